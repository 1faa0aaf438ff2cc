import { formatAddress } from 'localized-address-format'

/** A part of an address with a field of its own. */
export type AddressPart = 'company' | 'lines' | 'postcode' | 'city' | 'region'

/** Placeholders that no format has as a literal. */
const placeholders: Readonly<Record<AddressPart, string>> = {
  company: '\u0001',
  lines: '\u0002',
  postcode: '\u0003',
  city: '\u0004',
  region: '\u0005',
}

/** The parts of a country whose format is unknown. */
const usual: readonly AddressPart[] = ['company', 'lines', 'postcode', 'city']

const known = new Map<string, readonly AddressPart[]>()

/**
 * Returns the parts that a country writes, in its order from the most to the least precise. Source: Google's address
 * data, in the package `localized-address-format` (decision 0141).
 *
 * @param country ISO 3166 code; empty: unknown.
 */
export function partsWrittenIn(country: string): readonly AddressPart[] {
  const found = known.get(country) ?? partsOfFormat(country)
  known.set(country, found)
  return found
}

function partsOfFormat(country: string): readonly AddressPart[] {
  if (country === '') return usual
  const { company, lines, postcode, city, region } = placeholders
  const text = formatAddress(
    {
      postalCountry: country,
      organization: company,
      addressLines: [lines],
      postalCode: postcode,
      locality: city,
      administrativeArea: region,
    },
    'latin',
  ).join('\n')
  const written = (Object.keys(placeholders) as AddressPart[]).filter((part) =>
    text.includes(placeholders[part]),
  )
  return written.sort((one, other) => text.indexOf(placeholders[one]) - text.indexOf(placeholders[other]))
}
