import { countryUnknown } from '../../../contract/orders/addresses.ts'
import type { DeliveryRates } from '../../../contract/shop/delivery-rates.ts'
import { includesDelivery, zoneOf } from '../../../domain/delivery/delivery-fee.ts'
import { type Refusal, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { listGroupIds, setDestination } from '../../data/queries/orders/order-prices.ts'
import { listOrders, type OrderRow } from '../../data/queries/orders/orders.ts'
import { changedShares, isExemptAs, type NewShare, otherTax, pricedFor } from '../orders/reprice-orders.ts'
import { type TaxesOfBuyer, taxesOfOrder } from '../orders/taxes-of-buyer.ts'

/** Orders that are given an address in a country. */
interface Move extends TaxesOfBuyer {
  readonly rates: DeliveryRates
  /** ISO 3166 code; undefined if it is not known. */
  readonly country: string | undefined
  /** The orders that get the address. */
  readonly named: ReadonlySet<string>
  /** Those, and the orders that were booked together with them. All are locked. */
  readonly orders: readonly OrderRow[]
}

/** Returns the ids of orders to lock: these, and with zones of delivery those that were booked together with them. */
export async function idsToLock(
  { db }: Transaction,
  rates: DeliveryRates,
  orderIds: readonly string[],
): Promise<readonly string[]> {
  if (includesDelivery(rates)) return orderIds
  const booked = await listOrders(db, orderIds)
  // One order of each purchase is enough.
  const groups = Map.groupBy(booked, groupOf)
  const ids = await Promise.all([...groups.values()].map(([order]) => order && listGroupIds(db, order)))
  return [...new Set([...orderIds, ...ids.flatMap((group) => group ?? [])])]
}

/**
 * Refuses a country that the shop does not deliver to. Refuses a country with another zone of delivery or another tax
 * for a paid order, which was paid for the country of its first address.
 */
export function refusalOfMove(move: Move): Refusal | undefined {
  const { rates, country, named, orders } = move
  if (country === undefined) return refusalOfUnknown(move)
  const given = orders.filter(({ id, deliveryWay }) => named.has(id) && deliveryWay === 'parcel')
  const isNowhere = !includesDelivery(rates) && !zoneOf(rates, country)
  if (isNowhere && given.some(({ state }) => state === 'unpaid'))
    return refusedAt('country', 'COUNTRY_NOT_DELIVERED')
  if (
    given.some(
      (order) => order.state === 'paid' && order.taxExemption !== null && order.taxCountry !== country,
    )
  )
    return refusedAt('country', 'DELIVERY_PAID')
  const isPaidElsewhere = given.some(
    (order) =>
      order.state === 'paid' &&
      order.deliveryAddress !== null &&
      order.deliveryCountry !== country &&
      (isInOtherZone(move, order) || hasOtherTax(move, order)),
  )
  return isPaidElsewhere ? refusedAt('country', 'DELIVERY_PAID') : undefined
}

/** Refuses an address whose country is unknown for an order without tax, because tax depends on where the goods go. */
function refusalOfUnknown({ named, orders }: Move): Refusal | undefined {
  const isExempt = orders.some(({ id, taxExemption }) => named.has(id) && taxExemption !== null)
  return isExempt ? { ...refused('INPUT_INVALID'), fields: { country: countryUnknown() } } : undefined
}

/** Returns whether delivery was priced for another zone than the country's. */
function isInOtherZone({ rates, country = '' }: Move, { weightGrams, deliveryTo }: OrderRow): boolean {
  if (includesDelivery(rates) || weightGrams === null) return false
  return zoneOf(rates, deliveryTo) !== zoneOf(rates, country)
}

function hasOtherTax(move: Move, order: OrderRow): boolean {
  return otherTax(taxesOfOrder(move, order), move.country ?? '', order) !== undefined
}

/**
 * Returns the new prices of unpaid orders that move to another zone or another tax, and of those that were booked
 * together with them. Orders of such a group that have no address yet move along. Otherwise prices stay.
 */
export function pricesOfMove(move: Move): readonly NewShare[] {
  const { rates, country = '' } = move
  const moved = new Set(movedOrders(move).map(({ id }) => id))
  return [...Map.groupBy(move.orders, groupOf).values()].flatMap((group) => {
    const isChanged = group.some(
      (order) => moved.has(order.id) && (isInOtherZone(move, order) || hasOtherTax(move, order)),
    )
    if (!isChanged) return []
    return changedShares(rates, move, group, (order) =>
      moved.has(order.id) ? pricedFor(taxesOfOrder(move, order), country, order) : order,
    )
  })
}

/** Stores the country and the tax of the moved orders, also of those whose price stays. */
export async function storeDestinations(transaction: Transaction, move: Move): Promise<void> {
  const { country } = move
  if (country === undefined) return
  for (const order of movedOrders(move))
    await setDestination(transaction, order.id, country, otherTax(taxesOfOrder(move, order), country, order))
}

/** Returns the unpaid orders that are from now on priced for the country. */
function movedOrders(move: Move): readonly OrderRow[] {
  const { rates, country, named, orders } = move
  if (country === undefined) return []
  return orders.filter((order) => {
    const { id, state, deliveryWay, deliveryAddress, deliveryTo, weightGrams, taxCountry } = order
    return (
      state === 'unpaid' &&
      deliveryWay === 'parcel' &&
      ((weightGrams !== null && !includesDelivery(rates)) || taxCountry !== null) &&
      (deliveryTo !== country || isNewlyExempt(move, country, order)) &&
      (named.has(id) || deliveryAddress === null)
    )
  })
}

/** Returns whether another number is confirmed, or none any more, since the order was priced for the country. */
function isNewlyExempt(move: Move, country: string, order: OrderRow): boolean {
  const tax = taxesOfOrder(move, order).taxOf(country)
  return order.taxCountry !== null && tax !== null && !isExemptAs(order, tax)
}

/** Returns the name of an order's delivery group: the orders that were booked together. */
export function groupOf({ id, purchaseId, offerId }: OrderRow): string {
  return purchaseId ?? offerId ?? id
}
