import { sql } from 'kysely'
import type { InvoiceKind } from '../../../../domain/payments/invoice-number.ts'
import type { TaxExemption } from '../../../../domain/tax/tax-exemption.ts'
import type { TaxAtRate } from '../../../../domain/tax/taxes-by-rate.ts'
import type { Reader, Transaction } from '../../database.ts'
import {
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../../paging/keyset-page.ts'
import { preparedQuery, preparedWrite } from '../../prepared-query.ts'
import type { RefundMeans, RefundOrigin, RefundState } from '../../schema/payment-tables.ts'

/** A stored invoice or credit note. */
export interface InvoiceRow {
  readonly id: string
  readonly kind: InvoiceKind
  readonly number: number
  readonly intentId: string
  readonly refundId: string | null
  /** The paper that this one corrects. */
  readonly correctsId: string | null
  readonly issuedAt: number
  readonly currency: string
  readonly grossCents: number
  readonly taxCents: number
  /** JSON. */
  readonly content: string
}

const invoiceColumns = [
  'invoices.id',
  'invoices.kind',
  'invoices.number',
  'invoices.intent_id as intentId',
  'invoices.refund_id as refundId',
  'invoices.corrects_id as correctsId',
  'invoices.issued_at as issuedAt',
  'invoices.currency',
  'invoices.gross_cents as grossCents',
  'invoices.tax_cents as taxCents',
  'invoices.content',
] as const

/**
 * Inserts an invoice with the next number of its series; a rollback frees the number. From here to the commit all
 * transactions that issue one wait for each other, so call it last. A transaction reads its clock before it waits, and
 * clocks may be set back, so the date is never before that of the previous number.
 *
 * @param taxes the amounts by rate; none for a paper of one tax for everyone, or a correction.
 */
export async function insertInvoice(
  transaction: Transaction,
  { taxes, ...invoice }: Omit<InvoiceRow, 'number'> & { readonly taxes: readonly TaxAtRate[] },
): Promise<InvoiceRow> {
  const { kind } = invoice
  const [[taken], [before]] = await Promise.all([
    takeNumber(transaction.db, { kind }),
    dateBefore(transaction.db, { kind }),
  ])
  if (!taken) throw new Error('The database gave the invoice no number')
  const { number } = taken
  const issued = { ...invoice, number, issuedAt: Math.max(invoice.issuedAt, before?.issuedAt ?? 0) }
  await insert(transaction, issued)
  await insertTaxes(transaction, issued, taxes)
  transaction.tell('invoice.issued', issued.id)
  return issued
}

/** Stores the amounts by rate, for sums of a period. */
async function insertTaxes(
  { db }: Transaction,
  { id, kind, issuedAt, currency }: InvoiceRow,
  taxes: readonly TaxAtRate[],
): Promise<void> {
  if (taxes.length === 0) return
  const rows = taxes.map(({ rate, name, country, grossCents, taxCents }, place) => ({
    invoice_id: id,
    place,
    kind,
    issued_at: issuedAt,
    currency,
    rate_hundredths: Math.round(rate * 100),
    name,
    country,
    net_cents: grossCents - taxCents,
    tax_cents: taxCents,
    gross_cents: grossCents,
  }))
  await db.insertInto('invoice_taxes').values(rows).execute()
}

const takeNumber = preparedQuery((db, { kind }: Pick<InvoiceRow, 'kind'>) =>
  db
    .insertInto('invoice_numbers')
    .values({ kind, last: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((eb) => ({ last: eb('invoice_numbers.last', '+', 1) })),
    )
    .returning('last as number'),
)

/** The date of the previous number. */
const dateBefore = preparedQuery((db, { kind }: Pick<InvoiceRow, 'kind'>) =>
  db
    .selectFrom('invoices')
    .where('kind', '=', kind)
    .where('number', '=', (eb) =>
      eb
        .selectFrom('invoice_numbers')
        .where('invoice_numbers.kind', '=', kind)
        .select((numbers) => numbers('last', '-', 1).as('before')),
    )
    .select('issued_at as issuedAt'),
)

const insert = preparedWrite((db, invoice: InvoiceRow) =>
  db.insertInto('invoices').values({
    id: invoice.id,
    kind: invoice.kind,
    number: invoice.number,
    intent_id: invoice.intentId,
    refund_id: invoice.refundId,
    corrects_id: invoice.correctsId,
    issued_at: invoice.issuedAt,
    currency: invoice.currency,
    gross_cents: invoice.grossCents,
    tax_cents: invoice.taxCents,
    content: invoice.content,
  }),
)

/** Returns the papers of a payment in the order of their issue; the first is its invoice. */
export function listInvoicesOfPayment(read: Reader, intentId: string): Promise<readonly InvoiceRow[]> {
  return (
    read
      .selectFrom('invoices')
      .where('intent_id', '=', intentId)
      .orderBy('issued_at')
      // Within a millisecond, sorts the invoice before a credit note, and both before their corrections.
      .orderBy('corrects_id', (order) => order.asc().nullsFirst())
      .orderBy('refund_id', (order) => order.asc().nullsFirst())
      .orderBy('number')
      .select(invoiceColumns)
      .execute()
  )
}

/** Returns when a payment's orders were paid and sent. */
export function listSupplyOfPayment(read: Reader, intentId: string) {
  return read
    .selectFrom('payment_orders')
    .innerJoin('orders', 'orders.id', 'payment_orders.order_id')
    .where('payment_orders.intent_id', '=', intentId)
    .where((eb) =>
      eb.or([eb('orders.payment_id', '=', intentId), eb('orders.account_payment_id', '=', intentId)]),
    )
    .select(['orders.paid_at as paidAt', 'orders.sent_at as sentAt'])
    .execute()
}

/** A refund that may need a credit note, with its amounts for orders on the invoice. */
export interface InvoicedRefund {
  readonly id: string
  readonly state: RefundState
  readonly origin: RefundOrigin
  readonly means: RefundMeans
  readonly reason: string
  readonly currency: string
  readonly orderId: string
  readonly orderNumber: number
  /** As the customer was shown it. */
  readonly productName: string
  readonly cents: number
  /** How much of the whole refund is delivery. */
  readonly deliveryCents: number
  readonly taxRateHundredths: number | null
  readonly taxName: string | null
  readonly taxCountry: string | null
  readonly taxExemption: TaxExemption | null
}

/** Returns the refunded parts of the orders that a payment paid, oldest refund first. */
export function listRefundsOfPaidOrders(read: Reader, intentId: string): Promise<readonly InvoicedRefund[]> {
  return refundsOfPaidOrders(read, { intentId })
}

const refundsOfPaidOrders = preparedQuery((db, { intentId }: { intentId: string }) =>
  db
    .selectFrom('refunds')
    .innerJoin('refund_orders as part', 'part.refund_id', 'refunds.id')
    .innerJoin('orders', 'orders.id', 'part.order_id')
    .where('refunds.intent_id', '=', intentId)
    .whereRef('orders.payment_id', '=', 'refunds.intent_id')
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .orderBy('orders.number')
    .select([
      'refunds.id',
      'refunds.state',
      'refunds.origin',
      'refunds.means',
      'refunds.reason',
      'refunds.currency',
      'orders.id as orderId',
      'orders.number as orderNumber',
      sql<string>`coalesce(orders.shown_product_name, orders.product_name)`.as('productName'),
      'part.amount_cents as cents',
      'refunds.delivery_cents as deliveryCents',
      'orders.tax_rate_hundredths as taxRateHundredths',
      'orders.tax_name as taxName',
      'orders.tax_country as taxCountry',
      'orders.tax_exemption as taxExemption',
    ]),
)

/** Returns an invoice with the account that paid. */
export function findInvoice(
  read: Reader,
  { kind, number }: Pick<InvoiceRow, 'kind' | 'number'>,
): Promise<(InvoiceRow & { readonly userId: string }) | undefined> {
  return selectWithPayer(read)
    .where('invoices.kind', '=', kind)
    .where('invoices.number', '=', number)
    .executeTakeFirst()
}

export function findInvoiceById(read: Reader, id: string): Promise<InvoiceRow | undefined> {
  return selectWithPayer(read).where('invoices.id', '=', id).executeTakeFirst()
}

/** Returns invoices and credit notes by their ids. */
export function findInvoicesById(read: Reader, ids: readonly string[]): Promise<readonly InvoiceRow[]> {
  return selectWithPayer(read).where('invoices.id', 'in', ids).execute()
}

function selectWithPayer(read: Reader) {
  return read
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.intent_id', 'invoices.intent_id')
    .select([...invoiceColumns, 'payments.user_id as userId'])
}

/** The number of an invoice or credit note, and one of its orders. */
export interface InvoiceOfOrder extends Pick<InvoiceRow, 'kind' | 'number'> {
  readonly orderId: string
}

/**
 * Returns the papers about these orders, or about all orders of a customer: their invoices and the papers of their
 * refunds.
 */
export function listInvoicesOfOrders(
  read: Reader,
  of: { readonly orderIds: readonly string[] } | { readonly userId: string },
): Promise<readonly InvoiceOfOrder[]> {
  if ('orderIds' in of && of.orderIds.length === 0) return Promise.resolve([])
  return (
    read
      .selectFrom('orders')
      // A card may pay an order on account, whose papers stay those of the payment on account.
      .innerJoin('invoices', (join) =>
        join.on('invoices.intent_id', '=', (eb) =>
          eb.fn.coalesce('orders.account_payment_id', 'orders.payment_id'),
        ),
      )
      .leftJoin('invoices as corrected', 'corrected.id', 'invoices.corrects_id')
      .$call((some) =>
        'orderIds' in of
          ? some.where('orders.id', 'in', of.orderIds)
          : some.where('orders.user_id', '=', of.userId),
      )
      .where((eb) =>
        eb.or([
          eb(eb.fn.coalesce('invoices.refund_id', 'corrected.refund_id'), 'is', null),
          eb.exists(
            eb
              .selectFrom('refund_orders')
              .where(
                'refund_orders.refund_id',
                '=',
                eb.fn.coalesce('invoices.refund_id', 'corrected.refund_id'),
              )
              .whereRef('refund_orders.order_id', '=', 'orders.id')
              .select('refund_orders.refund_id'),
          ),
        ]),
      )
      .orderBy('invoices.issued_at')
      .orderBy('invoices.kind', 'desc')
      .orderBy('invoices.number')
      .select(['orders.id as orderId', 'invoices.kind', 'invoices.number'])
      .execute()
  )
}

/** The period in which papers were issued; the end is exclusive. */
export interface IssuedBetween {
  readonly from: number | undefined
  readonly to: number | undefined
}

/**
 * Returns a page of the papers of some days, oldest first and each series by number; undefined if the cursor belongs to
 * another list.
 */
export function listInvoices(
  read: Reader,
  wanted: IssuedBetween,
  request: PageRequest,
): Promise<KeysetPage<InvoiceRow> | undefined> {
  let issued = read.selectFrom('invoices').select(invoiceColumns)
  if (wanted.from !== undefined) issued = issued.where('issued_at', '>=', wanted.from)
  if (wanted.to !== undefined) issued = issued.where('issued_at', '<', wanted.to)
  const segment: KeysetSegment<InvoiceRow> = {
    kinds: ['instant', 'text', 'integer'],
    cursorOf: ({ issuedAt, kind, number }) => [issuedAt, kind, number],
    async read(after, limit) {
      let page = issued.orderBy('issued_at').orderBy('kind').orderBy('number')
      if (after)
        page = page.where(sql<boolean>`(issued_at, kind, number) > (${after[0]}, ${after[1]}, ${after[2]})`)
      return (limit === undefined ? page : page.limit(limit)).execute()
    },
  }
  return readKeysetPage(['invoices', wanted], [segment], request)
}

/** Counts the papers of some days by currency, corrections too. */
export async function countInvoices(
  read: Reader,
  { from, to }: IssuedBetween,
): Promise<ReadonlyMap<string, number>> {
  let issued = read.selectFrom('invoices').groupBy('currency')
  if (from !== undefined) issued = issued.where('issued_at', '>=', from)
  if (to !== undefined) issued = issued.where('issued_at', '<', to)
  const rows = await issued
    .select(({ fn }) => ['currency', fn.countAll<number | string>().as('count')])
    .execute()
  return new Map(rows.map(({ currency, count }) => [currency, Number(count)]))
}
