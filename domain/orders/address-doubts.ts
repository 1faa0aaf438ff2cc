import { countryCode } from './countries.ts'

/** Signs of an incomplete address. They lead to a question, never to a refusal. */
export type AddressDoubt = 'oneLine' | 'noPostcode' | 'noCountry' | 'notDelivered'

/** Countries where most addresses have no postal code (Universal Postal Union). */
const withoutPostcodes = new Set([
  'AE',
  'AO',
  'BO',
  'BS',
  'FJ',
  'GH',
  'HK',
  'JM',
  'KE',
  'MO',
  'PA',
  'QA',
  'UG',
  'ZW',
])

/** Three digits in a row, or letters and digits mixed as in "WH1 2EL", "K1A 0B1" and "D02 X285". */
const postcode =
  /\d{3}|\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b|\b[a-z]\d[a-z] ?\d[a-z]\d\b|\b[a-z]\d{2} ?[a-z\d]{4}\b/i

/**
 * Returns the parts that a typed address probably lacks. This is a guess, because address formats differ too much.
 * @param delivered codes of the countries that the shop delivers to; empty if the shop states none.
 */
export function addressDoubts(address: string, delivered: readonly string[]): readonly AddressDoubt[] {
  const parts = address.split(/[\n,]/).filter((part) => part.trim() !== '')
  if (parts.length < 2) return ['oneLine']
  const country = countryCode(parts.at(-1) ?? '')
  const doubts: AddressDoubt[] = []
  // Without the first line, which has the house number.
  const hasPostcode = postcode.test(parts.slice(1).join('\n'))
  if (!hasPostcode && !withoutPostcodes.has(country ?? '')) doubts.push('noPostcode')
  if (country === undefined) doubts.push('noCountry')
  else if (delivered.length > 0 && !delivered.includes(country)) doubts.push('notDelivered')
  return doubts
}
