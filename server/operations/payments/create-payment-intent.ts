import { createHash } from 'node:crypto'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { mayOrder, seenState } from '../../../domain/orders/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { extendHolds } from '../../data/queries/orders/held-stock.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { lockCredit } from '../../data/queries/payments/credit-movements.ts'
import { listOrderIdsOfPayment } from '../../data/queries/payments/payment-parts.ts'
import {
  countPaymentsOfAmount,
  insertPayment,
  listPaymentsOfOrders,
  listUnboundPayments,
  noteOpenedFrom,
  type PaymentRow,
} from '../../data/queries/payments/payments.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { freeCredit } from '../credit/credit-for.ts'
import { reserveCredit, withCredit } from '../credit/reserve-credit.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'
import { cancelOpenPayment } from './cancel-payment.ts'
import { countedAddress, refuseWhilePaused } from './card-declines.ts'
import { closePayment } from './close-payments.ts'
import { lockOrders } from './lock-payment-with-orders.ts'
import { findOrdersToPay, holdForPayment, type PaymentRequest } from './orders-to-pay.ts'
import { settlePayment } from './settle-payment.ts'

/** How many times opening restarts because another tab opened a payment of a different set. */
const attempts = 5

/**
 * Opens the payment of the caller's unpaid orders, or returns the open one: one intent per set and amount, even for
 * concurrent requests (spec §10, payment). First closes open payments of other sets with any of these orders. The
 * amount is the sum of the stored prices, without the credit that the client asks for, which is reserved for this
 * payment (docs/decisions/0148). Retakes the stock of expired holds first, and extends the holds.
 *
 * @returns the client secret with which the browser confirms this payment.
 */
export async function createPaymentIntent(
  shop: Shop,
  caller: Caller,
  request: PaymentRequest,
): Promise<Outcome<string>> {
  const found = await findOrdersToPay(shop, caller, request)
  if (!found.ok) return found
  const mayPay = await refuseWhilePaused(shop, caller)
  if (!mayPay.ok) return mayPay
  const held = await holdForPayment(shop, caller, found.value, request.orderIds !== undefined)
  if (!held.ok) return held
  const isBound = request.orderId !== undefined || request.orderIds !== undefined
  const wanted = {
    orders: found.value,
    priceCents: request.priceCents,
    creditCents: isBound ? (request.creditCents ?? 0) : 0,
    userId: caller.userId,
    address: countedAddress(shop, caller),
    isBound,
  }
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const opened = await openPayment(shop, wanted)
    if (!opened.ok || opened.value !== 'another is open') return opened
  }
  return refused('PAYMENT_IN_PROGRESS')
}

interface Wanted {
  /** At least one order. */
  readonly orders: readonly OrderRow[]
  readonly priceCents: number
  /** How much of the price credit pays; less than the price. */
  readonly creditCents: number
  readonly userId: string
  /** Keyed hash of the network address that gets the client secret; null where declines are not counted. */
  readonly address: string | null
  /** False if the request gives only a price; the PATCH with an order's id then binds the intent. */
  readonly isBound: boolean
}

/** Returns the client secret of the open payment, or of a new one. */
async function openPayment(shop: Shop, wanted: Wanted): Promise<Outcome<string | 'another is open'>> {
  const { orders, priceCents, creditCents, isBound } = wanted
  const [{ payments, idempotencyKey }, currency] = await Promise.all([
    earlierPayments(shop, wanted),
    shopCurrency(shop, shop.database.read),
  ])
  const open = payments.filter(({ state }) => state === 'open')
  for (const payment of open) {
    if (!(await isForSet(shop, payment, wanted))) {
      const closed = await closePayment(shop, payment, orders)
      if (!closed.ok) return closed
      continue
    }
    const reused = await reuseOpenPayment(shop, payment, orders)
    if (!reused.ok) return reused
    if (reused.value) return continuePayment(shop, wanted, reused.value)
  }
  // Before the provider makes an intent that could not be stored; the transaction that stores it decides.
  if (creditCents > 0 && !(await freeCredit(shop, wanted))) return refused('CREDIT_TOO_LOW')
  const intent = await shop.cards.createIntent({
    amountCents: priceCents - creditCents,
    currency,
    orderId: isBound && orders.length === 1 ? orders[0]?.id : undefined,
    orderNumbers: isBound ? numbersOf(orders) : '',
    idempotencyKey,
  })
  return storeIntent(shop, { ...wanted, currency }, intent)
}

/**
 * Returns the payments that may be open for these orders, and the idempotency key of the next intent. Concurrent
 * requests get the same key and so the same intent; the next payment gets another key. The count in the key never
 * decreases, because a payment still counts after it is bound to an order.
 */
async function earlierPayments(
  shop: Shop,
  { orders, priceCents, creditCents, userId, isBound }: Wanted,
): Promise<{ readonly payments: readonly PaymentRow[]; readonly idempotencyKey: string }> {
  const { read } = shop.database
  const keyOf = (...parts: readonly (string | number)[]) => parts.join('-')
  if (isBound) {
    const payments = await listPaymentsOfOrders(read, idsOf(orders))
    const amounts = creditCents > 0 ? [priceCents, `credit${creditCents}`] : [priceCents]
    return { payments, idempotencyKey: keyOf(nameOfSet(orders), ...amounts, payments.length) }
  }
  // Counted before the search for an open payment, so that the key stays the same if another tab opens one.
  const count = await countPaymentsOfAmount(read, userId, priceCents)
  const payments = await listUnboundPayments(read, userId, priceCents)
  return { payments, idempotencyKey: keyOf('price', userId, priceCents, count) }
}

