const namesIn = new Map<string, Intl.DisplayNames>()

/**
 * Returns the name of a country by its ISO 3166 code; the code itself if it is unknown.
 *
 * @param language a language tag; English by default.
 */
export function countryName(code: string, language = 'en'): string {
  const names =
    namesIn.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  namesIn.set(language, names)
  return names.of(code) ?? code
}
