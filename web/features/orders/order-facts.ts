import type { Order } from '../../../contract/orders/order.ts'
import { mayOrder, type OrderState } from '../../../domain/order-states.ts'

/** The state of an order in a list: cancelled ones are in none (spec §4). */
export function stateOf(order: Order): OrderState {
  return order.paid ? 'paid' : 'unpaid'
}

/** The orders that wait for their payment. */
export function unpaidOf(orders: readonly Order[]): readonly Order[] {
  return orders.filter((order) => mayOrder(stateOf(order), 'pay'))
}

/** The unpaid order whose hold ends first: the one to pay next. */
export function mostUrgentOf(orders: readonly Order[]): Order | undefined {
  return unpaidOf(orders).toSorted((one, other) => holdEnd(one) - holdEnd(other))[0]
}

function holdEnd({ holdExpiresAt }: Order): number {
  return holdExpiresAt ?? Number.POSITIVE_INFINITY
}
