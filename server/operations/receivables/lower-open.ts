import type { Transaction } from '../../data/database.ts'
import { lockCompany } from '../../data/queries/accounts/companies.ts'
import { findCompanyOwing, type Receivable } from '../../data/queries/payments/receivables.ts'
import type { RefundRow } from '../../data/queries/payments/refunds.ts'
import { lockTransfersOf, setRest } from '../../data/queries/payments/transfers.ts'
import { addMovements } from './add-movement.ts'

/** Locks the company that owes, or owed, the invoice of an order on account; before the order, as transfers do. */
export async function lockCompanyOwing(transaction: Transaction, orderId: string): Promise<void> {
  const companyId = await findCompanyOwing(transaction.db, orderId)
  if (companyId !== undefined) await lockCompany(transaction, companyId)
}

type StoredRefund = Pick<RefundRow, 'id' | 'means' | 'amountCents'>

/**
 * Takes refunds off the invoice of an order on account, in the transaction that stores them. What the company has
 * transferred for it becomes the rest of those transfers again, newest first: it pays other invoices of the company,
 * or is given back (docs/decisions/0162).
 */
export async function lowerOpen(
  transaction: Transaction,
  { invoiceId }: Receivable,
  refunds: readonly StoredRefund[],
  now: number,
): Promise<void> {
  const paidCents = refunds
    .filter(({ means }) => means === 'transfer')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const released = paidCents === 0 ? [] : await releaseTransfers(transaction, invoiceId, paidCents)
  const lowered = refunds.map(({ id, amountCents }) => ({
    amountCents: -amountCents,
    reason: 'credit-note' as const,
    refundId: id,
  }))
  await addMovements(transaction, invoiceId, [...released, ...lowered], now)
}

async function releaseTransfers(transaction: Transaction, invoiceId: string, wantedCents: number) {
  const movements = []
  let leftCents = wantedCents
  for (const { transfer, cents } of await lockTransfersOf(transaction, invoiceId)) {
    const amountCents = Math.min(leftCents, cents)
    if (amountCents === 0) break
    const { id: transferId, restCents, returnedCents } = transfer
    await setRest(transaction, transferId, { restCents: restCents + amountCents, returnedCents })
    movements.push({ amountCents, reason: 'transfer' as const, transferId })
    leftCents -= amountCents
  }
  if (leftCents > 0) throw new Error('A refund returns more than transfers paid')
  return movements
}
