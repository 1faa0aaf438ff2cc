import type { Order } from '../../../contract/orders.ts'
import { mayOrder, stateOf } from '../../../domain/order-states.ts'

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