/** Returns whether a payment is for exactly these orders and their price, with the same credit. */
async function isForSet(
  shop: Shop,
  payment: PaymentRow,
  { orders, priceCents, creditCents, isBound }: Wanted,
) {
  if (!isBound) return true
  const ids = await listOrderIdsOfPayment(shop.database.read, payment.intentId)
  const isSame = ids.length === orders.length && orders.every(({ id }) => ids.includes(id))
  return isSame && payment.amountCents === priceCents && payment.creditCents === creditCents
}

/** Returns an open payment and extends the holds. A payment without an order may have been opened for another order. */
async function continuePayment(
  shop: Shop,
  { orders, address }: Wanted,
  { id, clientSecret }: CardIntent,
): Promise<Outcome<string>> {
  return shop.database.write(async (transaction) => {
    if (address !== null) await noteOpenedFrom(transaction, id, address)
    await extendHolds(transaction, idsOf(orders))
    return done(clientSecret)
  })
}

/** Returns a short name for a set of orders, independent of their order. */
function nameOfSet(orders: readonly OrderRow[]): string {
  const [only] = orders
  if (only && orders.length === 1) return only.id
  const content = orders.map(({ id, priceCents }) => `${id}:${priceCents}`).toSorted()
  return `set-${createHash('sha256').update(content.join(' ')).digest('base64url')}`
}

interface ToStore extends Wanted {
  readonly currency: string
}

/**
 * Stores the intent before the browser can confirm it. Cancels the intent if an order was paid or cancelled, or a
 * payment of another set opened, meanwhile.
 */
async function storeIntent(
  shop: Shop,
  { orders, priceCents, creditCents, userId, address, isBound, currency }: ToStore,
  intent: CardIntent,
): Promise<Outcome<string | 'another is open'>> {
  const ids = idsOf(orders)
  const stored = await shop.database.write(async (transaction) => {
    if (creditCents > 0) await lockCredit(transaction, userId)
    // Locks the orders first, because their payments are listed under that lock.
    const [current, earlier] = await Promise.all([
      lockOrders(transaction, ids),
      isBound ? listPaymentsOfOrders(transaction.db, ids) : [],
    ])
    if (current.length < ids.length || current.some(({ state }) => state === 'cancelled'))
      return refused('ORDER_NOT_FOUND')
    if (!current.every((order) => mayOrder(seenState(order), 'pay'))) return refused('ORDER_ALREADY_PAID')
    // The price changed after it was read, for example with the country of the address in another tab.
    if (isBound && sumOf(current) !== priceCents) return refused('PRICE_DIFFERS')
    if (earlier.some(({ state, intentId }) => state === 'open' && intentId !== intent.id))
      return done('another is open' as const)
    // A concurrent request for the same set may have stored this intent.
    if (!earlier.some(({ intentId }) => intentId === intent.id)) {
      const reserved = { id: intent.id, userId, currency, creditCents }
      if (!(await reserveCredit(transaction, reserved, shop.clock()))) return refused('CREDIT_TOO_LOW')
    }
    const parts = isBound ? withCredit(current, creditCents) : []
    const payment = { intentId: intent.id, userId, amountCents: priceCents, orders: parts }
    await insertPayment(transaction, payment, shop.clock())
    if (address !== null) await noteOpenedFrom(transaction, intent.id, address)
    await extendHolds(transaction, idsOf(current.filter(({ holdExtendsTo }) => holdExtendsTo !== null)))
    return done(intent.clientSecret)
  })
  if (!stored.ok || stored.value === 'another is open') await shop.cards.cancelIntent(intent.id)
  return stored
}

/**
 * Checks an open payment of exactly these orders at the provider. Returns it while it is open, settles it if it has
 * succeeded, and marks it cancelled if the provider cancelled it.
 */
async function reuseOpenPayment(
  shop: Shop,
  payment: PaymentRow,
  [order]: readonly OrderRow[],
): Promise<Outcome<CardIntent | undefined>> {
  const intent = await shop.cards.readIntent(payment.intentId)
  if (intent?.status === 'succeeded' && order) {
    const settled = await settlePayment(shop, intent, order.id)
    return settled.ok ? refused('ORDER_ALREADY_PAID') : settled
  }
  if (intent && intent.status !== 'cancelled') return done(intent)
  return shop.database.write(async (transaction) => {
    await cancelOpenPayment(transaction, payment.intentId, shop.clock())
    return done(undefined)
  })
}

/** Returns the same text for the same set, because the parameters of a repeated idempotency key must not change. */
function numbersOf(orders: readonly OrderRow[]): string {
  const numbers = orders.map(({ number }) => number).toSorted((one, other) => one - other)
  return numbers.map(formatOrderNumber).join(', ')
}

function sumOf(orders: readonly OrderRow[]): number {
  return orders.reduce((sum, order) => sum + order.priceCents, 0)
}

function idsOf(orders: readonly OrderRow[]): readonly string[] {
  return orders.map(({ id }) => id)
}
