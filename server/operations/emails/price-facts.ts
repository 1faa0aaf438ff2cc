import type { Formats } from './formats.ts'

/** The price of an order in an email. */
export interface Priced {
  /** Goods and delivery. */
  readonly priceCents: number
  readonly deliveryCents?: number
  /** Null for an order that was booked while prices included delivery. */
  readonly weightGrams?: number | null
}

/** Returns the goods of an order in cents. */
export function goodsCentsOf({ priceCents, deliveryCents = 0 }: Priced): number {
  return priceCents - deliveryCents
}

/** Returns goods and delivery apart; nothing where prices included delivery. */
export function priceFacts(
  orders: readonly Priced[],
  formats: Formats,
): readonly (readonly [string, string])[] {
  if (!hasDeliveryApart(orders)) return []
  const goodsCents = orders.reduce((sum, order) => sum + goodsCentsOf(order), 0)
  const deliveryCents = orders.reduce((sum, order) => sum + (order.deliveryCents ?? 0), 0)
  return [
    ['Goods', formats.amount(goodsCents)],
    ['Delivery', deliveryCents === 0 ? 'free' : formats.amount(deliveryCents)],
  ]
}

/** Says what a sum includes. */
export function includedText(orders: readonly Priced[]): string {
  return hasDeliveryApart(orders) ? 'tax included' : 'tax and delivery included'
}

function hasDeliveryApart(orders: readonly Priced[]): boolean {
  return orders.some(({ weightGrams = null }) => weightGrams !== null)
}
