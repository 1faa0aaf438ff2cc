import type { OrderRow } from '../../data/queries/orders.ts'
import { type CardIntent, currency } from '../../providers/cards/cards.ts'

/** Whether the intent's money is what the order costs, and the intent was made for no other order. */
export function isFor(intent: CardIntent, order: OrderRow): boolean {
  return (
    intent.amountCents === order.priceCents &&
    intent.currency === currency &&
    (intent.orderId === undefined || intent.orderId === order.id)
  )
}
