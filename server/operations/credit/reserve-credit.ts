import { creditShares } from '../../../domain/payments/credit-part.ts'
import type { Transaction } from '../../data/database.ts'
import { addCreditMovement, sumCredit } from '../../data/queries/payments/credit-movements.ts'
import { newId } from '../../platform/ids.ts'

interface Reserved {
  /** The payment's intent. */
  readonly id: string
  readonly userId: string
  readonly currency: string
  readonly creditCents: number
}

/**
 * Reserves credit for a payment, in the transaction that stores it. The account's credit must be locked
 * (`lockCredit`), so that two payments cannot use the same credit.
 *
 * @returns false if the account has less credit.
 */
export async function reserveCredit(
  transaction: Transaction,
  { id, userId, currency, creditCents }: Reserved,
  now: number,
): Promise<boolean> {
  if (creditCents === 0) return true
  if ((await sumCredit(transaction.db, userId, currency)) < creditCents) return false
  const movement = { id: newId(), userId, currency, intentId: id, reason: 'spent' } as const
  await addCreditMovement(transaction, { ...movement, amountCents: -creditCents }, now)
  return true
}

/** Returns the orders of a payment with their shares of its credit. */
export function withCredit<Order extends { readonly id: string; readonly priceCents: number }>(
  orders: readonly Order[],
  creditCents: number,
) {
  const shares = creditShares(
    creditCents,
    orders.map(({ priceCents }) => priceCents),
  )
  return orders.map(({ id, priceCents }, index) => ({ id, priceCents, creditCents: shares[index] ?? 0 }))
}
