import { isStaff } from '../../../domain/accounts/rights.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import { findStaffOrder, type StaffOrderRow } from '../../data/queries/orders/listed-orders.ts'
import { findOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import type { Caller, Shop } from '../shop.ts'

/** Returns the caller's order; undefined for a cancelled one, which lists do not show either. */
export async function findOwnOrder(read: Reader, caller: Caller, id: string): Promise<OrderRow | undefined> {
  const order = await findOrder(read, id)
  if (!order || order.userId !== caller.userId || order.state === 'cancelled') return undefined
  return order
}

/** Returns an order: the caller's own, or any for staff (docs/specification.md, roles). */
export async function getOrder(
  shop: Shop,
  caller: Caller,
  id: string,
): Promise<Outcome<OrderRow | StaffOrderRow>> {
  const { read } = shop.database
  const order = await (isStaff(caller.role) ? findStaffOrder(read, id) : findOwnOrder(read, caller, id))
  return order ? done(order) : refused('ORDER_NOT_FOUND')
}
