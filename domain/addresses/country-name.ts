import { buildLanguage } from '../../contract/languages/build-language.ts'

const namesIn = new Map<string, Intl.DisplayNames>()

/**
 * Returns the name of a country by its ISO 3166 code; the code itself if it is unknown.
 *
 * @param language a language tag; the language of the pages by default, which is English on the server.
 */
export function countryName(code: string, language: string = buildLanguage): string {
  const names =
    namesIn.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  namesIn.set(language, names)
  return names.of(code) ?? code
}
