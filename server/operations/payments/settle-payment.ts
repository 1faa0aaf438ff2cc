import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { newHold } from '../../../domain/orders/holds.ts'
import { mayOrder } from '../../../domain/orders/order-states.ts'
import { inStockOrder } from '../../../domain/orders/stock-order.ts'
import { done, type Outcome, type Refusal, refused } from '../../../domain/outcome.ts'
import { attributeRefund } from '../../../domain/payments/refund-parts.ts'
import type { Transaction } from '../../data/database.ts'
import { markPaid } from '../../data/queries/orders/order-marks.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { listRefundsOfPaidOrders } from '../../data/queries/payments/invoices.ts'
import { listPaymentParts } from '../../data/queries/payments/payment-parts.ts'
import { bindPayment, moveLockedPayment, type PaymentRow } from '../../data/queries/payments/payments.ts'
import { countRefundsOfOrders } from '../../data/queries/payments/refunds.ts'
import { newId } from '../../platform/ids.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { deliverToProfile } from '../addresses/deliver-orders.ts'
import { issueGiftCards } from '../credit/issue-gift-cards.ts'
import { updateOrderDisputes } from '../disputes/sync-disputes.ts'
import { creditRefunds } from '../invoices/credit-refunds.ts'
import { issueInvoice, storedSettings } from '../invoices/issue-invoice.ts'
import { releaseStock, retakeStock } from '../orders/hold-stock.ts'
import { ordersWithoutUse } from '../prices/retake-uses.ts'
import { openItem, type TermsOfOrder } from '../receivables/open-item.ts'
import { lockPayableItem, payOpenItem } from '../receivables/pay-open-item.ts'
import { executeRefunds } from '../refunds/execute-refunds.ts'
import { recordAutomaticRefund } from '../refunds/record-automatic-refund.ts'
import { currencyOf } from '../settings/shop-currency.ts'
import type { Shop } from '../shop.ts'
import { lockPaymentWithOrders } from './lock-payment-with-orders.ts'
import { tellOfPayment } from './tell-of-payment.ts'

/** How the charged money was used. */
export interface Settlement {
  /** Whether this call settled the payment; false if an earlier one did. */
  readonly now: boolean
  /** The orders whose part is refunded automatically. */
  readonly refundedOrders: readonly string[]
}

/**
 * Settles a succeeded intent, exactly once, for whichever comes first: the customer's PATCH, another tab, the webhook
 * or the reconciliation. Refunds the part of each order that cannot be paid because its stock is sold, it was
 * cancelled, or another intent has paid it. Refunds everything if the amount or currency differs (docs/decisions/0056).
 *
 * @param orderId an order of the payment, or the order to bind if it has none; refused if its part is refunded.
 */
export async function settlePayment(
  shop: Shop,
  intent: CardIntent,
  orderId: string,
): Promise<Outcome<Settlement>> {
  const settled = await shop.database.write((transaction) => settle(shop, transaction, intent, orderId))
  if (!settled.ok) return settled
  const { refundedOrders } = settled.value
  if (refundedOrders.length > 0) await executeRefunds(shop, intent.id)
  return refundedOrders.includes(orderId) ? refundedRefusal(refundedOrders) : settled
}

/** Refuses with the names of all refunded orders of the payment; the others are paid. */
function refundedRefusal(orderIds: readonly string[]): Refusal {
  const refusal = refused('PAYMENT_REFUNDED')
  return { ...refusal, lines: orderIds.map((orderId, index) => ({ index, orderId, refusal })) }
}

/**
 * Settles a payment within the transaction that makes it, as `settlePayment` does.
 *
 * @param terms when a company pays the invoice, for a payment on account; undefined for money that was taken.
 */
