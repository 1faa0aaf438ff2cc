import type { Order } from '../../../contract/orders.ts'
import { mayOrder, type OrderState } from '../../../domain/order-states.ts'

/** The state of an order in a list: cancelled ones are in none (spec §4). */
export function stateOf(order: Order): OrderState {
  return order.paid ? 'paid' : 'unpaid'
}

/** The orders that wait for their payment, the one whose hold ends first at the front: it is paid next. */
export function unpaidOf(orders: readonly Order[]): readonly Order[] {
  return orders
    .filter((order) => mayOrder(stateOf(order), 'pay'))
    .toSorted((one, other) => holdEnd(one) - holdEnd(other))
}

/** What nobody holds can wait. */
function holdEnd({ holdExpiresAt }: Order): number {
  return holdExpiresAt ?? Number.MAX_SAFE_INTEGER
}
