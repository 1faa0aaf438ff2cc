import { euCountries } from '../shop/european-countries.ts'

/** For how long a confirmed VAT number counts, unless it is confirmed again. */
export const vatConfirmationMs = 90 * 86_400_000

/** What of a company decides whether its goods are taxed. */
export interface TaxedCompany {
  readonly vatNumber: string | null
  readonly vatState: string
  readonly vatConfirmedAt: number | null
}

/** Returns the company's VAT number if it is confirmed, and the confirmation is not too old. */
export function confirmedNumber(
  { vatNumber, vatState, vatConfirmedAt }: TaxedCompany,
  now: number,
): string | null {
  const isConfirmed = vatState === 'confirmed' && vatConfirmedAt !== null
  return isConfirmed && now < vatConfirmedAt + vatConfirmationMs ? vatNumber : null
}

/** Returns the country of a VAT number, as an ISO 3166 code: Greek numbers begin with EL. */
function countryOfVatNumber(vatNumber: string): string {
  const prefix = vatNumber.slice(0, 2)
  return prefix === 'EL' ? 'GR' : prefix
}

/**
 * Returns whether a delivery of goods is free of tax because the company declares it: both countries are in the EU and
 * not the same, and the company's number is of another country of the EU than the seller's (Directive 2006/112/EC,
 * Article 138).
 *
 * @param home the country that the goods leave.
 * @param country the country of delivery; null for goods that are picked up, or if it is unknown.
 * @param vatNumber a confirmed number.
 */
export function isIntraCommunity(home: string | null, country: string | null, vatNumber: string): boolean {
  if (home === null || country === null || country === home) return false
  const ofNumber = countryOfVatNumber(vatNumber)
  return [home, country, ofNumber].every((one) => euCountries.has(one)) && ofNumber !== home
}
