import type { Order } from '../../../contract/orders.ts'
import { mayOrder, type OrderState, refundState } from '../../../domain/order-states.ts'

/** The state of an order in a list: cancelled ones are in none (spec §4). */
export function stateOf(order: Order): OrderState {
  return order.paid ? 'paid' : 'unpaid'
}

/**
 * Whether an order waits for its parcel: not once all of its money went back. A host that knows nothing of sending
 * says nothing of it.
 */
export function isToSend(order: Order): boolean {
  const sendable = mayOrder(stateOf(order), 'send') && refundState(order) !== 'whole'
  return sendable && order.sentAt === null
}
