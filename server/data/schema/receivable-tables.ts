import type { Generated } from 'kysely'

/** An invoice that a company pays later (docs/decisions/0161). */
export interface ReceivablesTable {
  invoice_id: string
  /** The payment on account that the invoice is of. */
  intent_id: string
  company_id: string
  /** The account that ordered. */
  user_id: string
  /** ISO 4217 code in lower case. */
  currency: string
  issued_at: number
  due_at: number
  /** The sum of its movements. */
  open_cents: number
  /** When nothing was open any more; null while something is. */
  closed_at: number | null
  /** When the company disputed it; no reminder is sent meanwhile. */
  disputed_at: number | null
  dispute_note: Generated<string>
  /** How many reminders were sent. */
  reminded_step: Generated<number>
  reminded_at: number | null
}

/**
 * Why an invoice's open amount changed. `invoice`: it was issued. `transfer`: a part of a transfer, above 0 when that
 * is taken back. `card`: orders of it were paid at the shop, by card or credit. `credit-note`: a refund of its orders
 * lowered it.
 */
export type ReceivableReason = 'invoice' | 'transfer' | 'card' | 'credit-note'

/** The ledger of receivables. Its rows never change. */
export interface ReceivableMovementsTable {
  id: string
  invoice_id: string
  /** Above 0 if the company owes more, below 0 if it owes less. */
  amount_cents: number
  reason: ReceivableReason
  transfer_id: string | null
  /** The payment of `card`. */
  intent_id: string | null
  refund_id: string | null
  /** The member of staff who recorded the transfer. */
  created_by: string | null
  created_at: number
}

/** Money that arrived at the shop's bank account, as a bookkeeper records it. */
export interface TransfersTable {
  id: string
  company_id: string
  amount_cents: number
  /** What no invoice has used yet. */
  rest_cents: number
  /** What the shop gave back of it. */
  returned_cents: Generated<number>
  currency: string
  /** The day at the bank, as `2026-11-30`. */
  received_on: string
  /** What the bank statement says. */
  reference: string
  recorded_by: string
  recorded_at: number
  reversed_by: string | null
  reversed_at: number | null
}

/** The disputes of invoices on account; `receivables` repeats the open one. */
export interface ReceivableDisputesTable {
  id: string
  invoice_id: string
  note: string
  opened_by: string
  opened_at: number
  closing_note: Generated<string>
  closed_by: string | null
  closed_at: number | null
}
