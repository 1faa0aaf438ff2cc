import type { Order } from '../../../contract/orders/orders.ts'
import { centsOf, dollarsOf } from '../../../domain/money.ts'
import { mayOrder, stateOf } from '../../../domain/orders/order-states.ts'

/** Returns what orders cost together, in the shop's currency. */
export function sumOf(orders: readonly Pick<Order, 'price'>[]): number {
  return dollarsOf(orders.reduce((sum, { price }) => sum + centsOf(price), 0))
}

export function isUnpaid(order: Order): boolean {
  return mayOrder(stateOf(order), 'pay')
}
