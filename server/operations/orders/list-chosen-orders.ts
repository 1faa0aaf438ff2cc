import {
  findPurchase,
  listOrders,
  listOrdersOfPurchase,
  type OrderRow,
} from '../../data/queries/orders/orders.ts'
import type { Caller, Shop } from '../shop.ts'

interface Chosen {
  readonly orderIds: readonly string[]
  /** All orders of this purchase; takes precedence. */
  readonly purchaseId?: string | undefined
}

/** Returns the caller's chosen orders without cancelled ones, sorted by number. */
export async function listChosenOrders(
  { database: { read } }: Pick<Shop, 'database'>,
  caller: Caller,
  { orderIds, purchaseId }: Chosen,
): Promise<readonly OrderRow[]> {
  const purchase = purchaseId === undefined ? undefined : await findPurchase(read, purchaseId)
  const orders = purchase ? await listOrdersOfPurchase(read, purchase) : await listOrders(read, orderIds)
  return orders.filter(({ userId, state }) => userId === caller.userId && state !== 'cancelled')
}
