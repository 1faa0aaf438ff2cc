import { countryNames } from '../../../domain/orders/countries.ts'

const names = countryNames()
const codes = new Map([...names].map(([code, known]) => [known.toLowerCase(), code]))

/** Writes countries by their names, one per line. */
export function namesOf(countries: readonly string[]): string {
  return countries.map((code) => names.get(code) ?? code).join('\n')
}

/** Reads countries by name or code, one per line or separated by commas; what is neither stays, to be refused. */
export function codesOf(text: string): readonly string[] {
  const given = text.split(/[\n,;]/).map((country) => country.trim())
  return [...new Set(given.filter((country) => country !== '').map(codeOf))]
}

function codeOf(country: string): string {
  const code = country.toUpperCase()
  return names.has(code) ? code : (codes.get(country.toLowerCase()) ?? country)
}
