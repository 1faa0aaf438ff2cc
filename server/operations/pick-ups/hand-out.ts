import { readPickUpCode } from '../../../domain/orders/pick-up.ts'
import { done, refused } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import { anonymizeSentOrder } from '../../data/queries/orders/deleted-customer-orders.ts'
import { findNumberedOrders } from '../../data/queries/orders/numbered-orders.ts'
import { markSent } from '../../data/queries/orders/order-marks.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { listOrdersWithCode } from '../../data/queries/orders/pick-ups.ts'
import { lockOrders } from '../payments/lock-payment-with-orders.ts'
import type { Caller, Shop } from '../shop.ts'
import { isChange, type OfOrder, record, refusalOfCounter } from './mark-ready.ts'

/**
 * Returns the orders that a customer at the counter asks for, by the code or by the number of an order or purchase.
 * Orders that are delivered or cancelled are not among them.
 */
export async function findPickUps(read: Reader, wanted: string): Promise<readonly OrderRow[]> {
  const code = readPickUpCode(wanted)
  const found =
    code === undefined
      ? await findNumberedOrders(read, { number: wanted })
      : await listOrdersWithCode(read, code)
  return found.filter(({ deliveryWay, state }) => deliveryWay === 'pickup' && state !== 'cancelled')
}

/**
 * Records that paid orders were handed out at the counter, each once and by itself. Of two concurrent packers only the
 * first one hands an order out. The customer, who has it, gets no email.
 */
export async function handOut(
  shop: Shop,
  caller: Caller,
  orderIds: readonly string[],
): Promise<readonly OfOrder[]> {
  const handed = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const orders = await lockOrders(transaction, [...new Set(orderIds)])
    const outcomes = new Map(
      orders.map((order) => [order.id, refusalOfCounter(order) ?? done(order.sentAt === null)]),
    )
    const leaving = orders.filter(({ id }) => isChange(outcomes.get(id)))
    for (const { id } of leaving) {
      await markSent(transaction, id, { at: now, by: caller.userId, carrier: '', tracking: '' })
      await anonymizeSentOrder(transaction, id)
    }
    for (const order of leaving) await record(transaction, now, caller, 'order.handed-out', order)
    return done(
      orderIds.map((orderId) => {
        return { orderId, outcome: outcomes.get(orderId) ?? refused('ORDER_NOT_FOUND') }
      }),
    )
  })
  // The transaction itself refuses nothing.
  return handed.ok ? handed.value : []
}
