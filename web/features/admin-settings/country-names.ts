import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { countryCode, countryNames } from '../../../domain/orders/countries.ts'

const names = countryNames()

/** Writes countries by their names, one per line. */
export function namesOf(countries: readonly string[]): string {
  return countries.map((code) => (names.has(code) ? countryName(code, buildLanguage) : code)).join('\n')
}

/** Parses countries, by name or code, one per line or separated by commas. Validation refuses unknown text later. */
export function codesOf(text: string): readonly string[] {
  const given = text.split(/[\n,;]/).map((country) => country.trim())
  return [...new Set(given.filter((country) => country !== '').map(codeOf))]
}

/** Lower case for an unknown country, so that two unknown letters never pass as a code. */
function codeOf(country: string): string {
  return countryCode(country) ?? (country.length === 2 ? country.toLowerCase() : country)
}
