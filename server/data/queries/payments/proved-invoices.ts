import { sql } from 'kysely'
import type { InvoiceKind } from '../../../../domain/payments/invoice-number.ts'
import type { Reader } from '../../database.ts'

type Sum = number | string | null

/**
 * Whether an order is on the invoice of a payment: of the one that paid it, but of an order on account always of the
 * payment on account, also once a card has paid it.
 */
const isInvoicedBy = sql<boolean>`coalesce(orders.account_payment_id, orders.payment_id) = payments.intent_id`

/**
 * Returns payments of every state after an id, each with its paid orders, its invoice, the credited amount and the
 * refunds of paid orders, from one snapshot.
 */
export function listPaymentsWithInvoice(read: Reader, after: string, limit: number) {
  return (
    read
      .selectFrom('payments')
      .leftJoin('invoices as invoice', (join) =>
        join
          .onRef('invoice.intent_id', '=', 'payments.intent_id')
          // A literal, so that SQLite always recognizes the partial index.
          .on('invoice.kind', '=', sql.lit('invoice'))
          .on('invoice.refund_id', 'is', null)
          .on('invoice.corrects_id', 'is', null),
      )
      .where('payments.intent_id', '>', after)
      .orderBy('payments.intent_id')
      .limit(limit)
      .select([
        'payments.intent_id as id',
        'payments.order_id as orderId',
        'invoice.number',
        'invoice.gross_cents as invoicedCents',
      ])
      // A cross join keeps the order of the tables: SQLite would otherwise read all paid orders, once per payment.
      .select((eb) => [
        eb
          .selectFrom('payment_orders as part')
          .crossJoin('orders')
          .whereRef('part.intent_id', '=', 'payments.intent_id')
          .whereRef('orders.id', '=', 'part.order_id')
          .where(isInvoicedBy)
          .where('orders.state', '=', 'paid')
          .select(({ fn }) => fn.sum<Sum>('orders.price_cents').as('sum'))
          .as('paidCents'),
        eb
          .selectFrom('payment_orders as part')
          .crossJoin('orders')
          .whereRef('part.intent_id', '=', 'payments.intent_id')
          .whereRef('orders.id', '=', 'part.order_id')
          .where(isInvoicedBy)
          .where('orders.state', '=', 'paid')
          // An expression, because for the plain column SQLite would search all paid orders for the minimum, once per
          // payment.
          .select(sql<number | null>`min(orders.paid_at + 0)`.as('first'))
          .as('paidAt'),
        // An invoice about a refund cancels the credit note of a refund that the bank returned.
        eb
          .selectFrom('invoices as paper')
          .whereRef('paper.intent_id', '=', 'payments.intent_id')
          .where('paper.refund_id', 'is not', null)
          .select(
            sql<Sum>`sum(case when paper.kind = 'credit-note' then paper.gross_cents else -paper.gross_cents end)`.as(
              'sum',
            ),
          )
          .as('creditedCents'),
        // The tax of papers with rates by country, as the papers and as their rates say.
        eb
          .selectFrom('invoices as taxed')
          .whereRef('taxed.intent_id', '=', 'payments.intent_id')
          .where((where) =>
            where.exists(
              where
                .selectFrom('invoice_taxes')
                .whereRef('invoice_taxes.invoice_id', '=', 'taxed.id')
                .select('invoice_taxes.place'),
            ),
          )
          .select(({ fn }) => fn.sum<Sum>('taxed.tax_cents').as('sum'))
          .as('taxCents'),
        eb
          .selectFrom('invoices as taxed')
          .innerJoin('invoice_taxes as rate', 'rate.invoice_id', 'taxed.id')
          .whereRef('taxed.intent_id', '=', 'payments.intent_id')
          .select(sql<Sum>`sum(rate.gross_cents - rate.net_cents)`.as('sum'))
          .as('taxOfRatesCents'),
        eb
          .selectFrom('payment_orders as part')
          .innerJoin('orders', 'orders.id', 'part.order_id')
          .innerJoin('refund_orders as back', 'back.order_id', 'orders.id')
          .innerJoin('refunds', 'refunds.id', 'back.refund_id')
          .whereRef('part.intent_id', '=', 'payments.intent_id')
          .where(isInvoicedBy)
          .whereRef('refunds.intent_id', '=', 'orders.payment_id')
          .whereRef('refunds.currency', '=', 'invoice.currency')
          .where('refunds.state', '=', 'succeeded')
          .select(({ fn }) => fn.sum<Sum>('back.amount_cents').as('sum'))
          .as('refundedCents'),
      ])
      .execute()
  )
}

/** Returns the numbers of a series after a number, ascending. */
export async function listNumbersAfter(
  read: Reader,
  kind: InvoiceKind,
  number: number,
  limit: number,
): Promise<readonly number[]> {
  const rows = await read
    .selectFrom('invoices')
    .where('kind', '=', kind)
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .select('number')
    .execute()
  return rows.map((row) => row.number)
}

/** Returns the last assigned number of a series; 0 before the first one. */
export async function findLastNumber(read: Reader, kind: InvoiceKind): Promise<number> {
  const row = await read
    .selectFrom('invoice_numbers')
    .where('kind', '=', kind)
    .select('last')
    .executeTakeFirst()
  return row?.last ?? 0
}

/** Returns when the tables for invoices were created; every later payment has an invoice. */
export async function findInvoicesSince(read: Reader): Promise<number> {
  const migration = sql<{ name: string; timestamp: string }>`kysely_migration`.as('migration')
  const row = await read
    .selectFrom(migration)
    .where('migration.name', '=', '0054-invoices')
    .select('migration.timestamp')
    .executeTakeFirstOrThrow()
  return Date.parse(row.timestamp)
}
