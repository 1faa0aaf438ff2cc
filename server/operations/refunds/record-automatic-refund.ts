import type { Transaction } from '../../data/database.ts'
import { insertRefundOf, type RefundPart, type RefundRow } from '../../data/queries/payments/refunds.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { refundOfNobody } from './refund-of-nobody.ts'

/** The part of a payment to refund. */
interface Unusable extends Pick<RefundRow, 'means'> {
  /** Of a card the charged amount, which may differ from the orders' prices; 0 if there is nothing to refund. */
  readonly amountCents: number
  /** The part of each order; empty for a payment without an order. */
  readonly parts: readonly RefundPart[]
}

/** Stores the refund of money that the shop cannot use, in the transaction that finds this out. */
export async function recordAutomaticRefund(
  transaction: Transaction,
  intent: CardIntent,
  { means, amountCents, parts }: Unusable,
  now: number,
): Promise<void> {
  if (amountCents === 0) return
  const refund = refundOfNobody({
    // One automatic refund per intent and means, even if two processes store it.
    id: means === 'card' ? `refund-${intent.id}` : `refund-credit-${intent.id}`,
    intentId: intent.id,
    origin: 'shop',
    means,
    amountCents,
    currency: intent.currency,
    createdAt: now,
  })
  await insertRefundOf(transaction, refund, parts)
}
