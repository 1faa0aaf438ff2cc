import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findOrder, type OrderRow } from '../../data/queries/orders.ts'
import type { Caller, Shop } from '../shop.ts'
import { findOwnOrder } from './find-own-order.ts'

/** One order: the caller's own, or any for an admin (product decisions: roles). */
export async function getOrder(shop: Shop, caller: Caller, id: string): Promise<Outcome<OrderRow>> {
  const { read } = shop.database
  const order = caller.role === 'admin' ? await findOrder(read, id) : await findOwnOrder(read, caller, id)
  return order ? done(order) : refused('ORDER_NOT_FOUND')
}
