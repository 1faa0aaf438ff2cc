import { minuteMs } from '../../../server/platform/clock.ts'
import { zoneOf } from './pricing.ts'
import { attribute, type Order, type Payment, partsOf, type Refund, sumOf } from './records.ts'
import { type ReferenceShop, takePieces } from './shop.ts'

/** An answer in words: `done …` or a code of the contract with its lines. */
export type Answer = string

/** The use of a payment's money. */
interface Settled {
  readonly answer: Answer
  readonly isRefunded: boolean
}

/**
 * Pays the orders of a succeeded intent once: each that is unpaid and holds its pieces, or can take them again. The
 * money of the others is refunded; if the amount differs, all of it.
 */
export function settle(shop: ReferenceShop, payment: Payment, order: Order): Settled {
  const orders = payment.orders.length > 0 ? payment.orders : [order]
  const now = payment.state === 'open' || payment.state === 'cancelled'
  if (now) pay(shop, payment, orders)
  const refunded = orders.filter(({ paidBy }) => paidBy !== payment)
  if (refunded.length > 0) makeDueRefunds(shop, payment)
  const isRefunded = refunded.includes(order)
  const lines = refunded.map(({ index }, at) => `${at}:PAYMENT_REFUNDED#${index}`)
  return {
    isRefunded,
    answer: isRefunded ? `PAYMENT_REFUNDED ${lines.join(' ')}` : paidAnswer(now, refunded),
  }
}

export function paidAnswer(now: boolean, refunded: readonly Order[]): Answer {
  return `done ${now ? 'now' : 'before'}, refunded: ${refunded.map(({ index }) => index).join(' ')}`
}

function pay(shop: ReferenceShop, payment: Payment, orders: readonly Order[]): void {
  const isExact = payment.intent.cents === sumOf(orders.map(({ cents }) => cents))
  const payable = orders.filter(
    (order) => isExact && order.state === 'unpaid' && (order.isHeld || takePieces(shop, order)),
  )
  const others = orders.filter((order) => !payable.includes(order))
  // A refund from before the order was known belongs to this order.
  if (payment.orders.length === 0)
    for (const refund of payment.refunds) refund.parts = new Map(orders.map((order) => [order, refund.cents]))
  if (payment.orders.length === 0) payment.parts = partsOfOrders(orders)
  payment.orders = orders
  payment.state = payable.length > 0 ? 'succeeded' : 'refund-due'
  for (const order of payable) Object.assign(order, { state: 'paid', paidBy: payment, hold: null })
  if (payable.length > 0) payment.invoicedCents = sumOf(payable.map(({ cents }) => cents))
  if (payable.length > 0 && shop.charges) payment.invoicedOf = sumsByCountry(payable)
  if (others.length === 0) return
  const cents = payable.length > 0 ? sumOf(others.map((order) => order.cents)) : payment.intent.cents
  // Refunds made at the provider do not reduce these parts, because the provider decides.
  const parts = attribute(cents, { ...payment, orders: others, refunds: [] })
  payment.refunds.push(newRefund('shop', cents, parts))
}

export function newRefund(
  origin: Refund['origin'],
  cents: number,
  parts: Refund['parts'],
  { restock = 0, delivery = 0 }: Partial<Pick<Refund, 'restock' | 'delivery'>> = {},
): Refund {
  return { origin, cents, parts, restock, delivery, state: 'due', hasSucceeded: false }
}

function sumsByCountry(orders: readonly Order[]): Payment['invoicedOf'] {
  const byCountry = Map.groupBy(orders, zoneOf)
  return new Map([...byCountry].map(([country, of]) => [country, sumOf(of.map(({ cents }) => cents))]))
}

/** Returns the prices of the orders of a payment. */
export function partsOfOrders(orders: readonly Order[]): Payment['parts'] {
  return new Map(orders.map((order) => [order, order.cents]))
}

/** Asks the provider for each due refund, which may exist there already. */
export function makeDueRefunds(shop: ReferenceShop, payment: Payment): void {
  const { provider } = shop
  for (const refund of payment.refunds.filter(({ state }) => state === 'due')) {
    const { intent } = payment
    provider.call('listRefunds', () => undefined)
    if (!intent.refunds.some(({ row }) => row === refund)) {
      const isMade = provider.call('refund', () => provider.giveBack(intent, refund.cents, refund))
      if (!isMade) {
        provider.call('listRefunds', () => undefined)
        recordRefunds(shop, payment)
        refund.state = 'failed'
        closeRefunded(payment)
        continue
      }
    }
    recordRefunds(shop, payment)
  }
}

