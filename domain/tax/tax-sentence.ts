import type { Tax } from '../payments/included-tax.ts'

/** The tax of prices in the home country, as pages and emails state it. */
export interface StatedTax extends Tax {
  /** Whether prices include it; else it is added to them. */
  readonly isIncluded: boolean
}

/**
 * Says which tax a price includes, for example "incl. 19 % VAT", or which is added to it, "plus 19 % VAT".
 *
 * @param write writes a number as the shop does.
 */
export function taxSentence({ name, rate, isIncluded }: StatedTax, write: (value: number) => string): string {
  return `${isIncluded ? 'incl.' : 'plus'} ${write(rate)} % ${name}`
}

/**
 * Says what a price includes, below it.
 *
 * @param tax undefined while the owner has set no rates by country.
 * @param delivery whether the price includes delivery, is without it, or the line above states it.
 */
export function priceNote(
  tax: StatedTax | undefined,
  delivery: 'included' | 'added' | 'stated',
  write: (value: number) => string,
): string {
  const words = tax && taxSentence(tax, write)
  if (delivery === 'added') return `${words ?? 'tax included'}, plus delivery`
  if (delivery === 'stated') return words ?? 'tax included'
  return words ? `${words}, delivery included` : 'tax and delivery included'
}
