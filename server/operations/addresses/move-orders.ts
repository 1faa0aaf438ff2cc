import type { DeliveryRates } from '../../../contract/shop/delivery-rates.ts'
import { includesDelivery, zoneOf } from '../../../domain/delivery/delivery-fee.ts'
import { type Refusal, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { listGroupIds, setDestination } from '../../data/queries/orders/order-prices.ts'
import { listOrders, type OrderRow } from '../../data/queries/orders/orders.ts'
import { changedShares, type NewShare } from '../orders/reprice-orders.ts'

/** Orders that are given an address in a country. */
interface Move {
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
 * Refuses a country that the shop does not deliver to, and another zone for an order that is paid: its delivery was paid
 * for the zone of its first address.
 */
export function refusalOfMove({ rates, country, named, orders }: Move): Refusal | undefined {
  if (includesDelivery(rates) || country === undefined) return undefined
  const zone = zoneOf(rates, country)
  const given = orders.filter(({ id, deliveryWay }) => named.has(id) && deliveryWay === 'parcel')
  if (!zone && given.some(({ state }) => state === 'unpaid'))
    return refusedAt('country', 'COUNTRY_NOT_DELIVERED')
  const isPaidElsewhere = given.some(
    ({ state, weightGrams, deliveryAddress, deliveryTo }) =>
      state === 'paid' &&
      weightGrams !== null &&
      deliveryAddress !== null &&
      zoneOf(rates, deliveryTo) !== zone,
  )
  return isPaidElsewhere ? refusedAt('country', 'DELIVERY_PAID') : undefined
}

/**
 * Returns the new prices of unpaid orders that move to another zone, and of those that were booked together with them.
 * Orders of such a group that have no address yet move along. Within a zone, prices stay.
 */
export function pricesOfMove(move: Move): readonly NewShare[] {
  const { rates, country } = move
  if (country === undefined || includesDelivery(rates)) return []
  const zone = zoneOf(rates, country)
  const moved = new Set(movedOrders(move).map(({ id }) => id))
  return [...Map.groupBy(move.orders, groupOf).values()].flatMap((group) => {
    const isMoved = ({ id, deliveryTo }: OrderRow) => moved.has(id) && zoneOf(rates, deliveryTo) !== zone
    if (!group.some(isMoved)) return []
    return changedShares(
      rates,
      group.map((order) => (moved.has(order.id) ? { ...order, deliveryTo: country } : order)),
    )
  })
}

/** Stores the country of the moved orders, also of those whose price stays. */
export async function storeDestinations(transaction: Transaction, move: Move): Promise<void> {
  const { country } = move
  if (country === undefined) return
  for (const { id } of movedOrders(move)) await setDestination(transaction, id, country)
}

/** Returns the unpaid orders whose delivery is from now on priced for the country. */
function movedOrders({ rates, country, named, orders }: Move): readonly OrderRow[] {
  if (includesDelivery(rates)) return []
  return orders.filter(
    ({ id, state, deliveryWay, deliveryAddress, deliveryTo, weightGrams }) =>
      state === 'unpaid' &&
      deliveryWay === 'parcel' &&
      weightGrams !== null &&
      deliveryTo !== country &&
      (named.has(id) || deliveryAddress === null),
  )
}

/** Returns the name of an order's delivery group: the orders that were booked together. */
export function groupOf({ id, purchaseId, offerId }: OrderRow): string {
  return purchaseId ?? offerId ?? id
}
