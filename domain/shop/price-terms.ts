import type { PriceTerms, SectionValues } from '../../contract/shop/shop-sections.ts'
import { includesDelivery } from '../delivery/delivery-fee.ts'

/** Returns whether the prices of products include tax and delivery. */
export function priceTermsOf({
  money,
  rates,
  tax,
}: Pick<SectionValues, 'money' | 'rates' | 'tax'>): PriceTerms {
  return {
    tax: taxTerms(money, tax),
    delivery: includesDelivery(rates) ? 'included' : 'added',
  }
}

/** The rates by country, where the owner has set them, replace the one tax of the section `money`. */
function taxTerms(
  money: SectionValues['money'],
  { rates, pricesInclude }: SectionValues['tax'],
): PriceTerms['tax'] {
  if (rates.length > 0) return pricesInclude ? 'included' : 'added'
  return money.taxRate === null ? 'none' : 'included'
}

/** Returns the terms of a product's price in words, such as "tax included, plus delivery". */
export function priceTermsText({ tax, delivery }: PriceTerms): string {
  const parts = [
    ...(tax === 'none' ? [] : [{ name: 'tax', isIncluded: tax === 'included' }]),
    { name: 'delivery', isIncluded: delivery === 'included' },
  ]
  const included = parts.filter(({ isIncluded }) => isIncluded).map(({ name }) => name)
  const added = parts.filter(({ isIncluded }) => !isIncluded).map(({ name }) => name)
  return [
    ...(included.length > 0 ? [`${included.join(' and ')} included`] : []),
    ...(added.length > 0 ? [`plus ${added.join(' and ')}`] : []),
  ].join(', ')
}

/** Returns the terms of an order's price, which always includes its delivery, and its tax if the shop states one. */
export function totalTermsText({ tax }: Pick<PriceTerms, 'tax'>): string {
  return priceTermsText({ tax: tax === 'none' ? 'none' : 'included', delivery: 'included' })
}
