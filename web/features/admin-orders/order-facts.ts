import type { Order } from '../../../contract/orders.ts'
import { mayOrder, refundState, stateOf } from '../../../domain/order-states.ts'

/** Tells whether an order is still to be sent: not once fully refunded, nor when the backend does not track sending. */
export function isToSend(order: Order): boolean {
  const sendable = mayOrder(stateOf(order), 'send') && refundState(order) !== 'whole'
  return sendable && order.sentAt === null
}
