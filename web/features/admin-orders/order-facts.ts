import type { Order } from '../../../contract/orders/orders.ts'
import { mayOrder, refundState, stateOf } from '../../../domain/orders/order-states.ts'

/**
 * Tells whether an order is still to be sent: not once fully refunded, nor when the backend does not track
 * sending.
 */
export function isToSend(order: Order): boolean {
  return mayBePacked(order) && order.sentAt === null
}

/**
 * Tells whether the parcel of an order may be packed: it is paid, its money was not given back, and its customer has
 * not withdrawn.
 */
export function mayBePacked(order: Order): boolean {
  return mayOrder(stateOf(order), 'send') && refundState(order) !== 'whole' && !order.withdrawnAt
}

/** Returns whether the delivery address is known to be missing; another backend does not report it. */
export function hasNoAddress({ deliverTo }: Order): boolean {
  return deliverTo !== undefined && !deliverTo?.address.trim()
}
