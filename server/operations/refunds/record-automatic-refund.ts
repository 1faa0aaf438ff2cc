import type { Transaction } from '../../data/database.ts'
import { insertRefundOf, type RefundPart } from '../../data/queries/payments/refunds.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { refundOfNobody } from './refund-of-nobody.ts'

/** What of a charge goes back. */
interface Unusable {
  /** The amount taken may differ from the orders' prices. */
  readonly amountCents: number
  /** What it returns of each order; none for a payment without one. */
  readonly parts: readonly RefundPart[]
}

/** Stores the refund of what the shop cannot use of an intent, in the transaction that finds that. */
export async function recordAutomaticRefund(
  transaction: Transaction,
  intent: CardIntent,
  { amountCents, parts }: Unusable,
  now: number,
): Promise<void> {
  const refund = refundOfNobody({
    // One per intent, even when found concurrently.
    id: `refund-${intent.id}`,
    intentId: intent.id,
    origin: 'shop',
    amountCents,
    currency: intent.currency,
    createdAt: now,
  })
  await insertRefundOf(transaction, refund, parts)
}
