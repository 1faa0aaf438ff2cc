import type { Transaction } from '../../data/database.ts'
import { insertRefundOf, type RefundPart } from '../../data/queries/payments/refunds.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { refundOfNobody } from './refund-of-nobody.ts'

/** The part of a charge to refund. */
interface Unusable {
  /** The charged amount, which may differ from the orders' prices. */
  readonly amountCents: number
  /** The part of each order; empty for a payment without an order. */
  readonly parts: readonly RefundPart[]
}

/** Stores the refund of money that the shop cannot use, in the transaction that finds this out. */
export async function recordAutomaticRefund(
  transaction: Transaction,
  intent: CardIntent,
  { amountCents, parts }: Unusable,
  now: number,
): Promise<void> {
  const refund = refundOfNobody({
    // An index allows one automatic refund per intent, even if two processes store it.
    id: `refund-${intent.id}`,
    intentId: intent.id,
    origin: 'shop',
    amountCents,
    currency: intent.currency,
    createdAt: now,
  })
  await insertRefundOf(transaction, refund, parts)
}
