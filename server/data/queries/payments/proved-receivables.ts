import { type ExpressionBuilder, sql } from 'kysely'
import type { Reader } from '../../database.ts'
import type { Schema } from '../../schema/schema.ts'

type Sum = number | string | null

/**
 * Returns open items after an invoice's id, each with its ledger, its invoice, and its orders that are settled although
 * something is open, or the other way round, from one snapshot.
 */
export function listReceivablesWithLedger(read: Reader, after: string, limit: number) {
  return read
    .selectFrom('receivables')
    .innerJoin('invoices as invoice', 'invoice.id', 'receivables.invoice_id')
    .where('receivables.invoice_id', '>', after)
    .orderBy('receivables.invoice_id')
    .limit(limit)
    .select([
      'receivables.invoice_id as id',
      'receivables.open_cents as openCents',
      'receivables.closed_at as closedAt',
      'invoice.kind',
      'invoice.number',
      'invoice.gross_cents as grossCents',
    ])
    .select((eb) => [
      eb
        .selectFrom('payments')
        .whereRef('payments.intent_id', '=', 'receivables.intent_id')
        .select('payments.order_id')
        .as('orderId'),
      ledger(eb).as('ledgerCents'),
      ledger(eb).where('movement.reason', '=', 'invoice').as('invoicedCents'),
      ledger(eb).where('movement.reason', '=', 'card').as('chargedCents'),
      // The orders that a card has paid; they belong to the charge.
      eb
        .selectFrom('orders')
        .whereRef('orders.account_payment_id', '=', 'receivables.intent_id')
        .whereRef('orders.payment_id', '<>', 'receivables.intent_id')
        .select(({ fn }) => fn.sum<Sum>('orders.price_cents').as('sum'))
        .as('paidByCardCents'),
      eb
        .selectFrom('orders')
        .whereRef('orders.account_payment_id', '=', 'receivables.intent_id')
        .where(
          sql<boolean>`(orders.settled_at is null) <> (receivables.closed_at is null and orders.payment_id = receivables.intent_id)`,
        )
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .as('wronglySettled'),
      // A refund that lowers an open amount does so once, in the transaction that stores it.
      eb
        .selectFrom('refunds')
        .leftJoin('receivable_movements as lowered', 'lowered.refund_id', 'refunds.id')
        .whereRef('refunds.intent_id', '=', 'receivables.intent_id')
        .where('refunds.means', 'in', ['account', 'transfer'])
        .where(
          sql<boolean>`coalesce(-lowered.amount_cents, 0) <> case when refunds.state = 'failed' then 0 else refunds.amount_cents end`,
        )
        .select(({ fn }) => fn.sum<Sum>('refunds.amount_cents').as('sum'))
        .as('notLoweredCents'),
    ])
    .execute()
}

/** Adds up the movements of an open item. */
function ledger(eb: ExpressionBuilder<Schema, 'receivables'>) {
  return eb
    .selectFrom('receivable_movements as movement')
    .whereRef('movement.invoice_id', '=', 'receivables.invoice_id')
    .select(({ fn }) => fn.sum<Sum>('movement.amount_cents').as('sum'))
}
