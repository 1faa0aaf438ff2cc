import { said } from '../../contract/languages/said.ts'
import type { Tax } from '../payments/included-tax.ts'
import { priceTermsText } from '../shop/price-terms.ts'
import { priceTermsTexts } from '../shop/price-terms-texts.ts'
import { taxSentenceTexts } from './tax-sentence-texts.ts'

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
  return said(taxSentenceTexts)[isIncluded ? 'included' : 'added'](write(rate), name)
}

/** A tax that a price includes, or that is added to it, without its name; `none` if the shop states no tax. */
export type UnnamedTax = 'included' | 'added' | 'none'

/**
 * Says what a price includes, below it.
 *
 * @param tax the tax of the country, or what the shop's prices do with tax while the owner has set no rates by country.
 * @param delivery whether the price includes delivery, is without it, or the line above states it.
 */
export function priceNote(
  tax: StatedTax | UnnamedTax,
  delivery: 'included' | 'added' | 'stated',
  write: (value: number) => string,
): string {
  if (typeof tax === 'string') return unnamedNote(tax, delivery)
  const words = taxSentence(tax, write)
  if (delivery === 'stated') return words
  return said(taxSentenceTexts)[delivery === 'added' ? 'plusDelivery' : 'withDelivery'](words)
}

function unnamedNote(tax: UnnamedTax, delivery: 'included' | 'added' | 'stated'): string {
  if (delivery !== 'stated') return priceTermsText({ tax, delivery })
  if (tax === 'none') return ''
  return said(priceTermsTexts)[tax].tax
}