/** Stores the provider's states of all refunds of a payment; states only move forward. */
export function recordRefunds(shop: ReferenceShop, payment: Payment): void {
  for (const made of payment.intent.refunds) {
    made.row ??= found(payment, made.cents)
    const row = made.row
    if (row.state === 'failed' || row.state === made.status) continue
    row.state = made.status
    if (made.status === 'succeeded') {
      row.hasSucceeded = true
      restock(shop, row)
    }
  }
  closeRefunded(payment)
}

function found(payment: Payment, cents: number): Refund {
  const refund = newRefund('provider', cents, attribute(cents, payment))
  payment.refunds.push(refund)
  return refund
}

/** Restocks pieces: only for an admin's refund of one order, and only if the order is not sent. */
function restock({ tools }: ReferenceShop, refund: Refund): void {
  const [order] = refund.parts.keys()
  const tool = order && tools[order.tool]
  if (!tool || order.isSent) refund.restock = 0
  else tool.stock += refund.restock
}

/**
 * A payment that paid no order is closed once it is fully refunded. If the bank returns the refund, the shop owes it
 * again.
 */
function closeRefunded(payment: Payment): void {
  if (payment.state !== 'refund-due' && payment.state !== 'refunded') return
  const back = payment.refunds.filter(({ state }) => state === 'succeeded')
  payment.state = sumOf(back.map(({ cents }) => cents)) >= takenBy(payment) ? 'refunded' : 'refund-due'
}

/** Returns the money of a payment that paid no order: its first refund returns everything, later ones the rest. */
function takenBy(payment: Payment): number {
  const own = payment.refunds.filter(({ origin }) => origin === 'shop')
  return Math.max(...own.map(({ cents }) => cents))
}

/** Returns the money of a payment that no order could use, without pending refunds. */
export function owedOf(payment: Payment): number {
  const unused = payment.orders.filter(({ paidBy }) => paidBy !== payment)
  const isActive = ({ state }: Refund) => state !== 'failed'
  if (payment.state === 'succeeded')
    return sumOf(
      unused.map((order) => Math.max(0, (payment.parts.get(order) ?? 0) - partsOf(payment, order, isActive))),
    )
  return takenBy(payment) - sumOf(payment.refunds.filter(isActive).map(({ cents }) => cents))
}

/**
 * Closes an order's open payment at the provider. A payment that has taken money is settled instead, and refuses the
 * change.
 */
export function closePaymentOf(shop: ReferenceShop, order: Order): Answer {
  const payment = shop.payments.find(({ state, orders }) => state === 'open' && orders.includes(order))
  return payment ? closePayment(shop, payment, order) : 'done'
}

export function closePayment(shop: ReferenceShop, payment: Payment, order: Order): Answer {
  shop.provider.cancelIntent(payment.intent)
  if (payment.intent.status === 'succeeded') return refusalOfSettled(shop, payment, order)
  payment.state = 'cancelled'
  return 'done'
}

/** Settles a payment that has taken money, and refuses the requested change. */
export function refusalOfSettled(shop: ReferenceShop, payment: Payment, order: Order): Answer {
  const settled = settle(shop, payment, order)
  return settled.isRefunded ? settled.answer : 'ORDER_ALREADY_PAID'
}

/** Updates a payment to the state of its intent, as the webhook and the reconciliation do. */
export function finish(shop: ReferenceShop, payment: Payment): void {
  const { provider, now } = shop
  const { state, intent, orders } = payment
  if (state === 'succeeded' || state === 'refunded') return
  if (state === 'refund-due') {
    makeDueRefunds(shop, payment)
    return
  }
  provider.call('readIntent', () => undefined)
  const age = now - payment.openedAt
  if (orders.length === 0 && intent.status === 'waiting' && age >= 24 * 60 * minuteMs)
    provider.cancelIntent(intent)
  if (intent.status === 'cancelled' && state === 'open') payment.state = 'cancelled'
  if (intent.status !== 'succeeded') return
  // The customer's own call may still arrive and name the order.
  if (orders.length === 0 && age < 2 * minuteMs) return
  const order = orders[0] ?? orderOfPrice(shop, payment.customer, payment.cents)
  if (order) settle(shop, payment, order)
  else {
    payment.state = 'refund-due'
    payment.refunds.push(newRefund('shop', intent.cents, new Map()))
    makeDueRefunds(shop, payment)
  }
}

/** Returns the oldest unpaid order of a customer with this price, preferably one that holds its pieces. */
export function orderOfPrice({ orders }: ReferenceShop, customer: number, cents: number): Order | undefined {
  const fitting = orders.filter(
    (order) => order.customer === customer && order.cents === cents && order.state === 'unpaid',
  )
  return fitting.find(({ isHeld }) => isHeld) ?? fitting[0]
}
