import { countryUnknown } from '../../../contract/orders/addresses.ts'
import { isCountry, type TypedAddress } from '../../../domain/addresses/complete-address.ts'
import { type Refusal, refused } from '../../../domain/outcome.ts'

/** Refuses a code that no country of today has; an address without a country is accepted. */
export function refusalOfCountry({ country }: Pick<TypedAddress, 'country'>): Refusal | undefined {
  if (!country || isCountry(country)) return undefined
  return { ...refused('INPUT_INVALID'), fields: { country: countryUnknown() } }
}
