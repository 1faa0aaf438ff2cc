import type { Order } from '../../../contract/orders/orders.ts'
import { sumOfAmounts } from '../../../domain/money.ts'
import { mayOrder, stateOf } from '../../../domain/orders/order-states.ts'

/** Returns what orders cost together, in the shop's currency. */
export function sumOf(orders: readonly Pick<Order, 'price'>[]): number {
  return sumOfAmounts(orders.map(({ price }) => price))
}

export function isUnpaid(order: Order): boolean {
  return mayOrder(stateOf(order), 'pay')
}
