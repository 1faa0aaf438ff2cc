import { said } from '../../contract/languages/said.ts'
import type { Tax } from '../payments/included-tax.ts'
import { priceTermsText, type TermsTexts } from '../shop/price-terms.ts'
import { priceTermsTexts } from '../shop/price-terms-texts.ts'

/** The tax of prices in the home country, as pages and emails state it. */
export interface StatedTax extends Tax {
  /** Whether prices include it; else it is added to them. */
  readonly isIncluded: boolean
}

/**
 * Says which tax a price includes, for example "incl. 19 % VAT", or which is added to it, "plus 19 % VAT".
 *
 * @param write writes a number as the shop does.
 * @param texts those of the current request by default.
 */
export function taxSentence(
  tax: StatedTax,
  write: (value: number) => string,
  texts: TermsTexts = said(priceTermsTexts),
): string {
  return sentence(tax, 'stated', write, texts)
}

/** A tax that a price includes, or that is added to it, without its name; `none` if the shop states no tax. */
export type UnnamedTax = 'included' | 'added' | 'none'

type DeliveryTerm = 'included' | 'added' | 'stated'

const nameOf = { included: 'withDelivery', added: 'plusDelivery', stated: 'alone' } as const

function sentence(
  { name, rate, isIncluded }: StatedTax,
  delivery: DeliveryTerm,
  write: (value: number) => string,
  texts: TermsTexts,
): string {
  return texts[isIncluded ? 'included' : 'added'][nameOf[delivery]](write(rate), name)
}

/**
 * Says what a price includes, below it.
 *
 * @param tax the tax of the country, or what the shop's prices do with tax while the owner has set no rates by country.
 * @param delivery whether the price includes delivery, is without it, or the line above states it.
 */
export function priceNote(
  tax: StatedTax | UnnamedTax,
  delivery: DeliveryTerm,
  write: (value: number) => string,
  texts: TermsTexts = said(priceTermsTexts),
): string {
  return typeof tax === 'string' ? unnamedNote(tax, delivery, texts) : sentence(tax, delivery, write, texts)
}

function unnamedNote(tax: UnnamedTax, delivery: DeliveryTerm, texts: TermsTexts): string {
  if (delivery !== 'stated') return priceTermsText({ tax, delivery }, texts)
  if (tax === 'none') return ''
  return tax === 'included' ? texts.taxIncluded : texts.plusTax
}
