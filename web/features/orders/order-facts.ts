import type { Order } from '../../../contract/orders/orders.ts'
import { stateOf } from '../../../domain/orders/order-states.ts'

/** Returns the unpaid orders; holds that end first come first. Orders on account have an invoice instead. */
export function unpaidOf(orders: readonly Order[]): readonly Order[] {
  return orders
    .filter((order) => stateOf(order) === 'unpaid')
    .toSorted((one, other) => holdEnd(one) - holdEnd(other))
}

/** Orders without a hold come last. */
function holdEnd({ holdExpiresAt }: Order): number {
  return holdExpiresAt ?? Number.MAX_SAFE_INTEGER
}

/** After this time a parcel counts as delivered, because the shop does not learn of the delivery. */
export const onItsWayMs = 14 * 86_400_000
const lastShown = 3

/** Returns the recently sent orders, newest first. */
export function onItsWay(orders: readonly Order[], now: number): readonly Order[] {
  return orders
    .filter(({ sentAt }) => typeof sentAt === 'number' && now - sentAt < onItsWayMs)
    .toSorted((one, other) => (other.sentAt ?? 0) - (one.sentAt ?? 0))
}

/** Returns the newest orders that are neither unpaid nor on their way. */
export function lastOrders(orders: readonly Order[], now: number): readonly Order[] {
  const shown = new Set([...unpaidOf(orders), ...onItsWay(orders, now)])
  return orders.filter((order) => !shown.has(order)).slice(0, lastShown)
}
