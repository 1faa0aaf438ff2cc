import { said } from '../../contract/languages/said.ts'
import type { PriceTerms, SectionValues } from '../../contract/shop/shop-sections.ts'
import { includesDelivery } from '../delivery/delivery-fee.ts'
import { priceTermsTexts } from './price-terms-texts.ts'

/** The texts in one language. */
export type TermsTexts = typeof priceTermsTexts

/** Returns whether the prices of products include tax and delivery. */
export function priceTermsOf({
  money,
  rates,
  tax,
}: Pick<SectionValues, 'money' | 'rates' | 'tax'>): PriceTerms {
  return {
    tax: taxTerm(money, tax),
    delivery: includesDelivery(rates) ? 'included' : 'added',
  }
}

function taxTerm({ taxRate }: SectionValues['money'], tax: SectionValues['tax']): PriceTerms['tax'] {
  // The rates by country replace the single rate of the section `money`.
  if (tax.rates.length > 0) return tax.pricesInclude ? 'included' : 'added'
  return taxRate === null ? 'none' : 'included'
}

/**
 * Returns the terms of a product's price in words, such as "tax included, plus delivery".
 *
 * @param texts those of the current request by default.
 */
export function priceTermsText(
  { tax, delivery }: PriceTerms,
  texts: TermsTexts = said(priceTermsTexts),
): string {
  return texts.terms[tax][delivery]
}

/** Returns the terms of an offered price, to which accepting it adds delivery with a price, but no tax. */
export function offeredTermsText({ tax, delivery }: PriceTerms, texts?: TermsTexts): string {
  return priceTermsText({ tax: tax === 'none' ? 'none' : 'included', delivery }, texts)
}

/**
 * Returns the terms of an order's price, which always includes its delivery, and its tax if the shop states one. An
 * order that is picked up has no delivery; empty if nothing is left to say.
 */
export function totalTermsText(
  { tax }: Pick<PriceTerms, 'tax'>,
  isPickedUp = false,
  texts: TermsTexts = said(priceTermsTexts),
): string {
  if (isPickedUp) return tax === 'none' ? '' : texts.taxIncluded
  return priceTermsText({ tax: tax === 'none' ? 'none' : 'included', delivery: 'included' }, texts)
}
