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
  const first = digits.length % 3 || 3
  const whole = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(thousandsMark)
  return decimals === undefined ? whole : `${whole}${decimalMark}${decimals}`
}
