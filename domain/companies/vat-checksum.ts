import { checkVAT, countries } from 'jsvat-next'
import { euCountries } from '../shop/european-countries.ts'

/** The countries whose numbers the VIES knows; `XI` is Northern Ireland. */
const known = countries.filter(({ codes }) => codes.some((code) => euCountries.has(code) || code === 'GB'))

/**
 * Returns whether a text is a VAT number of the EU by its form and its check digits. Whether the number is in use only
 * the VIES knows.
 *
 * @param text without spaces, in capitals.
 */
export function isVatNumberByDigits(text: string): boolean {
  return !text.startsWith('GB') && checkVAT(text, known).isValid
}
