import { done } from '../../domain/outcome.ts'
import { foldLetters } from '../../domain/search/fold-text.ts'
import type { Database } from '../../server/data/database.ts'
import { insertRows, type NewRows } from '../../server/data/queries/bulk-insert.ts'

/** The buyer, and the product. */
interface Past {
  readonly userId: string
  readonly email: string
  readonly productId: string
  /** Paid orders of this customer. Other customers have as many, and so do emails, events, requests and reviews. */
  readonly orders: number
  /** The instant before which everything happened, in milliseconds. */
  readonly now: number
}

/** Rows of one transaction. */
const portion = 1_000
const monthMs = 30 * 24 * 3_600_000

/**
 * Adds the rows of several years: a customer's paid orders with their payments, invoices, emails and ledger, the card
 * sandbox's records, and orders, requests, reviews and accounts of others. The customer's orders were all paid within
 * the last day and those of others before: the worst case for a statement that searches for an older order of the
 * customer.
 */
export async function addHistory(database: Pick<Database, 'write'>, past: Past): Promise<void> {
  for (let from = 0; from < past.orders; from += portion) {
    const to = Math.min(past.orders, from + portion)
    await database.write(async (transaction) => {
      await insertRows(transaction, rowsBetween(past, from, to))
      return done(null)
    })
  }
  await database.write(async (transaction) => {
    const { db } = transaction
    const restocked = {
      id: 'past-restock',
      product_id: past.productId,
      order_id: null,
      quantity: past.orders,
    }
    const movement = {
      ...restocked,
      reason: 'restock' as const,
      note: '',
      created_by: null,
      created_at: past.now,
    }
    await insertRows(transaction, { stock_movements: [movement] })
    await db
      .insertInto('invoice_numbers')
      .values({ kind: 'invoice', last: past.orders })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet({ last: past.orders }))
      .execute()
    return done(null)
  })
}

function rowsBetween(past: Past, from: number, to: number): NewRows {
  const indexes = Array.from({ length: to - from }, (_, index) => from + index)
  const each = <Row>(rowOf: (index: number, at: number) => Row) =>
    indexes.map((index) => rowOf(index, past.now - 60_000 - index * 5))
  return { ...peopleOf(each), ...salesOf(past, each), ...requestsOf(past, each), ...sandboxOf(each) }
}

type Each = <Row>(rowOf: (index: number, at: number) => Row) => Row[]

const customerOf = (index: number) => `past-customer-${index}`
const mailOf = (index: number) => `${customerOf(index)}@truewheel.example`

function peopleOf(each: Each): NewRows {
  return {
    users: each((index, at) => ({
      ...{ id: customerOf(index), email: mailOf(index), name: 'Past' },
      ...{ role: 'customer' as const, created_at: at },
    })),
    sessions: each((index, at) => ({
      ...{ id: `past-session-${index}`, user_id: customerOf(index), sign_in_id: null },
      ...{ created_at: at, expires_at: at + 1_000_000_000, ended_at: at },
    })),
  }
}

