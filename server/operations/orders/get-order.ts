import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { type DeliveredOrderRow, findDeliveredOrder } from '../../data/queries/listed-orders.ts'
import type { OrderRow } from '../../data/queries/orders.ts'
import type { Caller, Shop } from '../shop.ts'
import { findOwnOrder } from './find-own-order.ts'

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
