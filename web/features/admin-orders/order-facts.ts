import type { Order } from '../../../contract/orders/orders.ts'
import { mayOrder, refundState, stateOf } from '../../../domain/orders/order-states.ts'

/**
 * Returns whether an order is still to be sent. False if it is fully refunded, or if the backend does not track
 * sending.
 */
export function isToSend(order: Order): boolean {
  return mayBePacked(order) && order.sentAt === null && order.deliveryWay !== 'pickup'
}

/** Returns whether an order still waits to be picked up by its customer. */
export function isToPickUp(order: Order): boolean {
  return mayBePacked(order) && order.sentAt === null && order.deliveryWay === 'pickup'
}

/** Returns whether an order may be packed: it is paid, not fully refunded, and its customer has not withdrawn. */
export function mayBePacked(order: Order): boolean {
  return mayOrder(stateOf(order), 'send') && refundState(order) !== 'whole' && !order.withdrawnAt
}

/** Returns whether the delivery address is known to be missing; another backend does not report it. */
export function hasNoAddress({ deliverTo, deliveryWay }: Order): boolean {
  return deliveryWay !== 'pickup' && deliverTo !== undefined && !deliverTo?.address.trim()
}
