/** Texts of the fields of an address's parts. */
export const partTexts = {
  countryHint: 'Where the parcel goes.',
  company: 'Company (optional)',
  line1: 'Street and number',
  line2: 'Flat, floor or building (optional)',
  /** For screen readers, after another country was chosen. */
  fieldsOf: (country: string | undefined, labels: readonly string[]) =>
    `Fields for ${country ?? 'this country'}: ${labels.join(', ')}.`,
} as const

const asItIs = 'If it is right, go on.'

/** Hints about a doubtful address. The parameters are labels of fields, such as "Postal code". */
export const partDoubtTexts = {
  noCountry: 'Please choose the country.',
  notDelivered: `The shop does not name this country among those that it delivers to. ${asItIs}`,
  noPostcode: (postcode: string) => `Does the address have a ${inSentence(postcode)}? ${asItIs}`,
  oddPostcode: (postcode: string) => `This ${inSentence(postcode)} looks unusual for the country. ${asItIs}`,
  noCity: (city: string) => `Does the address have a ${inSentence(city)}? ${asItIs}`,
} as const

/** "ZIP code" stays, "Postal code" becomes "postal code". */
function inSentence(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.toLowerCase()
}