export async function settle(
  shop: Shop,
  transaction: Transaction,
  intent: CardIntent,
  orderId: string,
  terms?: TermsOfOrder,
): Promise<Outcome<Settlement>> {
  const now = shop.clock()
  const [{ payment, orders }, settings] = await Promise.all([
    lockPaymentWithOrders(transaction, intent.id, orderId),
    storedSettings(shop, transaction.db),
  ])
  if (!payment || orders.length === 0) return refused('PAYMENT_NOT_FOUND')
  if (!orders.some(({ id }) => id === orderId)) return refused('PAYMENT_OF_ANOTHER_ORDER')
  const { state } = payment
  if (state === 'succeeded' || state === 'refund-due' || state === 'refunded') {
    const others = orders.filter(({ transactionId }) => transactionId !== intent.id)
    return done({ now: false, refundedOrders: others.map(({ id }) => id) })
  }
  const reservedCents = reservedCredit(payment)
  const currency = currencyOf(settings.money)
  const fits = isFor(intent, orders, { currency, creditCents: reservedCents })
  const item = fits ? await lockPayableItem(transaction, orders) : undefined
  const payable = item ? orders : fits ? await ordersWithStock(shop, transaction, orders) : []
  const others = orders.filter((order) => !payable.includes(order))
  await moveLockedPayment(transaction, intent.id, payable.length > 0 ? 'succeeded' : 'refund-due', now)
  const credits = await creditsOf(transaction, intent.id, reservedCents)
  const paid = item
    ? await payOpenItem(transaction, { item, intent, orders, credits }, now)
    : await pay(shop, transaction, { intent, orders: payable, credits, terms })
  const invoiceId = item?.invoiceId ?? newId()
  const told = { orders: paid, refused: others, intentId: intent.id, invoiceId }
  await tellOfPayment(shop, transaction, { ...told, terms, isOnAccount: item !== undefined })
  await giveBack(transaction, intent, { payable, others, credits }, now)
  if (payment.orderId === null) await bind(transaction, intent.id, orderId, currency)
  if (paid.length > 0) {
    // A refund made at the provider may have been recorded before. Reads them before issuing the invoice, because the
    // invoice makes all other issuing transactions wait.
    const hasRefunds = (await listRefundsOfPaidOrders(transaction.db, intent.id)).length > 0
    if (!item)
      await issueInvoice(shop, transaction, invoiceId, { intent, orders: paid, now, settings, terms })
    if (terms) await openItem(transaction, { invoiceId, intent, orders: paid, terms }, now)
    if (hasRefunds) await creditRefunds(shop, transaction, intent.id, now)
  }
  return done({ now: true, refundedOrders: others.map(({ id }) => id) })
}

interface ToPay {
  readonly intent: CardIntent
  readonly orders: readonly OrderRow[]
  /** The shares of credit in the payment, by order. */
  readonly credits: ReadonlyMap<string, number>
  readonly terms: TermsOfOrder | undefined
}

/** Marks orders as paid, or as on account, and issues their gift cards; returns them after the change. */
async function pay(
  shop: Shop,
  transaction: Transaction,
  { intent, orders, credits, terms }: ToPay,
): Promise<readonly OrderRow[]> {
  const now = shop.clock()
  const paid: OrderRow[] = []
  for (const [index, order] of orders.entries()) {
    await deliverToProfile(transaction, order, now)
    const isDelivered = isGiftCard(order)
    const creditCents = credits.get(order.id) ?? 0
    const { dueAt } = terms ?? {}
    const charge = { transactionId: intent.id, card: intent.card, creditCents, isDelivered, dueAt }
    paid.push(await markPaid(transaction, { id: order.id, place: index + 1 }, charge, now))
    if (isDelivered) await issueGiftCards(shop, transaction, order, intent.currency)
  }
  return paid
}

/** Returns the orders that can be paid, and have their stock and the use of their discount. */
async function ordersWithStock(
  shop: Shop,
  transaction: Transaction,
  orders: readonly OrderRow[],
): Promise<readonly OrderRow[]> {
  const now = shop.clock()
  const payable = new Set<OrderRow>()
  for (const order of inStockOrder(orders))
    if (mayOrder(order.state, 'pay') && (await hasStock(shop, transaction, order))) payable.add(order)
  const retaken = [...payable].filter(({ stockHeld }) => stockHeld === 0)
  const withoutUse = new Set(await ordersWithoutUse(transaction, retaken, now))
  for (const order of inStockOrder(retaken)) {
    if (!withoutUse.has(order.id)) continue
    payable.delete(order)
    await releaseStock(shop, transaction, order, 'hold-expired', now)
  }
  return orders.filter((order) => payable.has(order))
}

