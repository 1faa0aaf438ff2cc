import type { Transaction } from '../../data/database.ts'
import { insertRefund } from '../../data/queries/payments/refunds.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'

/**
 * Stores a refund of an intent's full amount, in the transaction that finds the money unusable. The amount taken may
 * differ from the order's price.
 */
export async function recordAutomaticRefund(
  transaction: Transaction,
  intent: CardIntent,
  orderId: string | null,
  now: number,
): Promise<void> {
  await insertRefund(transaction, {
    // One per intent, even when found concurrently.
    id: `refund-${intent.id}`,
    orderId,
    intentId: intent.id,
    providerId: null,
    origin: 'shop',
    amountCents: intent.amountCents,
    currency: intent.currency,
    reason: '',
    restock: 0,
    state: 'due',
    failure: null,
    createdBy: null,
    createdAt: now,
  })
}
