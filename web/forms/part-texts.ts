import type { PartDoubt } from '../../domain/addresses/part-doubts.ts'
import { labelOfPart } from '../../domain/addresses/part-labels.ts'
import { countryNames } from '../../domain/orders/countries.ts'

/** Texts of the fields of an address's parts. */
export const partTexts = {
  countryHint: 'Where the parcel goes.',
  company: 'Company (optional)',
  line1: 'Street and number',
  line2: 'Flat, floor or building (optional)',
  /** For screen readers, after another country was chosen. */
  fieldsOf: (country: string, labels: readonly string[]) =>
    `Fields for ${nameOf(country)}: ${labels.join(', ')}.`,
} as const

const asItIs = 'If it is right, go on.'

/** Returns the hint about a doubt; the address can be used as it is. */
export function textOfDoubt(doubt: PartDoubt, country: string): string {
  const postcode = inSentence(labelOfPart('postcode', country))
  const what: Readonly<Record<PartDoubt, string>> = {
    noCountry: 'Please choose the country.',
    notDelivered: `The shop does not name this country among those that it delivers to. ${asItIs}`,
    noPostcode: `Does the address have a ${postcode}? ${asItIs}`,
    oddPostcode: `This ${postcode} looks unusual for ${nameOf(country)}. ${asItIs}`,
    noCity: `Does the address have a ${inSentence(labelOfPart('city', country))}? ${asItIs}`,
  }
  return what[doubt]
}

/** Returns the longest hint that the fields of the place can get, for which its place is kept. */
export function longestDoubt(country: string): string {
  return textOfDoubt('oddPostcode', country)
}

/** "ZIP code" stays, "Postal code" becomes "postal code". */
function inSentence(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.toLowerCase()
}

function nameOf(country: string): string {
  return countryNames().get(country) ?? 'this country'
}
