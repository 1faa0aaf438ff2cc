const name = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that the browser names but that are no countries: Europe, the euro area, the United Nations, tests. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'])

const names = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && name.of(code) !== undefined)
    .map((code) => [code, name.of(code) ?? code]),
)
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
