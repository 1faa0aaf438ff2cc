import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Reader, Transaction } from '../../data/database.ts'
import { findCompanyOf } from '../../data/queries/accounts/companies.ts'
import { lockUser } from '../../data/queries/accounts/users.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { idsToLock, pricesOfMove, storeDestinations } from '../addresses/move-orders.ts'
import { lockOrders } from '../payments/lock-payment-with-orders.ts'
import type { Caller, Shop } from '../shop.ts'
import { type BeingPaid, closeForNewPrice, ordersBeingPaid, storeShares } from './reprice-orders.ts'
import { type TaxesOfBuyer, taxesOfBuyer, taxesOfOrder } from './taxes-of-buyer.ts'

type ExemptOrder = Pick<OrderRow, 'companyId' | 'state' | 'taxExemption' | 'taxCountry' | 'buyerVatNumber'>

/** Returns whether an unpaid order has no tax because of a VAT number that does not count any more for its buyer. */
export function hasLostExemption(buyer: TaxesOfBuyer, order: ExemptOrder): boolean {
  if (order.state !== 'unpaid' || order.taxExemption === null) return false
  const tax = taxesOfOrder(buyer, order).taxOf(order.taxCountry)
  // Without taxes by country the shop has no tax that the order could get.
  return tax !== null && tax.exempt?.vatNumber !== order.buyerVatNumber
}

/** Returns the taxes of the caller's purchases, by what is known of its company now. */
export async function taxesOfCaller(
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  read: Reader,
  { userId }: Pick<Caller, 'userId'>,
): Promise<TaxesOfBuyer> {
  return taxesOfBuyer(await settings.readWithin(read), await findCompanyOf(read, userId), clock())
}

/**
 * Gives the caller's orders their usual tax before they are paid, if they were booked without it and the VAT number was
 * refused since, its confirmation ended, or the caller no longer buys for the company (docs/decisions/0159). Refuses
 * the payment if a price changed, so that the customer sees the new one first.
 */
export async function refuseLostExemptions(
  shop: Shop,
  caller: Pick<Caller, 'userId'>,
  orders: readonly OrderRow[],
): Promise<Outcome<null>> {
  // An account without such orders costs no query.
  if (orders.every(({ taxExemption }) => taxExemption === null)) return done(null)
  const buyer = await taxesOfCaller(shop, shop.database.read, caller)
  const lost = orders.filter((order) => hasLostExemption(buyer, order))
  if (lost.length === 0) return done(null)
  let isRepriced = false
  // One country after the other, because orders that were booked together share a fee.
  for (const ids of Map.groupBy(lost, ({ taxCountry }) => taxCountry).values()) {
    const changed = await endTogether(
      shop,
      caller,
      ids.map(({ id }) => id),
    )
    if (!changed.ok) return changed
    isRepriced ||= changed.value > 0
  }
  return isRepriced ? refused('TAX_CHANGED') : done(null)
}

/** Ends the exemption of orders to one country, after closing their open payments; returns how many prices changed. */
async function endTogether(
  shop: Shop,
  caller: Pick<Caller, 'userId'>,
  ids: readonly string[],
): Promise<Outcome<number>> {
  for (;;) {
    const ended = await shop.database.write((transaction) => endExemptions(shop, transaction, caller, ids))
    if (!ended.ok) return ended
    if ('changed' in ended.value) return done(ended.value.changed)
    for (const id of ended.value.repriced) {
      const closed = await closeForNewPrice(shop, id)
      if (!closed.ok) return closed
    }
  }
}

/** Applies the present tax of their country to orders. Orders booked with them share the delivery fee anew. */
async function endExemptions(
  shop: Shop,
  transaction: Transaction,
  caller: Pick<Caller, 'userId'>,
  orderIds: readonly string[],
): Promise<Outcome<BeingPaid | { readonly changed: number }>> {
  const { rates } = await shop.settings.readWithin(transaction.db)
  // The account first and the orders by their ids, so that two calls never wait for each other.
  await lockUser(transaction, caller.userId)
  const orders = await lockOrders(transaction, await idsToLock(transaction, rates, orderIds))
  const buyer = await taxesOfCaller(shop, transaction.db, caller)
  const lost = orders.filter((order) => orderIds.includes(order.id) && hasLostExemption(buyer, order))
  const country = lost[0]?.taxCountry ?? undefined
  const move = { ...buyer, rates, country, named: new Set(lost.map(({ id }) => id)), orders }
  const changes = pricesOfMove(move)
  const open = await ordersBeingPaid(transaction, changes)
  if (open.length > 0) return done({ repriced: open })
  await storeDestinations(transaction, move)
  await storeShares(transaction, changes, shop.clock())
  return done({ changed: changes.length })
}
