import type { Reader } from '../../database.ts'
import type { IssuedBetween } from './invoices.ts'

/** A charge, or credit, that paid an invoice which was on account before. */
export interface ChargedItem {
  readonly at: number
  readonly number: number
  readonly companyName: string
  readonly paidCents: number
  /** How much of it credit paid. */
  readonly creditCents: number
}

/** Lists what card and credit paid of invoices on account, from an instant to before another, oldest first. */
export async function listChargedItems(
  read: Reader,
  { from = 0, to = Number.MAX_SAFE_INTEGER }: IssuedBetween,
): Promise<readonly ChargedItem[]> {
  const rows = await read
    .selectFrom('receivable_movements as movement')
    .innerJoin('payments', 'payments.intent_id', 'movement.intent_id')
    .innerJoin('invoices', 'invoices.id', 'movement.invoice_id')
    .innerJoin('receivables', 'receivables.invoice_id', 'movement.invoice_id')
    .innerJoin('companies', 'companies.id', 'receivables.company_id')
    .where('movement.intent_id', 'is not', null)
    .where('movement.reason', '=', 'card')
    .where('movement.created_at', '>=', from)
    .where('movement.created_at', '<', to)
    .orderBy('movement.created_at')
    .orderBy('movement.id')
    .select([
      'movement.created_at as at',
      'invoices.number',
      'companies.name as companyName',
      'movement.amount_cents as amountCents',
      'payments.credit_cents as creditCents',
    ])
    .execute()
  return rows.map(({ amountCents, ...row }) => ({ ...row, paidCents: -amountCents }))
}
