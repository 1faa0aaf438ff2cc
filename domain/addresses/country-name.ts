let names: Intl.DisplayNames | undefined

/** Returns the English name of a country by its ISO 3166 code; the code itself if it is unknown. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' })
  return names.of(code) ?? code
}
