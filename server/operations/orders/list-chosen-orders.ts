import {
  findPurchase,
  listOrders,
  listOrdersOfPurchase,
  type OrderRow,
} from '../../data/queries/orders/orders.ts'
import type { Caller, Shop } from '../shop.ts'

interface Chosen {
  readonly orderIds: readonly string[]
  /** Takes precedence: all orders of the purchase. */
  readonly purchaseId?: string | undefined
}

/** Returns the caller's uncancelled orders among the chosen ones, in the order of their numbers. */
export async function listChosenOrders(
  { database: { read } }: Pick<Shop, 'database'>,
  caller: Caller,
  { orderIds, purchaseId }: Chosen,
): Promise<readonly OrderRow[]> {
  const purchase = purchaseId === undefined ? undefined : await findPurchase(read, purchaseId)
  const orders = purchase ? await listOrdersOfPurchase(read, purchase) : await listOrders(read, orderIds)
  return orders.filter(({ userId, state }) => userId === caller.userId && state !== 'cancelled')
}
