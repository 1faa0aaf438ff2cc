import type { Order } from '../../../contract/orders/orders.ts'
import { amountOf, centsOf, sumOfAmounts } from '../../../domain/money.ts'
import { mayOrder, stateOf } from '../../../domain/orders/order-states.ts'

/** Returns the total price of orders, in the shop's currency. */
export function sumOf(orders: readonly Pick<Order, 'price'>[]): number {
  return sumOfAmounts(orders.map(({ price }) => price))
}

/** Returns what the goods of orders cost together, before their discount. */
export function goodsOf(orders: readonly Pick<Order, 'price' | 'delivery' | 'discount'>[]): number {
  return sumOfAmounts(orders.flatMap(({ price, delivery = 0, discount = 0 }) => [price, -delivery, discount]))
}

/** Returns the delivery in what orders cost together; undefined if no order says that it has a price. */
export function deliveryOf(orders: readonly Pick<Order, 'delivery'>[]): number | undefined {
  const delivery = sumOfAmounts(orders.map((order) => order.delivery ?? 0))
  return delivery > 0 ? delivery : undefined
}

/** Returns whether an order was neither paid nor ordered on account. */
export function isUnpaid(order: Order): boolean {
  return stateOf(order) === 'unpaid'
}

/** Returns whether a company has yet to pay an order on account. */
export function isOwed(order: Order): boolean {
  return stateOf(order) === 'on-account'
}

/** Returns whether a card can pay an order, on account or not. */
export function isPayable(order: Order): boolean {
  return mayOrder(stateOf(order), 'pay')
}

/** Returns the refund of the payment that paid this order. Refunds of its other payments are not on its receipt. */
export function refundOf({ price, refundable, refunded = 0 }: Order): number {
  if (refundable === undefined || refundable === null) return Math.min(price, refunded)
  return amountOf(centsOf(price) - centsOf(refundable))
}
