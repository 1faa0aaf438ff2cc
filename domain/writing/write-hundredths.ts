import type { NumberWriting } from '../../contract/shop/writing.ts'
import { withSign } from './write-numbers.ts'

// Apart from other numbers, because the home page has only prices in the shop's currency.

/** Writes a number with two decimals: 1,234.50. */
export function writeHundredths(value: number, writing: NumberWriting): string {
  return withSign(value, Math.abs(value).toFixed(2), writing)
}

/**
 * Writes an amount in a currency that is not the shop's: 1,234.50 CHF.
 *
 * @param currency is an ISO code.
 */
export function writeOtherCurrency(value: number, currency: string, writing: NumberWriting): string {
  return `${writeHundredths(value, writing)} ${currency.toUpperCase()}`
}
