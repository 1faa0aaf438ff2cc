import { done } from '../../../domain/outcome.ts'
import { attributeRefund } from '../../../domain/payments/refund-parts.ts'
import type { Transaction } from '../../data/database.ts'
import { moveStock } from '../../data/queries/catalogue/stock.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { addCreditMovement } from '../../data/queries/payments/credit-movements.ts'
import { listPaymentParts } from '../../data/queries/payments/payment-parts.ts'
import { movePayment, type PaymentRow } from '../../data/queries/payments/payments.ts'
import {
  changeRefund,
  countRefundsOfOrders,
  insertRefundOf,
  listRefundParts,
  listRefundsOfIntent,
  type RefundRow,
} from '../../data/queries/payments/refunds.ts'
import { newId } from '../../platform/ids.ts'
import type { CardRefund } from '../../providers/cards/cards.ts'
import { restoreCardsOf, voidCardsOf } from '../credit/refund-gift-cards.ts'
import { creditRefunds } from '../invoices/credit-refunds.ts'
import { lockPaymentWithOrders } from '../payments/lock-payment-with-orders.ts'
import { tellOfReturned } from '../restock/tell-waiting.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Shop } from '../shop.ts'
import { notifyFailedRefund, notifyRefund } from './notify-refund.ts'
import { centsOf, takenWith } from './owed-refunds.ts'
import { refundOfNobody } from './refund-of-nobody.ts'

/** A refund that the provider refused, with its reason. */
interface Refused {
  readonly id: string
  readonly why: string
}

/** The states of a refund in order. A bank may return a refund even after it succeeded. */
const steps: readonly RefundRow['state'][] = ['due', 'succeeded', 'failed']

/** The locked rows of a refund's payment. */
interface RefundContext {
  readonly shop: Shop
  readonly transaction: Transaction
  /** All orders of the payment. */
  readonly orders: readonly OrderRow[]
  readonly payment: PaymentRow
  readonly now: number
}

/**
 * Stores an intent's refunds as the provider reports them, in one transaction and each once. A success restocks its
 * pieces and emails the customer, a failure emails staff, and a refund made in the provider's dashboard gets a row. The
 * order's totals are computed from the rows.
 */
export async function recordRefunds(
  shop: Shop,
  intentId: string,
  atProvider: readonly CardRefund[],
  refused?: Refused,
): Promise<void> {
  await shop.database.write(async (transaction) => {
    const { orders, payment } = await lockPaymentWithOrders(transaction, intentId)
    if (!payment) throw new Error('A refund names a payment that the shop does not know')
    const context = { shop, transaction, orders, payment, now: shop.clock() }
    const rows = await listRefundsOfIntent(transaction.db, intentId)
    for (const refund of atProvider) await storeRefund(context, rows, refund)
    if (refused) await storeRefused(context, rows, atProvider, refused)
    const currency = await shopCurrency(shop, transaction.db)
    const ids = orders.map(({ id }) => id)
    await countRefundsOfOrders(transaction, ids, currency)
    await closePayment(context, currency)
    await creditRefunds(shop, transaction, intentId, context.now)
    return done(null)
  })
}

async function storeRefund(
  context: RefundContext,
  rows: readonly RefundRow[],
  atProvider: CardRefund,
): Promise<void> {
  const state = stateOf(atProvider)
  const known = rows.find(({ id, providerId }) => id === atProvider.refundId || providerId === atProvider.id)
  const row = known ?? (await addFound(context, atProvider))
  // A response may be stale, because processes query concurrently, so states only move forward.
  if (row.providerId !== null && steps.indexOf(state) <= steps.indexOf(row.state)) return
  await changeState(context, row, { state, providerId: atProvider.id, failure: null })
}

/**
 * Adds a row for a refund made at the provider, with the state due until its real state is stored. The provider reports
 * only an amount, so a rule divides it among the orders (docs/decisions/0056).
 */
