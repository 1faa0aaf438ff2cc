import type { DeliveryWay } from '../../../contract/orders/orders.ts'
import { canBePaid } from '../../../domain/orders/booking-rules.ts'
import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { mayOrder } from '../../../domain/orders/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { lockUser } from '../../data/queries/accounts/users.ts'
import { setDestination } from '../../data/queries/orders/order-prices.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { setDeliveryWay } from '../../data/queries/orders/pick-ups.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import { groupOf, idsToLock } from '../addresses/move-orders.ts'
import type { GivenAddress } from '../addresses/set-delivery-address.ts'
import { type Destination, destinationOf } from '../orders/price-delivery.ts'
import {
  type BeingPaid,
  changedShares,
  closeForNewPrice,
  type NewShare,
  ordersBeingPaid,
  otherTax,
  pricedFor,
  storeShares,
} from '../orders/reprice-orders.ts'
import { taxesOfOrder } from '../orders/taxes-of-buyer.ts'
import { lockOrders } from '../payments/lock-payment-with-orders.ts'
import { notPayableText, payableIn } from '../payments/payable.ts'
import type { Caller, Shop } from '../shop.ts'

interface Choice {
  readonly orderIds: readonly string[]
  readonly way: DeliveryWay
  /** The country by which delivery is priced, as an ISO 3166 code, if the client names it. */
  readonly country?: string | undefined
}

/**
 * Chooses for the caller's unpaid orders whether they are delivered or picked up, all or none. Their prices, and those
 * of orders that were booked together with them, change in the same transaction.
 *
 * @returns how many orders had the other way before.
 */
export async function chooseDeliveryWay(
  shop: Shop,
  caller: Caller,
  choice: Choice,
): Promise<Outcome<GivenAddress>> {
  for (;;) {
    const chosen = await shop.database.write((transaction) => choose(shop, transaction, caller, choice))
    if (!chosen.ok) return chosen
    if ('changed' in chosen.value) return done(chosen.value)
    for (const id of chosen.value.repriced) {
      const closed = await closeForNewPrice(shop, id)
      if (!closed.ok) return closed
    }
  }
}

async function choose(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { orderIds, way, country }: Choice,
): Promise<Outcome<GivenAddress | BeingPaid>> {
  const now = shop.clock()
  // The account first and the orders by their ids, so that two calls never wait for each other.
  await lockUser(transaction, caller.userId)
  const destination = await destinationOf(shop, transaction, caller, { country, way })
  if (!destination.ok) return destination
  const named = new Set(orderIds)
  const orders = await lockOrders(
    transaction,
    await idsToLock(transaction, destination.value.rates, [...named]),
  )
  const refusal = refusalOfOrders(caller, named, orders)
  if (refusal) return refusal
  const moved = orders.filter(
    (order) => named.has(order.id) && order.deliveryWay !== way && !isGiftCard(order),
  )
  const changes = pricesOf(destination.value, moved, orders)
  const open = await ordersBeingPaid(transaction, changes)
  if (open.length > 0) return done({ repriced: open })
  const payable = await payableIn(shop, transaction.db)
  if (!changes.every(({ priceCents }) => canBePaid(priceCents, payable)))
    return refused('ORDER_CANNOT_BE_PAID', notPayableText(payable))
  await storeWays(transaction, destination.value, moved)
  await storeShares(transaction, withWays(destination.value, moved, changes), now)
  return (await stillSignedIn(transaction, caller, now))
    ? done({ changed: moved.length, repricedOrders: changes.length })
    : refused('SESSION_ENDED')
}

function refusalOfOrders(caller: Caller, named: ReadonlySet<string>, orders: readonly OrderRow[]) {
  for (const id of named) {
    const order = orders.find((one) => one.id === id)
    if (order?.userId !== caller.userId || order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
    if (!mayOrder(order.state, 'pay')) return refused('ORDER_ALREADY_PAID')
  }
  return undefined
}

/** Returns the new prices of the delivery groups in which an order changes its way. */
function pricesOf(
  destination: Destination,
  moved: readonly OrderRow[],
  orders: readonly OrderRow[],
): readonly NewShare[] {
  const ids = new Set(moved.map(({ id }) => id))
  const groups = [...Map.groupBy(orders, groupOf).values()].filter((group) =>
    group.some(({ id }) => ids.has(id)),
  )
  return groups.flatMap((group) =>
    changedShares(destination.rates, destination, group, (order) =>
      ids.has(order.id) ? onItsWay(destination, order) : order,
    ),
  )
}

function onItsWay(destination: Destination, order: OrderRow): OrderRow {
  const { way, country } = destination
  return { ...pricedFor(taxesOfOrder(destination, order), country, order), deliveryWay: way }
}

async function storeWays(
  transaction: Transaction,
  destination: Destination,
  moved: readonly OrderRow[],
): Promise<void> {
  const { way, country } = destination
  for (const order of moved) {
    await setDeliveryWay(transaction, order, way)
    await setDestination(
      transaction,
      order.id,
      country,
      otherTax(taxesOfOrder(destination, order), country, order),
    )
  }
}

/** Adds the way to the prices, also for orders whose price stays, so that their history shows it. */
function withWays(
  destination: Destination,
  moved: readonly OrderRow[],
  changes: readonly NewShare[],
): readonly NewShare[] {
  const { way } = destination
  const ids = new Set(moved.map(({ id }) => id))
  const changed = new Set(changes.map(({ order }) => order.id))
  const same = moved.filter(({ id }) => !changed.has(id))
  return [
    ...changes.map((change) => (ids.has(change.order.id) ? { ...change, way } : change)),
    ...same.map((order) => {
      const { deliveryCents, priceCents } = order
      return { order: onItsWay(destination, order), deliveryCents, priceCents, way }
    }),
  ]
}
