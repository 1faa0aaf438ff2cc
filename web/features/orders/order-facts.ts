import type { Order } from '../../../contract/orders.ts'
import { mayOrder, stateOf } from '../../../domain/order-states.ts'

/** Returns the unpaid orders, the one whose hold ends first at the front. */
export function unpaidOf(orders: readonly Order[]): readonly Order[] {
  return orders
    .filter((order) => mayOrder(stateOf(order), 'pay'))
    .toSorted((one, other) => holdEnd(one) - holdEnd(other))
}

/** Orders without a hold come last. */
function holdEnd({ holdExpiresAt }: Order): number {
  return holdExpiresAt ?? Number.MAX_SAFE_INTEGER
}
