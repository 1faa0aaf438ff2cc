import type { PartDoubt } from '../../domain/addresses/part-doubts.ts'
import { labelOfPart } from '../../domain/addresses/part-labels.ts'
import { partDoubtTexts } from './part-texts.ts'

/** Returns the hint about a doubt; the address can be used as it is. */
export function textOfDoubt(doubt: PartDoubt, country: string): string {
  if (doubt === 'noCity') return partDoubtTexts.noCity(labelOfPart('city', country))
  if (doubt === 'noCountry' || doubt === 'notDelivered') return partDoubtTexts[doubt]
  return partDoubtTexts[doubt](labelOfPart('postcode', country))
}

/** Returns the longest hint that the fields of the place can get, for which its place is kept. */
export function longestDoubt(country: string): string {
  return textOfDoubt('oddPostcode', country)
}
