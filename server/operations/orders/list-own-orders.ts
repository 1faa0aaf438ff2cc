import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { listOrdersOfUser, type OrderRow, type OwnOrders } from '../../data/queries/orders/orders.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Lists the caller's orders, with cancelled ones only on request. Refuses another customer's email
 * (docs/specification.md, roles).
 */
export async function listOwnOrders(
  shop: Shop,
  caller: Caller,
  customer: string,
  wanted: OwnOrders = 'current',
): Promise<Outcome<readonly OrderRow[]>> {
  if (customer !== caller.email) return refused('NOT_ALLOWED')
  return done(await listOrdersOfUser(shop.database.read, caller.userId, wanted))
}
