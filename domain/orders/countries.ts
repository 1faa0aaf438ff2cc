import { foldLetters } from '../search/fold-text.ts'

/** Codes that browsers name although they are not countries: Europe, the euro area, the United Nations, tests. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'])
/**
 * Withdrawn codes that browsers still name after today's country, such as UK for GB. WebKit does not mark them as
 * withdrawn.
 */
const withdrawn = new Set('AN BU CS DD DY FX HV NH RH SU TP UK VD YD YU ZR'.split(' '))
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Languages in which people write a country: English, and the languages of the nearest countries. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'pl', 'cs']

/** Common spellings that the browsers' lists of names lack. */
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

const named = new Map<string, ReadonlyMap<string, string>>()

/**
 * Returns the names of all countries by code, in English unless another language is given. Computed on the first call,
 * because it takes 60 ms on a slow phone.
 */
export function countryNames(language = 'en'): ReadonlyMap<string, string> {
  const names = named.get(language) ?? new Map(namesIn(language))
  named.set(language, names)
  return names
}

let codes: ReadonlyMap<string, string> | undefined

/** Returns the code of a country, from its code or its name in one of several languages; undefined for other text. */
export function countryCode(written: string): string | undefined {
  const name = folded(written)
  if (countryNames().has(name.toUpperCase())) return name.toUpperCase()
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
      const name = noCountries.has(code) || withdrawn.has(code) ? undefined : names.of(code)
      return name === undefined ? [] : [[code, name] as const]
    })
}

function folded(name: string): string {
  return foldLetters(name).replaceAll('.', '').replace(/^the /, '').trim()
}
