/** Codes that browsers name but that are no countries: Europe, the euro area, the United Nations, tests. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'])
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** People write the country as they say it: in English, or in one of the languages of the countries nearest by post. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'pl', 'cs']

/** What people write and no list of names has. */
const alsoWritten: Readonly<Record<string, string>> = {
  usa: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  holland: 'NL',
  turkey: 'TR',
  'czech republic': 'CZ',
  uae: 'AE',
  'hong kong': 'HK',
  macau: 'MO',
}

/** The English names of all countries by code. */
export const countryNames: ReadonlyMap<string, string> = new Map(namesIn('en'))

let codes: ReadonlyMap<string, string> | undefined

/** Returns the code of a country by its code or by its name in one of several languages; undefined for other words. */
export function countryCode(written: string): string | undefined {
  const name = folded(written)
  if (countryNames.has(name.toUpperCase())) return name.toUpperCase()
  codes ??= new Map([
    ...languages.flatMap((language) =>
      namesIn(language).map(([code, known]) => [folded(known), code] as const),
    ),
    ...Object.entries(alsoWritten),
  ])
  return codes.get(name)
}

function namesIn(language: string): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      // An outdated code names the same country again, as UK beside GB.
      const isCurrent = new Intl.Locale('und', { region: code }).region === code
      const name = isCurrent && !noCountries.has(code) ? names.of(code) : undefined
      return name === undefined ? [] : [[code, name] as const]
    })
}

function folded(name: string): string {
  return name.toLowerCase().replaceAll('.', '').replace(/^the /, '').trim()
}
