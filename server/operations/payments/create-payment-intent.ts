import { newHold } from '../../../domain/holds.ts'
import { mayOrder } from '../../../domain/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { extendHold } from '../../data/queries/orders/held-stock.ts'
import { findUnpaidOrderByPrice, lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import {
  countPaymentsOfAmount,
  insertPayment,
  listPaymentsOfOrder,
  listUnboundPayments,
  movePayment,
  type PaymentRow,
} from '../../data/queries/payments/payments.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { findOwnOrder } from '../orders/get-order.ts'
import { retakeStock } from '../orders/hold-stock.ts'
import { alertHeldStock, isHoldRefusal, lockHolder, refusalsOfHolds } from '../orders/limit-unpaid.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'
import { refuseWhilePaused } from './card-declines.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Opens the payment of the caller's unpaid order, or returns the open one: one intent per order and amount, also
 * under concurrent requests (spec §10, payment). The amount is the order's stored price. Retakes the stock first if
 * the hold has expired, and extends the hold.
 *
 * @returns the client secret with which the browser confirms this payment.
 */
export async function createPaymentIntent(
  shop: Shop,
  caller: Caller,
  request: { readonly priceCents: number; readonly orderId: string | undefined },
): Promise<Outcome<string>> {
  const found = await findOrderToPay(shop, caller, request.priceCents, request.orderId)
  if (!found.ok) return found
  const order = found.value
  const mayPay = await refuseWhilePaused(shop, caller.userId)
  if (!mayPay.ok) return mayPay
  const held = await holdForPayment(shop, caller, order.id)
  if (!held.ok) return held

  // An intent without an order is bound to one later, by the PATCH that names it.
  const boundTo = request.orderId === undefined ? undefined : order.id
  // Computed before looking for an open payment: if another tab opens one meanwhile, the key is still the same.
  const idempotencyKey = await intentKey(shop, order, boundTo)
  const earlier = await earlierPayments(shop, order, boundTo)
  const reused = await reuseOpenPayment(shop, earlier, order)
  if (!reused.ok) return reused
  if (reused.value) return continuePayment(shop, order, reused.value)

  const intent = await shop.cards.createIntent({
    amountCents: order.priceCents,
    currency: await shopCurrency(shop, shop.database.read),
    orderId: boundTo,
    idempotencyKey,
  })
  return storeIntent(shop, order, boundTo, intent)
}

async function findOrderToPay(
  shop: Shop,
  caller: Caller,
  priceCents: number,
  orderId: string | undefined,
): Promise<Outcome<OrderRow>> {
  const { read } = shop.database
  if (orderId === undefined) {
    const order = await findUnpaidOrderByPrice(read, caller.userId, priceCents)
    return order ? done(order) : refused('PRICE_MATCHES_NO_ORDER')
  }
  const order = await findOwnOrder(read, caller, orderId)
  if (!order) return refused('ORDER_NOT_FOUND')
  if (!mayOrder(order.state, 'pay')) return refused('ORDER_ALREADY_PAID')
  return order.priceCents === priceCents ? done(order) : refused('PRICE_DIFFERS')
}

async function holdForPayment(shop: Shop, caller: Caller, id: string): Promise<Outcome<null>> {
  const held = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const holder = await lockHolder(shop, transaction, caller)
    const order = await lockOrder(transaction, id)
    if (!order || !mayOrder(order.state, 'pay')) return refused('ORDER_ALREADY_PAID')
    if (order.stockHeld === 1) return done(null)
    // A short hold until the payment is stored, because the provider may not respond.
    const hold = newHold(now, shop.holdMs, holder.proven)
    const tool = await retakeStock(shop, transaction, order, { hold, address: holder.address }, now)
    if (!tool) return refused('STOCK_GONE')
    const { toolId, quantity, purchaseId } = order
    const taken = { ...tool, id, toolId, quantity, purchaseId }
    return (await refusalsOfHolds(shop, transaction, holder, [taken])).get(id) ?? done(null)
  })
  if (!held.ok && isHoldRefusal(held)) await alertHeldStock(shop, held)
  return held
}

/** Returns an open payment and extends the hold; a payment without an order may have been opened for another one. */
async function continuePayment(
  shop: Shop,
  order: OrderRow,
  { clientSecret }: CardIntent,
): Promise<Outcome<string>> {
  return shop.database.write(async (transaction) => {
    await extendHold(transaction, order.id)
    return done(clientSecret)
  })
}

function earlierPayments(shop: Shop, order: OrderRow, boundTo: string | undefined) {
  const { read } = shop.database
  return boundTo === undefined
    ? listUnboundPayments(read, order.userId, order.priceCents)
    : listPaymentsOfOrder(read, order.id)
}

/**
 * Returns the idempotency key of the next intent. Concurrent requests get the same key and so the same intent; the
 * next payment gets another. The count never decreases: a payment stays counted when it is bound to an order.
 */
async function intentKey(shop: Shop, order: OrderRow, boundTo: string | undefined): Promise<string> {
  const { read } = shop.database
  const { userId, priceCents } = order
  if (boundTo !== undefined) {
    return [boundTo, priceCents, (await listPaymentsOfOrder(read, boundTo)).length].join('-')
  }
  return ['price', userId, priceCents, await countPaymentsOfAmount(read, userId, priceCents)].join('-')
}

/** Stores the intent before the browser can confirm it; cancels it if the order was closed meanwhile. */
async function storeIntent(
  shop: Shop,
  order: OrderRow,
  boundTo: string | undefined,
  intent: CardIntent,
): Promise<Outcome<string>> {
  const stored = await shop.database.write(async (transaction) => {
    const current = await lockOrder(transaction, order.id)
    if (!current || current.state === 'cancelled') return refused('ORDER_NOT_FOUND')
    if (!mayOrder(current.state, 'pay')) return refused('ORDER_ALREADY_PAID')
    await insertPayment(
      transaction,
      { intentId: intent.id, userId: order.userId, orderId: boundTo ?? null, amountCents: order.priceCents },
      shop.clock(),
    )
    await extendHold(transaction, order.id)
    return done(intent.clientSecret)
  })
  if (!stored.ok) await shop.cards.cancelIntent(intent.id)
  return stored
}

/**
 * Checks an order's open payment at the provider: returns it while it is open, settles it if it has succeeded, and
 * marks it cancelled if it was cancelled there.
 */
async function reuseOpenPayment(
  shop: Shop,
  payments: readonly PaymentRow[],
  order: OrderRow,
): Promise<Outcome<CardIntent | undefined>> {
  const payment = payments.find(({ state }) => state === 'open')
  if (!payment) return done(undefined)
  const intent = await shop.cards.readIntent(payment.intentId)
  if (intent?.status === 'succeeded') {
    const settled = await settlePayment(shop, intent, order.id)
    return settled.ok ? refused('ORDER_ALREADY_PAID') : settled
  }
  if (intent && intent.status !== 'cancelled') return done(intent)
  return shop.database.write(async (transaction) => {
    await movePayment(transaction, payment.intentId, 'open', 'cancelled', shop.clock())
    return done(undefined)
  })
}
