import type { Transaction } from '../../data/database.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { insertReceivable } from '../../data/queries/payments/receivables.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { addMovement } from './add-movement.ts'

/** Which company pays an invoice, and by when. */
export interface TermsOfOrder {
  readonly companyId: string
  /** Where a copy of the invoice goes; empty for nowhere. */
  readonly invoiceEmail: string
  /** The last instant of the day on which it is due. */
  readonly dueAt: number
}

interface Opened {
  readonly invoiceId: string
  readonly intent: CardIntent
  /** The orders on the invoice; at least one. */
  readonly orders: readonly OrderRow[]
  readonly terms: TermsOfOrder
}

/** Makes an issued invoice an open item of its company, in the transaction that issues it. */
export async function openItem(
  transaction: Transaction,
  { invoiceId, intent, orders, terms }: Opened,
  now: number,
): Promise<void> {
  const { companyId, dueAt } = terms
  const { id: intentId, currency } = intent
  const userId = orders[0]?.userId ?? ''
  const opened = { invoiceId, intentId, companyId, userId, currency, issuedAt: now, dueAt }
  await insertReceivable(transaction, opened)
  const amountCents = orders.reduce((sum, { priceCents }) => sum + priceCents, 0)
  await addMovement(transaction, { invoiceId, amountCents, reason: 'invoice' }, now)
}
