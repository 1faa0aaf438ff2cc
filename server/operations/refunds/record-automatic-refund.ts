import type { Transaction } from '../../data/database.ts'
import { insertRefund } from '../../data/queries/payments/refunds.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'

/**
 * Writes down, in the transaction that finds that the shop cannot have an intent's money, that all of it goes back:
 * what was taken, which need not be what the order costs.
 */
export async function recordAutomaticRefund(
  transaction: Transaction,
  intent: CardIntent,
  orderId: string | null,
  now: number,
): Promise<void> {
  await insertRefund(transaction, {
    // One for each intent, whoever finds it first.
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
