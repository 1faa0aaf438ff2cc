import { buildLanguage } from '../../contract/languages/build-language.ts'

let names: Intl.DisplayNames | undefined

/** Returns the name of a country by its ISO 3166 code, in English on the server and in the language of the pages; the code itself if it is unknown. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames([buildLanguage], { type: 'region', fallback: 'code' })
  return names.of(code) ?? code
}
