import { type Country, type Order, sumOf } from './records.ts'
import type { ReferenceShop } from './shop.ts'

/** The weight of a piece of a product that has none, in grams. */
export const pieceGrams = 100

/** Returns the fee of a parcel as the owner has set it: by the amount of goods at home, by weight abroad. */
function feeOf(country: Country, goods: number, pieces: number): number {
  if (country === 'DE') return goods >= 2_500 ? 0 : 590
  return pieces * pieceGrams >= 300 ? 1_250 : 990
}

/** Returns a price of home in a country: abroad the net amount stays, with 20 % instead of 19 %, rounded half up. */
export function priceIn(country: Country | null, cents: number): number {
  return country === 'AT' ? Math.floor((2 * cents * 120 + 119) / (2 * 119)) : cents
}

/** Returns the tax in an amount, rounded half up. */
export function taxIn(country: Country, cents: number): number {
  const percent = country === 'AT' ? 20 : 19
  return Math.floor((2 * cents * percent + 100 + percent) / (2 * (100 + percent)))
}

/** Delivery of an unknown country is priced for the home country. */
export function zoneOf({ country }: Pick<Order, 'country'>): Country {
  return country ?? 'DE'
}

function feeOfParcel(zone: Country, orders: readonly Order[]): number {
  const goods = sumOf(orders.map((order) => order.goods))
  return priceIn(zone, feeOf(zone, goods, sumOf(orders.map(({ quantity }) => quantity))))
}

/** Spreads cents by goods: the largest remainders get the last cents, the first of equal ones first. */
function spread(cents: number, orders: readonly Order[]): ReadonlyMap<Order, number> {
  const goods = sumOf(orders.map((order) => order.goods))
  const parts = orders.map((order) => {
    return { order, cents: Math.floor((cents * order.goods) / goods), rest: (cents * order.goods) % goods }
  })
  const left = cents - sumOf(parts.map((part) => part.cents))
  const first = new Set(parts.toSorted((one, other) => other.rest - one.rest).slice(0, left))
  return new Map(parts.map((part) => [part.order, part.cents + (first.has(part) ? 1 : 0)]))
}

/** Returns the new shares of the unpaid orders that were booked together: each zone is one parcel with one fee. */
export function sharesOf(group: readonly Order[]): ReadonlyMap<Order, number> {
  const parcels = Map.groupBy(
    group.filter(({ state }) => state !== 'cancelled'),
    zoneOf,
  )
  return new Map(
    [...parcels].flatMap(([zone, orders]) => {
      const open = orders.filter(({ state }) => state === 'unpaid')
      const paid = sumOf(orders.filter((order) => !open.includes(order)).map(({ delivery }) => delivery))
      return [...spread(Math.max(0, feeOfParcel(zone, orders) - paid), open)]
    }),
  )
}

/** Returns the orders whose price changes once an order is cancelled, with their shares. */
export function sharesWithout(shop: ReferenceShop, cancelled: Order): ReadonlyMap<Order, number> {
  if (!shop.charges) return new Map()
  const zone = zoneOf(cancelled)
  const parcel = cancelled.bookedWith.filter(
    (order) => order !== cancelled && order.state !== 'cancelled' && zoneOf(order) === zone,
  )
  const open = parcel.filter(({ state }) => state === 'unpaid')
  if (open.length === 0) return new Map()
  const change = feeOfParcel(zone, parcel) - feeOfParcel(zone, [cancelled, ...parcel])
  // Paid orders keep their shares, which are in the sums before and after.
  const before = sumOf([cancelled, ...open].map(({ delivery }) => delivery))
  return changed(spread(Math.max(0, before + change), open))
}

/** Returns those that differ from the present shares. */
export function changed(shares: ReadonlyMap<Order, number>): ReadonlyMap<Order, number> {
  const isOther = ([order, delivery]: readonly [Order, number]) =>
    order.delivery !== delivery || order.cents !== order.goods + delivery
  return new Map([...shares].filter(isOther))
}

export function storeShares(shares: ReadonlyMap<Order, number>): void {
  for (const [order, delivery] of shares) Object.assign(order, { delivery, cents: order.goods + delivery })
}

/** Returns the orders of these that an open payment may still pay. */
export function beingPaid({ payments }: ReferenceShop, orders: Iterable<Order>): readonly Order[] {
  const open = payments.filter(({ state }) => state === 'open')
  return [...orders].filter((order) => open.some((payment) => payment.orders.includes(order)))
}
