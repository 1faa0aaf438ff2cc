import type { Order } from '../../../contract/orders/orders.ts'
import { goesInParcel, isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { mayOrder, refundState, stateOf } from '../../../domain/orders/order-states.ts'

/**
 * Returns whether an order is still to be sent. False if it is fully refunded, or if the backend does not track
 * sending.
 */
export function isToSend(order: Order): boolean {
  return mayBePacked(order) && order.sentAt === null && goesInParcel(order)
}

/** Returns whether an order still waits to be picked up by its customer. */
export function isToPickUp(order: Order): boolean {
  return mayBePacked(order) && order.sentAt === null && order.deliveryWay === 'pickup'
}

/**
 * Returns whether an order may be packed: it has goods, is paid, not fully refunded, and its customer has not
 * withdrawn.
 */
export function mayBePacked(order: Order): boolean {
  if (isGiftCard(order)) return false
  return mayOrder(stateOf(order), 'send') && refundState(order) !== 'whole' && !order.withdrawnAt
}

/** Returns whether the delivery address is known to be missing; another backend does not report it. */
export function hasNoAddress(order: Order): boolean {
  return goesInParcel(order) && order.deliverTo !== undefined && !order.deliverTo?.address.trim()
}
