import type { Reader } from '../../data/database.ts'
import { findOrder, type OrderRow } from '../../data/queries/orders.ts'
import type { Caller } from '../shop.ts'

/** The caller's order of this id, unless it was cancelled: then it is in no list any more. */
export async function findOwnOrder(read: Reader, caller: Caller, id: string): Promise<OrderRow | undefined> {
  const order = await findOrder(read, id)
  if (!order || order.userId !== caller.userId || order.state === 'cancelled') return undefined
  return order
}
