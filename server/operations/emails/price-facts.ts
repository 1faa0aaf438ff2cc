import { inLanguage } from '../../../contract/languages/said.ts'
import type { OrderWay } from '../../../contract/orders/orders.ts'
import { goesInParcel } from '../../../domain/orders/gift-card-order.ts'
import { isPickedUp } from '../../../domain/orders/pick-up.ts'
import type { Tax } from '../../../domain/payments/included-tax.ts'
import { priceTermsTexts } from '../../../domain/shop/price-terms-texts.ts'
import { priceNote } from '../../../domain/tax/tax-sentence.ts'
import { taxesByRate } from '../../../domain/tax/taxes-by-rate.ts'
import { formatTexts } from './format-texts.ts'
import type { MailingShop } from './formats.ts'
import { priceTexts } from './price-texts.ts'

/** The price of an order in an email. */
export interface Priced {
  /** Goods and delivery. */
  readonly priceCents: number
  readonly deliveryCents?: number
  /** What a rule took off the goods, with its name and its code. */
  readonly discountCents?: number
  readonly discountName?: string | null
  readonly discountCode?: string | null
  /** Null for an order that was booked while prices included delivery. */
  readonly weightGrams?: number | null
  /** The rate at which it is sold, as stored or as just booked; none if the tax of the section `money` applies. */
  readonly taxRateHundredths?: number | null
  readonly taxName?: string | null
  readonly taxCountry?: string | null
  readonly tax?: Tax | null
  readonly deliveryWay: OrderWay
}

/** Returns the goods of an order in cents, before its discount. */
export function goodsCentsOf({ priceCents, deliveryCents = 0, discountCents = 0 }: Priced): number {
  return priceCents - deliveryCents + discountCents
}

/**
 * Returns goods, discount and delivery apart. Nothing without a discount where prices included delivery, or everything
 * is picked up.
 */
export function priceFacts(
  orders: readonly Priced[],
  { language, settings: { formats } }: MailingShop,
): readonly (readonly [string, string])[] {
  const texts = inLanguage(priceTexts, language)
  const discounts = discountFacts(orders, texts, formats)
  const isDeliveryApart = hasDeliveryApart(orders)
  if (!isDeliveryApart && discounts.length === 0) return []
  const goodsCents = orders.reduce((sum, order) => sum + goodsCentsOf(order), 0)
  const deliveryCents = orders.reduce((sum, order) => sum + (order.deliveryCents ?? 0), 0)
  const delivery = deliveryCents === 0 ? texts.freeDelivery : formats.amount(deliveryCents)
  return [
    [texts.goods, formats.amount(goodsCents)],
    ...discounts,
    ...(isDeliveryApart ? [[texts.delivery, delivery] as const] : []),
  ]
}

/** Returns what each rule took off; one for the orders of a booking. */
function discountFacts(
  orders: readonly Priced[],
  texts: typeof priceTexts,
  formats: MailingShop['settings']['formats'],
): readonly (readonly [string, string])[] {
  const discounted = orders.filter(({ discountCents = 0 }) => discountCents > 0)
  const byName = Map.groupBy(
    discounted,
    ({ discountCode, discountName }) => discountCode ?? discountName ?? '',
  )
  return [...byName].map(([name, lowered]) => {
    const cents = lowered.reduce((sum, { discountCents = 0 }) => sum + discountCents, 0)
    return [texts.discount(name), formats.amount(-cents)] as const
  })
}

/** Returns the taxes in what was paid, by rate as the invoice has them; nothing without rates by country. */
export function taxFacts(
  orders: readonly Priced[],
  { language, settings: { formats, ownWord } }: MailingShop,
): readonly (readonly [string, string])[] {
  const texts = inLanguage(priceTexts, language)
  const sold = orders.map((order) => {
    const tax = taxOfOrder(order)
    return { cents: order.priceCents, tax: tax ? { ...tax, country: order.taxCountry ?? null } : null }
  })
  return taxesByRate(sold).map(({ name, rate, taxCents }) => [
    texts.tax(ownWord(name), formats.number(rate)),
    formats.amount(taxCents),
  ])
}

/** Writes what orders cost together with its terms; the rate of the tax only if all orders have the same. */
export function totalText(
  orders: readonly Priced[],
  { language, settings: { formats, ownWord } }: MailingShop,
): string {
  const cents = orders.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const taxes = orders.map(taxOfOrder)
  const [first] = taxes
  const isSame = taxes.every((tax) => tax?.rate === first?.rate && tax?.name === first?.name)
  const arePickedUp = orders.every(isPickedUp)
  if (!isSame || !first) return formats.total(cents, arePickedUp)
  const delivery = arePickedUp || hasDeliveryApart(orders) ? 'stated' : 'included'
  const tax = { ...first, name: ownWord(first.name), isIncluded: true }
  const note = priceNote(tax, delivery, formats.number, inLanguage(priceTermsTexts, language))
  return inLanguage(formatTexts, language).amountWithTerms(formats.amount(cents), note)
}

/** Returns what credit and the card paid; nothing where credit paid nothing. */
export function creditFacts(
  orders: readonly (Pick<Priced, 'priceCents'> & { readonly creditCents: number })[],
  { language, settings: { formats } }: MailingShop,
): readonly (readonly [string, string])[] {
  const creditCents = orders.reduce((sum, order) => sum + order.creditCents, 0)
  if (creditCents === 0) return []
  const cardCents = orders.reduce((sum, { priceCents }) => sum + priceCents, -creditCents)
  const texts = inLanguage(priceTexts, language)
  return [
    [texts.byCredit, formats.amount(creditCents)],
    ...(cardCents > 0 ? [[texts.byCard, formats.amount(cardCents)] as const] : []),
  ]
}

function taxOfOrder({ tax, taxRateHundredths = null, taxName = null }: Priced): Tax | undefined {
  if (tax) return { name: tax.name, rate: tax.rate }
  if (taxRateHundredths === null || taxName === null) return undefined
  return { name: taxName, rate: taxRateHundredths / 100 }
}

function hasDeliveryApart(orders: readonly Priced[]): boolean {
  return orders.some((order) => (order.weightGrams ?? null) !== null && goesInParcel(order))
}