async function addFound(
  { transaction, payment, orders, now }: RefundContext,
  found: CardRefund,
): Promise<RefundRow> {
  const parts = await listPaymentParts(transaction.db, payment.intentId)
  const row = refundOfNobody({
    id: newId(),
    intentId: payment.intentId,
    origin: 'provider',
    means: 'card',
    amountCents: found.amountCents,
    currency: found.currency,
    createdAt: now,
  })
  const attributed = attributeRefund(found.amountCents, parts)
  for (const { orderId, amountCents } of attributed) {
    const order = orders.find(({ id }) => id === orderId)
    if (order) await voidCardsOf(transaction, order, { id: row.id, amountCents }, now)
  }
  return insertRefundOf(transaction, row, attributed)
}

async function storeRefused(
  context: RefundContext,
  rows: readonly RefundRow[],
  atProvider: readonly CardRefund[],
  { id, why }: Refused,
): Promise<void> {
  const row = rows.find((refund) => refund.id === id)
  const existsAtProvider = atProvider.some(({ refundId }) => refundId === id)
  if (row?.state !== 'due' || existsAtProvider) return
  await changeState(context, row, { state: 'failed', providerId: null, failure: why })
}

async function changeState(
  context: RefundContext,
  row: RefundRow,
  change: Pick<RefundRow, 'state' | 'providerId' | 'failure'>,
): Promise<void> {
  const { shop, transaction, now } = context
  // Refunds from before the shop stored them have succeeded but have no provider id.
  const succeeds = change.state === 'succeeded' && row.state !== 'succeeded'
  const restock = succeeds ? await restockPieces(context, row) : row.restock
  await changeRefund(transaction, row.id, { ...change, restock }, now)
  if (succeeds && row.means === 'credit') await refundCredit(context, row)
  const refund = { ...row, ...change }
  const orders = await ordersOf(context, row.id)
  if (succeeds) await notifyRefund(shop, transaction, { ...context, refund, orders })
  if (change.state === 'failed') await restoreCardsOf(transaction, orders, row)
  if (change.state === 'failed') await notifyFailedRefund(shop, transaction, { refund, orders })
}

/** Adds the refund to the customer's credit; a unique index refuses a second time. */
async function refundCredit({ transaction, payment, now }: RefundContext, refund: RefundRow): Promise<void> {
  const { id: refundId, amountCents, currency, intentId } = refund
  const { userId } = payment
  const movement = { id: newId(), userId, amountCents, currency, reason: 'refunded' } as const
  await addCreditMovement(transaction, { ...movement, intentId, refundId }, now)
}

async function ordersOf({ transaction, orders }: RefundContext, refundId: string) {
  const parts = await listRefundParts(transaction.db, refundId)
  return orders.filter(({ id }) => parts.some(({ orderId }) => orderId === id))
}

/**
 * Restocks the pieces of a successful refund of one order, unless that order was sent.
 *
 * @returns the number of pieces.
 */
async function restockPieces(
  { shop, transaction, orders, now }: RefundContext,
  refund: RefundRow,
): Promise<number> {
  const order = orders.find(({ id }) => id === refund.orderId)
  if (refund.restock === 0 || !order || order.sentAt !== null) return 0
  const { restock: quantity, createdBy } = refund
  const by = createdBy === null ? {} : { by: createdBy }
  const movement = {
    productId: order.productId,
    quantity,
    reason: 'refund',
    orderId: order.id,
    ...by,
  } as const
  const product = await moveStock(transaction, movement, now)
  if (product) await tellOfReturned(shop, transaction, order.productId, quantity, product)
  return quantity
}

/**
 * Marks an unusable payment as refunded once its whole amount is refunded, and as due again if the bank returns a
 * refund.
 */
async function closePayment({ transaction, payment, now }: RefundContext, currency: string): Promise<void> {
  const { intentId, state } = payment
  if (state !== 'refund-due' && state !== 'refunded') return
  const rows = await listRefundsOfIntent(transaction.db, intentId)
  const toCard = rows.filter(({ means }) => means === 'card')
  const refundedCents = centsOf(toCard.filter((refund) => refund.state === 'succeeded'))
  const done = refundedCents >= takenWith(payment, rows, currency).cents
  await movePayment(transaction, intentId, state, done ? 'refunded' : 'refund-due', now)
}

function stateOf({ status }: CardRefund): RefundRow['state'] {
  return status === 'pending' ? 'due' : status
}
