import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, type Refusal, refused, refusedAt } from '../../../domain/outcome.ts'
import { splitRefund } from '../../../domain/payments/credit-part.ts'
import type { Transaction } from '../../data/database.ts'
import { isDeleted } from '../../data/queries/accounts/users.ts'
import { countRestockedPieces } from '../../data/queries/catalogue/stock-movements.ts'
import { lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { listPaymentParts } from '../../data/queries/payments/payment-parts.ts'
import { lockPayment } from '../../data/queries/payments/payments.ts'
import { findReceivableOfPayment, type Receivable } from '../../data/queries/payments/receivables.ts'
import {
  countRefundsOfOrders,
  findRefund,
  insertRefund,
  listRefundsOfOrder,
  type RefundRow,
} from '../../data/queries/payments/refunds.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import { claimKey } from '../claim-key.ts'
import { voidRefundedCards } from '../credit/refund-gift-cards.ts'
import type { Formats } from '../emails/formats.ts'
import { payableTexts } from '../payments/payable-texts.ts'
import { lockOpenItem } from '../receivables/add-movement.ts'
import { lockCompanyOwing, lowerOpen } from '../receivables/lower-open.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'
import { type MadeRefund, makeRefundNow } from './execute-refunds.ts'
import { refundedDelivery } from './refunded-delivery.ts'

export interface RefundRequest {
  readonly amountCents: number
  /** How much of it is delivery; undefined: only what exceeds the goods that are left. */
  readonly deliveryCents?: number | undefined
  /** The admin's text, which the customer reads. */
  readonly reason: string
  /** Pieces restocked when the refund succeeds. */
  readonly restock: number
  /** Makes a repeated request return the same refund (spec §10, submit twice). */
  readonly idempotencyKey: string | undefined
}

/**
 * Refunds money of a paid order to its card, and what credit paid of it to credit. Of an order on account, first lowers
 * what is open of its invoice; what its company has transferred stays with the company (docs/decisions/0162). Stores
 * the refund under the order's lock before calling the provider, so that refunds never exceed the payment and a crash
 * loses none. A refund that cannot be made now is `due`, and the reconciliation makes it.
 */
export async function refundOrder(
  shop: Shop,
  caller: Caller,
  orderId: string,
  refundRequest: RefundRequest,
): Promise<Outcome<MadeRefund>> {
  const stored = await shop.database.write((transaction) =>
    storeRefund(shop, transaction, caller, orderId, refundRequest),
  )
  return stored.ok ? makeRefundNow(shop, stored.value) : stored
}

async function storeRefund(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  orderId: string,
  { idempotencyKey: key, ...refundRequest }: RefundRequest,
): Promise<Outcome<RefundRow>> {
  const id = newId()
  const now = shop.clock()
  const currency = await shopCurrency(shop, transaction.db)
  const request = { refund: orderId, ...refundRequest }
  const earlier = await claimKey(transaction, { userId: caller.userId, key, request, createdId: id }, now)
  if (!earlier.ok) return earlier
  if (earlier.value !== undefined) return done(await known(transaction, earlier.value))
  await lockCompanyOwing(transaction, orderId)
  const order = await lockOrder(transaction, orderId)
  if (!order || order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
  if (order.transactionId === null) return refused('NOTHING_TO_REFUND')
  await lockPayment(transaction, order.transactionId)
  const delivery = await deliveryOf(transaction, order, refundRequest)
  const refusal =
    refusalOfAmount(order, refundRequest, shop.settings.formats) ??
    refusalOfDelivery(delivery, refundRequest, shop.settings.formats) ??
    (await refusalOfRestock(transaction, order, refundRequest.restock))
  if (refusal) return refusal
  const source = await sourceOf(transaction, order)
  const refund = { ...refundRequest, deliveryCents: delivery.cents }
  const parts = partsOf(refund, source)
  if (parts.some(({ means }) => means === 'credit') && (await isDeleted(transaction.db, order.userId)))
    return refused('CREDIT_OF_DELETED_ACCOUNT', creditOfDeleted(source, shop.settings.formats))
  const rows = parts.map((part, index) => ({
    ...part,
    id: index === 0 ? id : newId(),
    orderId,
    intentId: order.transactionId ?? '',
    providerId: null,
    origin: 'admin' as const,
    reason: refundRequest.reason,
    currency,
    state: 'due' as const,
    failure: null,
    createdBy: caller.userId,
    createdAt: now,
  }))
  for (const row of rows) await insertRefund(transaction, row)
  if (source.item) await lowerOpen(transaction, source.item, rows, now)
  const voided = { id, amountCents: refund.amountCents }
  const ofCards = await voidRefundedCards(transaction, order, voided, { formats: shop.settings.formats, now })
  if (ofCards) return ofCards
  await countRefundsOfOrders(transaction, [orderId], currency)
  const { amountCents, deliveryCents, restock } = refund
  await recordChange(transaction, {
    at: now,
    by: caller,
    action: 'order.refunded',
    subject: { kind: 'order', id: orderId, name: order.productName },
    // The record omits the reason, which may name the customer; the refund contains it.
    after: { amountCents, restock, ...(deliveryCents > 0 && { deliveryCents }) },
  })
  const [first] = rows
  if (!first) throw new Error('A refund has no amount')
  return done(first)
}

async function known({ db }: Transaction, id: string): Promise<RefundRow> {
  const refund = await findRefund(db, id)
  if (!refund) throw new Error('An idempotency key names a refund that does not exist')
  return refund
}

/** Where the first part of a refund goes, at most `leftCents`, and where the rest goes. */
interface Source {
  readonly means: 'card' | 'account'
  readonly leftCents: number
  readonly rest: 'credit' | 'transfer'
  /** What is open of the order's invoice, if its company pays it later. */
  readonly item?: Receivable
}

/** Returns the card with what it paid of an order, or the open item of an order on account, which is then locked. */
async function sourceOf(transaction: Transaction, order: OrderRow): Promise<Source> {
  const { transactionId, accountPaymentId } = order
  const isOnAccount = accountPaymentId !== null && accountPaymentId === transactionId
  const found = isOnAccount ? await findReceivableOfPayment(transaction.db, accountPaymentId) : undefined
  const item = found && (await lockOpenItem(transaction, found.invoiceId))
  if (item) return { means: 'account', leftCents: item.openCents, rest: 'transfer', item }
  return { means: 'card', leftCents: await cardLeftOf(transaction, order), rest: 'credit' }
}

/** Returns what the card paid of an order and is not refunded; everything if credit paid nothing. */
async function cardLeftOf(
  { db }: Transaction,
  { id, transactionId, priceCents, creditCents }: OrderRow,
): Promise<number> {
  if (transactionId === null || creditCents === 0) return priceCents
  const parts = await listPaymentParts(db, transactionId)
  return parts.find(({ orderId }) => orderId === id)?.leftCents ?? 0
}

type Part = Pick<RefundRow, 'means' | 'amountCents' | 'deliveryCents' | 'restock'>

/** Splits a refund by where it goes. The first part restocks the pieces, and has the delivery as far as it can. */
function partsOf(
  { amountCents, deliveryCents, restock }: Omit<Part, 'means'>,
  { means, leftCents, rest: meansOfRest }: Source,
): readonly Part[] {
  const { first, credit: restCents } = splitRefund(amountCents, leftCents)
  if (first === 0) return [{ means: meansOfRest, amountCents: restCents, deliveryCents, restock }]
  const deliveryOfFirst = Math.min(deliveryCents, first)
  const toFirst: Part = { means, amountCents: first, deliveryCents: deliveryOfFirst, restock }
  if (restCents === 0) return [toFirst]
  const rest = { amountCents: restCents, deliveryCents: deliveryCents - deliveryOfFirst, restock: 0 }
  return [toFirst, { means: meansOfRest, ...rest }]
}

function creditOfDeleted({ leftCents }: Source, formats: Formats): string {
  return said(payableTexts).creditOfDeletedAccount(formats.amount(leftCents))
}

function refusalOfAmount(
  order: OrderRow,
  { amountCents }: Pick<RefundRequest, 'amountCents'>,
  formats: Formats,
): Refusal | undefined {
  const leftCents = order.priceCents - order.givenBackCents
  if (leftCents <= 0) return refused('NOTHING_TO_REFUND')
  if (amountCents <= leftCents) return undefined
  const left = formats.amount(leftCents)
  return refused('REFUND_ABOVE_LEFT', said(payableTexts).refundLeft(left))
}

interface RefundedDelivery {
  readonly cents: number
  /** The delivery of the order that no refund has returned yet. */
  readonly leftCents: number
}

/** Returns the delivery that a refund returns. Without a choice goods come first. */
async function deliveryOf(
  { db }: Transaction,
  order: OrderRow,
  { amountCents, deliveryCents }: Pick<RefundRequest, 'amountCents' | 'deliveryCents'>,
): Promise<RefundedDelivery> {
  if (order.deliveryCents === 0) return { cents: deliveryCents ?? 0, leftCents: 0 }
  const returnedCents = await refundedDelivery(db, order)
  const leftCents = order.deliveryCents - returnedCents
  const goodsLeftCents = order.priceCents - order.givenBackCents - leftCents
  return { cents: deliveryCents ?? Math.max(0, amountCents - Math.max(0, goodsLeftCents)), leftCents }
}

function refusalOfDelivery(
  { cents, leftCents }: RefundedDelivery,
  { amountCents }: Pick<RefundRequest, 'amountCents'>,
  formats: Formats,
): Refusal | undefined {
  const mostCents = Math.min(leftCents, amountCents)
  if (cents <= mostCents) return undefined
  const most = formats.amount(mostCents)
  const message = said(payableTexts).deliveryLeft(most)
  return refusedAt('delivery', 'REFUND_ABOVE_LEFT', message)
}

async function refusalOfRestock(
  transaction: Transaction,
  order: OrderRow,
  pieces: number,
): Promise<Refusal | undefined> {
  if (pieces === 0) return undefined
  if (order.sentAt !== null) return refused('RESTOCK_NOT_POSSIBLE')
  const refunds = await listRefundsOfOrder(transaction.db, order.id)
  // Only an admin's refund restocks, and such a refund is for one order; other refunds restock 0.
  const due = refunds.filter(({ state }) => state === 'due')
  const expected = due.reduce((sum, { restock }) => sum + restock, 0)
  // Counts by the ledger, because restocked pieces stay in stock when the bank returns the refund.
  const left = order.quantity - expected - (await countRestockedPieces(transaction.db, order.id))
  if (pieces <= left) return undefined
  return refused('RESTOCK_NOT_POSSIBLE', said(payableTexts).restockLeft(left))
}
