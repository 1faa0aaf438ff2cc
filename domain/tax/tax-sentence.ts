import type { Tax } from '../payments/included-tax.ts'

/**
 * Says which tax a price includes, for example "incl. 19 % VAT", or which is added to it, "plus 19 % VAT".
 *
 * @param write writes a number as the shop does.
 */
export function taxSentence(
  { name, rate }: Tax,
  isIncluded: boolean,
  write: (value: number) => string = String,
): string {
  return `${isIncluded ? 'incl.' : 'plus'} ${write(rate)} % ${name}`
}
