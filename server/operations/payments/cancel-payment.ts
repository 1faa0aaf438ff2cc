import type { Transaction } from '../../data/database.ts'
import { addCreditMovement, findSpentCredit } from '../../data/queries/payments/credit-movements.ts'
import { movePayment } from '../../data/queries/payments/payments.ts'
import { newId } from '../../platform/ids.ts'

/**
 * Marks an open payment as cancelled, once the provider can no longer charge it. The customer gets the reserved credit
 * back, once, however many calls come at the same time.
 */
export async function cancelOpenPayment(
  transaction: Transaction,
  intentId: string,
  now: number,
): Promise<void> {
  if (!(await movePayment(transaction, intentId, 'open', 'cancelled', now))) return
  const spent = await findSpentCredit(transaction.db, intentId)
  if (!spent) return
  const { userId, currency, amountCents } = spent
  const returned = { id: newId(), userId, currency, intentId, reason: 'returned' } as const
  await addCreditMovement(transaction, { ...returned, amountCents: -amountCents }, now)
}