/**
 * Returns whether the order has its stock, after retaking it for an expired hold. Hold limits do not apply, because the
 * money was taken.
 */
async function hasStock(shop: Shop, transaction: Transaction, order: OrderRow): Promise<boolean> {
  if (order.stockHeld === 1) return true
  const now = shop.clock()
  const hold = newHold(now, shop.holdMs, true)
  return (await retakeStock(shop, transaction, order, { hold, address: null }, now)) !== undefined
}

interface Decision {
  readonly payable: readonly OrderRow[]
  /** The orders that cannot be paid by their part. */
  readonly others: readonly OrderRow[]
  /** The shares of credit in the payment, by order. */
  readonly credits: ReadonlyMap<string, number>
}

/** Returns the shares of credit that are reserved for a payment, by order. */
async function creditsOf(
  { db }: Transaction,
  intentId: string,
  creditCents: number,
): Promise<ReadonlyMap<string, number>> {
  if (creditCents === 0) return new Map()
  const parts = await listPaymentParts(db, intentId)
  return new Map(parts.map((part) => [part.orderId, part.creditCents]))
}

/**
 * Stores the automatic refunds of unused money: what card and credit paid of these orders, or the whole charge and all
 * credit.
 */
async function giveBack(
  transaction: Transaction,
  intent: CardIntent,
  { payable, others, credits }: Decision,
  now: number,
): Promise<void> {
  if (others.length === 0) return
  const charged = others.map(({ id, priceCents }) => {
    return { orderId: id, leftCents: priceCents - (credits.get(id) ?? 0), isUsed: false }
  })
  const amountCents =
    payable.length === 0 ? intent.amountCents : charged.reduce((sum, { leftCents }) => sum + leftCents, 0)
  const toCard = { means: 'card', amountCents, parts: attributeRefund(amountCents, charged) } as const
  await recordAutomaticRefund(transaction, intent, toCard, now)
  const returned = others
    .map(({ id }) => ({ orderId: id, amountCents: credits.get(id) ?? 0 }))
    .filter((part) => part.amountCents > 0)
  const returnedCents = returned.reduce((sum, part) => sum + part.amountCents, 0)
  const toCredit = { means: 'credit', amountCents: returnedCents, parts: returned } as const
  await recordAutomaticRefund(transaction, intent, toCredit, now)
}

/** Binds a payment to its order, and copies earlier refunds and disputes of the payment to the order. */
async function bind(
  transaction: Transaction,
  intentId: string,
  orderId: string,
  currency: string,
): Promise<void> {
  await bindPayment(transaction, intentId, orderId)
  await countRefundsOfOrders(transaction, [orderId], currency)
  await updateOrderDisputes(transaction, [orderId])
}

function sumOf(orders: readonly OrderRow[]): number {
  return orders.reduce((sum, { priceCents }) => sum + priceCents, 0)
}

/** Returns the credit that is reserved for a payment; a cancelled payment has returned it. */
export function reservedCredit({ state, creditCents }: Pick<PaymentRow, 'state' | 'creditCents'>): number {
  return state === 'cancelled' ? 0 : creditCents
}

interface Expected {
  readonly currency: string
  readonly creditCents: number
}

/**
 * Returns whether the intent and the credit are the sum of the orders' prices in the shop's currency, and the intent
 * does not name another order.
 */
export function isFor(
  intent: CardIntent,
  orders: readonly OrderRow[],
  { currency, creditCents }: Expected,
): boolean {
  return (
    intent.amountCents + creditCents === sumOf(orders) &&
    intent.currency === currency &&
    (intent.orderId === undefined || (orders.length === 1 && intent.orderId === orders[0]?.id))
  )
}
