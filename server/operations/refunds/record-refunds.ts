import { done } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { moveStock } from '../../data/queries/catalogue/stock.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { movePayment, type PaymentRow } from '../../data/queries/payments/payments.ts'
import {
  changeRefund,
  countRefundsOfOrder,
  insertRefund,
  listRefundsOfIntent,
  type RefundRow,
} from '../../data/queries/payments/refunds.ts'
import { newId } from '../../platform/ids.ts'
import { type CardRefund, currency } from '../../providers/cards/cards.ts'
import { lockPaymentWithOrder } from '../payments/lock-payment-with-order.ts'
import type { Shop } from '../shop.ts'
import { notifyFailedRefund, notifyRefund } from './notify-refund.ts'
import { centsOf, takenWith } from './owed-refunds.ts'

/** A refund that the provider will not make, and its words for why. */
interface Refused {
  readonly id: string
  readonly why: string
}

/** The way of a refund that is made at the provider; a bank may send it back after it succeeded. */
const steps: readonly RefundRow['state'][] = ['due', 'succeeded', 'failed']

/** What a refund is part of, locked for this transaction. */
interface Books {
  readonly shop: Shop
  readonly transaction: Transaction
  readonly order: OrderRow | undefined
  readonly payment: PaymentRow
  readonly now: number
}

/**
 * Notes what the provider says of an intent's refunds, in one transaction and each once: what succeeded gives its
 * pieces back to the shelf and is told, what failed is told to the admin, and what was made in the provider's own
 * dashboard gets a row like every other. What an order says of refunds is counted from the rows.
 */
export async function recordRefunds(
  shop: Shop,
  intentId: string,
  atProvider: readonly CardRefund[],
  refused?: Refused,
): Promise<void> {
  await shop.database.write(async (transaction) => {
    const { order, payment } = await lockPaymentWithOrder(transaction, intentId)
    if (!payment) throw new Error('A refund names a payment that the shop does not know')
    const books = { shop, transaction, order, payment, now: shop.clock() }
    const rows = await listRefundsOfIntent(transaction.db, intentId)
    for (const refund of atProvider) await noteOne(books, rows, refund)
    if (refused) await noteRefused(books, rows, atProvider, refused)
    if (order) await countRefundsOfOrder(transaction, order.id)
    await closePayment(books)
    return done(null)
  })
}

async function noteOne(books: Books, rows: readonly RefundRow[], atProvider: CardRefund): Promise<void> {
  const state = stateOf(atProvider)
  const known = rows.find(({ id, providerId }) => id === atProvider.refundId || providerId === atProvider.id)
  const row = known ?? (await addFound(books, atProvider))
  // What was heard later may be older: two processes ask at once, and a refund only ever goes one way.
  if (row.providerId !== null && steps.indexOf(state) <= steps.indexOf(row.state)) return
  await become(books, row, { state, providerId: atProvider.id, failure: null })
}

/** A refund that somebody made at the provider, as one that is still due here. */
async function addFound({ transaction, payment, now }: Books, found: CardRefund): Promise<RefundRow> {
  const row: RefundRow = {
    id: newId(),
    orderId: payment.orderId,
    intentId: payment.intentId,
    providerId: null,
    origin: 'provider',
    amountCents: found.amountCents,
    currency: found.currency,
    reason: '',
    restock: 0,
    state: 'due',
    failure: null,
    createdBy: null,
    createdAt: now,
  }
  await insertRefund(transaction, row)
  return row
}

async function noteRefused(
  books: Books,
  rows: readonly RefundRow[],
  atProvider: readonly CardRefund[],
  { id, why }: Refused,
): Promise<void> {
  const row = rows.find((refund) => refund.id === id)
  const madeAfterAll = atProvider.some(({ refundId }) => refundId === id)
  if (row?.state !== 'due' || madeAfterAll) return
  await become(books, row, { state: 'failed', providerId: null, failure: why })
}

async function become(
  books: Books,
  row: RefundRow,
  change: Pick<RefundRow, 'state' | 'providerId' | 'failure'>,
): Promise<void> {
  const { shop, transaction, order, now } = books
  const succeeds = change.state === 'succeeded' && row.state !== 'succeeded'
  const restock = succeeds ? await putOnTheShelf(books, row) : row.restock
  await changeRefund(transaction, row.id, { ...change, restock }, now)
  const refund = { ...row, ...change }
  if (succeeds) await notifyRefund(shop, transaction, { refund, order, customerId: books.payment.userId })
  if (change.state === 'failed') await notifyFailedRefund(shop, transaction, { refund, order })
}

/** Gives the pieces of a refund back that now succeeds; those of an order that left meanwhile are not there. */
async function putOnTheShelf({ transaction, order, now }: Books, refund: RefundRow): Promise<number> {
  if (refund.restock === 0 || !order || order.sentAt !== null) return 0
  const { restock: quantity, createdBy } = refund
  const by = createdBy === null ? {} : { by: createdBy }
  const movement = { toolId: order.toolId, quantity, reason: 'refund', orderId: order.id, ...by } as const
  await moveStock(transaction, movement, now)
  return quantity
}

/**
 * A payment that the shop could not use is done with once all of it went back, by whatever refund, and not any more when
 * the bank sends one of them back.
 */
async function closePayment({ transaction, payment, now }: Books): Promise<void> {
  const { intentId, state } = payment
  if (state !== 'refund-due' && state !== 'refunded') return
  const rows = await listRefundsOfIntent(transaction.db, intentId)
  const wentBack = centsOf(rows.filter((refund) => refund.state === 'succeeded'))
  const done = wentBack >= takenWith(payment, rows, currency).cents
  await movePayment(transaction, intentId, state, done ? 'refunded' : 'refund-due', now)
}

function stateOf({ status }: CardRefund): RefundRow['state'] {
  return status === 'pending' ? 'due' : status
}
