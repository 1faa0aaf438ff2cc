import { partsWrittenIn } from './address-format.ts'
import type { AddressParts } from './address-parts.ts'
import { hasKnownPostcodes, isPostcodeOf } from './postcode-shapes.ts'
import { cleanPostcode } from './read-address.ts'

/** Signs of an incomplete address: they lead to a hint at their field, never to a refusal. */
export type PartDoubt = 'noCountry' | 'notDelivered' | 'noPostcode' | 'oddPostcode' | 'noCity'

/** The doubts of an address, by the field where they are shown. */
export interface PartDoubts {
  readonly country?: 'noCountry' | 'notDelivered'
  readonly postcode?: 'noPostcode' | 'oddPostcode'
  readonly city?: 'noCity'
}

/** Countries whose postcodes are new, and left out of many addresses (Universal Postal Union). */
const optionalPostcodes = new Set('AE BH CL CO IE JM KE LB MT NG OM PA PE QA SA VN ZM'.split(' '))

/**
 * Returns which parts of an address are probably missing or wrong for a carrier.
 *
 * @param delivered codes of the countries that the shop delivers to; empty if it has no such list.
 */
export function partDoubts(parts: AddressParts, delivered: readonly string[]): PartDoubts {
  const { country, postcode, city } = parts
  if (country === '') return { country: 'noCountry' }
  const written = partsWrittenIn(country)
  const isExpected = written.includes('postcode') && hasKnownPostcodes(country)
  const lacksPostcode = isExpected && postcode === '' && !optionalPostcodes.has(country)
  const isOdd = isExpected && postcode !== '' && !isPostcodeOf(country, cleanPostcode(country, postcode))
  return {
    ...(delivered.length > 0 && !delivered.includes(country) && { country: 'notDelivered' as const }),
    ...(lacksPostcode && { postcode: 'noPostcode' as const }),
    ...(isOdd && { postcode: 'oddPostcode' as const }),
    ...(written.includes('city') && city === '' && { city: 'noCity' as const }),
  }
}
