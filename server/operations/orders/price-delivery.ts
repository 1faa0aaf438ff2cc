import type { DeliveryWay } from '../../../contract/orders/orders.ts'
import type { DeliveryRates } from '../../../contract/shop/delivery-rates.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { deliveryShares, gramsOf, includesDelivery, zoneOf } from '../../../domain/delivery/delivery-fee.ts'
import { offersPickUp } from '../../../domain/orders/pick-up.ts'
import { done, type Outcome, refusedAt } from '../../../domain/outcome.ts'
import type { TaxOfSales } from '../../../domain/tax/tax-of-sales.ts'
import type { RateOfInvoice } from '../../../domain/tax/taxes-by-rate.ts'
import type { Transaction } from '../../data/database.ts'
import { findLastCountry } from '../../data/queries/accounts/addresses.ts'
import { findCompanyOf } from '../../data/queries/accounts/companies.ts'
import type { Caller, Shop } from '../shop.ts'
import { type TaxesOfBuyer, taxesOfBuyer } from './taxes-of-buyer.ts'

/** Where a parcel goes, with the rates and taxes of now. */
export interface Destination extends TaxesOfBuyer {
  readonly rates: DeliveryRates
  /** ISO 3166 code; null if it is unknown, so that the default zone counts. */
  readonly country: string | null
  readonly way: DeliveryWay
  /** The tax of gift cards: none, under the name of the shop's tax; null if the shop states no tax. */
  readonly giftCardTax: RateOfInvoice | null
}

/** What a client asks for. */
interface Wanted {
  /** ISO 3166 code. */
  readonly country?: string | undefined
  readonly way?: DeliveryWay | undefined
}

/**
 * Returns where the parcel of a booking goes: to the country that the client names, else to that of the account's last
 * used address, else to an unknown one. Refuses a named country that the shop does not deliver to,
 * and pick-up if the shop does not offer it.
 */
export async function destinationOf(
  shop: Pick<Shop, 'settings' | 'clock'>,
  { db }: Transaction,
  { userId }: Pick<Caller, 'userId'>,
  { country: named, way = 'parcel' }: Wanted,
): Promise<Outcome<Destination>> {
  const settings = await shop.settings.readWithin(db)
  const { rates, pickup } = settings
  const buyer = taxesOfBuyer(settings, await findCompanyOf(db, userId), shop.clock())
  const { taxes } = buyer
  const giftCardTax = taxOfGiftCards(settings, taxes)
  const to = (country: string | null) => done({ ...buyer, rates, country, way, giftCardTax })
  // Goods without transport are supplied, and taxed, at the shop's place (Directive 2006/112/EC, Article 31).
  if (way === 'pickup') return offersPickUp(pickup) ? to(null) : refusedAt('way', 'PICK_UP_NOT_OFFERED')
  const isKnown = (country: string) => includesDelivery(rates) || zoneOf(rates, country) !== undefined
  if (includesDelivery(rates) && taxes.taxOf(null) === null) return to(null)
  if (named !== undefined)
    return isKnown(named) ? to(named) : refusedAt('deliverTo.country', 'COUNTRY_NOT_DELIVERED')
  const last = await findLastCountry(db, userId)
  return to(last !== undefined && isKnown(last) ? last : null)
}

/** A gift card pays for goods of any rate, so that it is taxed when it is used (Directive 2006/112/EC, Article 30b). */
function taxOfGiftCards({ money }: Pick<SectionValues, 'money'>, taxes: TaxOfSales): RateOfInvoice | null {
  const name = taxes.taxOf(null)?.name ?? (money.taxRate === null ? undefined : money.taxName)
  return name === undefined ? null : { name, rate: 0, country: null }
}

/** Returns how an order reaches its customer, and its tax. Gift cards go by email, without tax. */
export function soldAs(
  { way, country, taxes, giftCardTax }: Destination,
  { isGiftCard }: { readonly isGiftCard: boolean },
) {
  return isGiftCard
    ? ({ deliveryWay: 'email', deliveryTo: null, tax: giftCardTax } as const)
    : { deliveryWay: way, deliveryTo: country, tax: taxes.taxOf(country) }
}

/** An order that is being booked. */
interface NewGoods {
  readonly id: string
  readonly goodsCents: number
  readonly quantity: number
  /** The weight of one piece. */
  readonly weightGrams: number | undefined
  /** Whether it is of gift cards, which are not delivered and do not count for free delivery. */
  readonly isGiftCard: boolean
}

/** What delivery makes of the price of a new order. */
interface NewPrice {
  readonly deliveryCents: number
  readonly priceCents: number
  /** The weight of its pieces; null while prices include delivery. */
  readonly grams: number | null
}

/** Returns orders that are booked together with their shares of the delivery fee. */
export function priceNewOrders<Goods extends NewGoods>(
  { rates, country, taxes, way }: Destination,
  orders: readonly Goods[],
): readonly (Goods & NewPrice)[] {
  const weighed = orders.map((order) => ({
    ...order,
    grams:
      includesDelivery(rates) || order.isGiftCard ? null : gramsOf(rates, order.weightGrams, order.quantity),
  }))
  const delivered = weighed.filter(({ isGiftCard }) => !isGiftCard)
  const group = delivered.map(({ id, goodsCents, grams }) => {
    return { id, goodsCents, grams: grams ?? 0, country, deliveryCents: 0, isFixed: false }
  })
  const shares = way === 'pickup' ? new Map<string, number>() : deliveryShares(rates, group, taxes.grossOf)
  return weighed.map((order) => {
    const deliveryCents = shares.get(order.id) ?? 0
    return { ...order, deliveryCents, priceCents: order.goodsCents + deliveryCents }
  })
}