function salesOf({ userId, email, productId }: Past, each: Each): NewRows {
  return {
    orders: [
      ...each((index, at) => ({ ...orderOf(index, at, productId), user_id: userId, customer_email: email })),
      ...each((index, at) => ({
        ...{
          ...orderOf(index, at - monthMs, productId),
          user_id: customerOf(index),
          customer_email: mailOf(index),
        },
        ...{ id: `past-sale-${index}`, transaction_id: `past-sale-${index}` },
      })),
    ],
    stock_movements: each((index, at) => ({
      ...{
        id: `past-movement-${index}`,
        product_id: productId,
        order_id: `past-order-${index}`,
        quantity: -1,
      },
      ...{ reason: 'booking' as const, note: '', created_by: null, created_at: at },
    })),
    payments: each((index, at) => ({
      ...{ intent_id: intentOf(index), user_id: userId, order_id: `past-order-${index}`, amount_cents: 1250 },
      ...{ state: 'succeeded' as const, created_at: at, updated_at: at },
    })),
    invoices: each((index, at) => ({
      ...{ id: `past-invoice-${index}`, kind: 'invoice' as const, number: index + 1 },
      ...{ intent_id: intentOf(index), refund_id: null, issued_at: at, currency: 'usd', gross_cents: 1250 },
      ...{ tax_cents: 0, content: invoiceContent(email, intentOf(index)) },
    })),
    outbox: each((index, at) => ({
      ...{
        id: `past-mail-${index}`,
        event: `past:${index}`,
        recipient: email,
        subject: 'Booked',
        body: 'Past',
      },
      ...{ html: null, layout: null, order_id: `past-order-${index}`, invoice_id: null, secret: 0 as const },
      ...{ created_at: at, sent_at: at, failed_at: null, attempts: 1, next_attempt_at: at, give_up_at: at },
      last_error: null,
    })),
    order_addresses: each((index, at) => ({
      ...{ id: `past-address-${index}`, order_id: `past-order-${index}`, source: 'customer' as const },
      ...{ address: '1 Lane', given_at: at },
    })),
    idempotency_keys: each((index, at) => ({
      ...{ user_id: userId, key: `past-key-${index}`, request_hash: '', answer: '{}', created_at: at },
    })),
    payment_events: each((index, at) => ({
      ...{ id: `past-event-${index}`, type: 'charge.refunded', intent_id: intentOf(index) },
      ...{ received_at: at, handled_at: at },
    })),
    card_declines: each((index, at) => ({
      ...{ charge_id: `past-charge-${index}`, user_id: customerOf(index), intent_id: intentOf(index) },
      ...{
        declined_at: at - 7_200_000,
        forgiven: 0 as const,
        address: `past-${index}`,
        stranger: 0 as const,
      },
    })),
  }
}

function orderOf(index: number, at: number, productId: string) {
  return {
    ...{ id: `past-order-${index}`, product_id: productId, product_name: 'Past wrench', quantity: 1 },
    ...{ product_name_folded: foldLetters('Past wrench'), unit_price_cents: 1250, price_cents: 1250 },
    ...{ minimum_order: 1, available_before: 9, user_name: 'Past', user_phone: '' },
    ...{ state: 'paid' as const, stock_held: 1 as const, hold_expires_at: null },
    ...{ transaction_id: intentOf(index), refunded_cents: 0, given_back_cents: 0 },
    ...{ created_at: at, paid_at: at, cancelled_at: null, sent_at: at },
  }
}

function requestsOf({ productId }: Past, each: Each): NewRows {
  return {
    quote_requests: each((index, at) => ({
      ...{ id: `past-request-${index}`, name: 'Past', email: mailOf(index), message: 'A wrench' },
      ...{ created_at: at, kind: 'contact' as const, part_id: null, handled_at: at },
    })),
    reviews: each((index, at) => ({
      ...{ id: `past-review-${index}`, user_id: customerOf(index), img: '', name: 'Past' },
      ...{ email: mailOf(index), text: 'Good', stars: 5, created_at: at, product_id: productId },
    })),
    account_alerts: each((index, at) => ({
      ...{ id: `past-alert-${index}`, user_id: customerOf(index), kind: 'declined-cards' as const },
      ...{ count: 5, raised_at: at, closed_at: at },
    })),
  }
}

/** Returns the sandbox's records of a payment: itself, its events, and the stored answers for its idempotency keys. */
function sandboxOf(each: Each): NewRows {
  const record = (collection: string, id: string, at: number, value: object) => ({
    ...{ collection, id, version: 1, value: JSON.stringify({ version: 1, id, createdAt: at, ...value }) },
    created_at: at,
  })
  return {
    sandbox_records: each((index, at) => [
      record('payment_intents', intentOf(index), at, { attempts: [], refunds: [], status: 'succeeded' }),
      record('idempotency_keys', `past-key-${index}`, at, { request: '', answer: null, startedAt: at }),
      ...['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'].map((type, number) =>
        record('events', `past-event-${index}-${number}`, at, { type, object: { id: intentOf(index) } }),
      ),
    ]).flat(),
  }
}

function intentOf(index: number): string {
  return `past-intent-${index}`
}

function invoiceContent(email: string, transaction: string): string {
  const buyer = { name: 'Past', address: '1 Lane', email }
  return JSON.stringify({ buyer, lines: [], tax: null, transaction, about: null })
}
