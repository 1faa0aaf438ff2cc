import type { Order } from '../../../contract/orders.ts'
import { mayOrder, type OrderState, refundState } from '../../../domain/order-states.ts'

/** Returns the state shown in a list; cancelled orders are in no list (spec §4). */
export function stateOf(order: Order): OrderState {
  return order.paid ? 'paid' : 'unpaid'
}

/** Tells whether an order is still to be sent: not once fully refunded, nor when the backend does not track sending. */
export function isToSend(order: Order): boolean {
  const sendable = mayOrder(stateOf(order), 'send') && refundState(order) !== 'whole'
  return sendable && order.sentAt === null
}
