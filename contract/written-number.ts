import { fieldTexts } from './field-texts.ts'
import { said } from './languages/said.ts'

/** Writes an amount of money for a message, with two decimals: 12.50. */
export function writtenPrice(amount: number): string {
  return amount.toFixed(2).replace('.', said(fieldTexts).decimalMark)
}

/** Writes a number for a message, with separators of thousands: 1,000,000. The shop's own amounts have `Writing`. */
export function writtenNumber(number: number): string {
  const { thousandsMark, decimalMark } = said(fieldTexts)
  const [digits = '', decimals] = String(number).split('.')
  const whole = digits.replaceAll(/\B(?=(?:\d{3})+$)/g, thousandsMark)
  return decimals === undefined ? whole : `${whole}${decimalMark}${decimals}`
}
