import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import { type DeliveredOrderRow, findDeliveredOrder } from '../../data/queries/orders/listed-orders.ts'
import { findOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import type { Caller, Shop } from '../shop.ts'

/** The caller's order of this id, unless it was cancelled: then it is in no list any more. */
export async function findOwnOrder(read: Reader, caller: Caller, id: string): Promise<OrderRow | undefined> {
  const order = await findOrder(read, id)
  if (!order || order.userId !== caller.userId || order.state === 'cancelled') return undefined
  return order
}

/** One order: the caller's own, or any for an admin, with where it goes (product decisions: roles, address). */
export async function getOrder(
  shop: Shop,
  caller: Caller,
  id: string,
): Promise<Outcome<OrderRow | DeliveredOrderRow>> {
  const { read } = shop.database
  const order = await (caller.role === 'admin'
    ? findDeliveredOrder(read, id)
    : findOwnOrder(read, caller, id))
  return order ? done(order) : refused('ORDER_NOT_FOUND')
}
