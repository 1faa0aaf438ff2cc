import type { Order } from '../../../contract/orders/order.ts'
import { mayOrder, type OrderState } from '../../../domain/order-states.ts'

/** The state of an order in a list: cancelled ones are in none (spec §4). */
export function stateOf(order: Order): OrderState {
  return order.paid ? 'paid' : 'unpaid'
}

/** Whether an order waits for its parcel. A host that knows nothing of sending says nothing of it. */
export function isToSend(order: Order): boolean {
  return mayOrder(stateOf(order), 'send') && order.sentAt === null
}
