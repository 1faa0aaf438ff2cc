import { fullHoldMs, shortHoldMs } from './booking.ts'
import { attribute, givenBack, type Order, type Payment, type Refund, sumOf } from './records.ts'
import {
  type Answer,
  closePayment,
  finish,
  makeDueRefunds,
  newRefund,
  orderOfPrice,
  owedOf,
  paidAnswer,
  partsOfOrders,
  recordRefunds,
  refusalOfSettled,
  settle,
} from './settling.ts'
import { NoAnswer, type ReferenceShop, returnPieces, takePieces } from './shop.ts'

/** The target of a payment: a set of orders, one order, or only a price. */
export interface Wish {
  readonly by: 'set' | 'order' | 'price'
  readonly orders: readonly Order[]
  readonly cents: number
}

/** Opens the single payment of exactly these orders, and closes other payments of any of them. */
export function open(shop: ReferenceShop, customer: number, wish: Wish): Answer {
  const found = findOrders(shop, customer, wish)
  if (typeof found === 'string') return found
  const { provider, payments } = shop
  if (payments.some((payment) => payment.customer === customer && payment.state === 'open'))
    provider.call('readIntent', () => undefined)
  const refusal = hold(shop, found, wish.by === 'set')
  if (refusal !== undefined) return refusal
  const isBound = wish.by !== 'price'
  const earlier = payments.filter((payment) =>
    isBound
      ? payment.orders.some((order) => found.includes(order))
      : payment.orders.length === 0 && payment.customer === customer && payment.cents === wish.cents,
  )
  const key = keyOf(shop, customer, { ...wish, orders: found }, earlier.length)
  for (const payment of earlier.filter(({ state }) => state === 'open')) {
    const first = found.find((order) => payment.orders.includes(order)) ?? found[0]
    if (!first) throw new Error('A payment is opened for no order')
    const isSame =
      !isBound ||
      (payment.orders.length === found.length && found.every((order) => payment.orders.includes(order)))
    if (!isSame) {
      const closed = closePayment(shop, payment, first)
      if (closed !== 'done') return closed
      continue
    }
    provider.call('readIntent', () => undefined)
    if (payment.intent.status === 'succeeded') return refusalOfSettled(shop, payment, found[0] ?? first)
    if (payment.intent.status === 'waiting') return begin(payment, found)
    payment.state = 'cancelled'
  }
  const payment: Payment = {
    index: payments.length,
    customer,
    cents: wish.cents,
    openedAt: shop.now,
    intent: provider.createIntent(key, wish.cents),
    orders: isBound ? found.toSorted((one, other) => one.index - other.index) : [],
    parts: partsOfOrders(isBound ? found : []),
    state: 'open',
    refunds: [],
    invoicedCents: null,
    invoicedOf: new Map(),
    dispute: null,
  }
  payments.push(payment)
  return begin(payment, found)
}

/** The customer now has the intent's client secret, so the holds last the whole day. */
function begin({ index }: Payment, orders: readonly Order[]): Answer {
  for (const order of orders)
    if (order.hold?.extendsTo) order.hold = { endsAt: order.hold.extendsTo, extendsTo: null }
  return `done ${index}`
}

function findOrders(shop: ReferenceShop, customer: number, { by, orders, cents }: Wish) {
  if (by === 'price') {
    const order = orderOfPrice(shop, customer, cents)
    return order ? [order] : 'PRICE_MATCHES_NO_ORDER'
  }
  const refusals = orders.flatMap((order, index) => {
    const isGone = order.customer !== customer || order.state === 'cancelled'
    if (isGone) return [{ index, order, code: 'ORDER_NOT_FOUND' }]
    return order.state === 'paid' ? [{ index, order, code: 'ORDER_ALREADY_PAID' }] : []
  })
  if (refusals.length > 0) return refusalOfLines(refusals, by === 'set')
  return sumOf(orders.map((order) => order.cents)) === cents ? orders : 'PRICE_DIFFERS'
}

interface RefusedOrder {
  readonly index: number
  readonly order: Order
  readonly code: string
}

function refusalOfLines(refused: readonly RefusedOrder[], isSet: boolean): Answer {
  if (!isSet) return refused[0]?.code ?? ''
  return `LINES_REFUSED ${refused.map(({ index, order, code }) => `${index}:${code}#${order.index}`).join(' ')}`
}

/** Takes the pieces of ended holds again, for all orders or for none. */
function hold(shop: ReferenceShop, orders: readonly Order[], isSet: boolean): Answer | undefined {
  const ended = orders.filter(({ isHeld }) => !isHeld)
  const taken = ended
    .toSorted((one, other) => one.index - other.index)
    .filter((order) => takePieces(shop, order))
  if (taken.length < ended.length) {
    for (const order of taken) returnPieces(shop, order)
    const refused = orders.flatMap((order, index) =>
      order.isHeld || taken.includes(order) ? [] : [{ index, order, code: 'STOCK_GONE' }],
    )
    return refusalOfLines(refused, isSet)
  }
  const { now } = shop
  for (const order of taken) order.hold = { endsAt: now + shortHoldMs, extendsTo: now + fullHoldMs }
  return undefined
}

/** The same wish has the same key until a payment for it is stored. */
function keyOf(
  { payments }: ReferenceShop,
  customer: number,
  { by, orders, cents }: Wish,
  earlier: number,
): string {
  if (by === 'price') {
    const ofAmount = payments.filter((payment) => payment.customer === customer && payment.cents === cents)
    return `price of ${customer}: ${cents}, ${ofAmount.length}`
  }
  const set = orders.map(({ index }) => index).toSorted((one, other) => one - other)
  return `${set.join(' ')}: ${cents}, ${earlier}`
}

/** Handles the customer's own report that a payment succeeded; the shop asks the provider. */
export function patch(shop: ReferenceShop, customer: number, order: Order, payment: Payment): Answer {
  if (order.customer !== customer || order.state === 'cancelled') return 'ORDER_NOT_FOUND'
  if (order.state === 'paid') {
    if (order.paidBy !== payment) return 'ORDER_ALREADY_PAID'
    return paidAnswer(
      false,
      payment.orders.filter(({ paidBy }) => paidBy !== payment),
    )
  }
  if (payment.customer !== customer) return 'PAYMENT_NOT_FOUND'
  const orders = payment.orders.length > 0 ? payment.orders : [order]
  if (!orders.includes(order)) return 'PAYMENT_OF_ANOTHER_ORDER'
  shop.provider.call('readIntent', () => undefined)
  if (payment.intent.cents !== sumOf(orders.map(({ cents }) => cents))) return 'PAYMENT_OF_ANOTHER_ORDER'
  if (payment.intent.status !== 'succeeded') return 'PAYMENT_NOT_COMPLETED'
  return settle(shop, payment, order).answer
}

/** A refund of an order by an admin. */
export interface Given {
  readonly cents: number
  /** How much of it is delivery; without a choice goods come first. */
  readonly delivery: number | undefined
  readonly pieces: number
}

/** Refunds money and pieces of a paid order for an admin, each up to the remaining amount. */
export function refund(shop: ReferenceShop, order: Order, { cents, pieces, ...wish }: Given): Answer {
  if (order.state === 'cancelled') return 'ORDER_NOT_FOUND'
  const left = order.cents - givenBack(order)
  if (order.paidBy === null || left <= 0) return 'NOTHING_TO_REFUND'
  if (cents > left) return 'REFUND_ABOVE_LEFT'
  const refunds = order.paidBy.refunds.filter((made) => made.parts.has(order) && made.state !== 'failed')
  const deliveryLeft = order.delivery - sumOf(refunds.map((made) => made.delivery))
  const delivery =
    wish.delivery ?? (order.delivery === 0 ? 0 : Math.max(0, cents - Math.max(0, left - deliveryLeft)))
  if (delivery > Math.min(deliveryLeft, cents)) return 'REFUND_ABOVE_LEFT'
  // Restocked pieces stay in stock, even if the bank returned the refund.
  const back = order.paidBy.refunds.filter(
    (made) =>
      made.origin === 'admin' && made.parts.has(order) && (made.state !== 'failed' || made.hasSucceeded),
  )
  const missing = order.quantity - sumOf(back.map(({ restock }) => restock))
  if (pieces > 0 && (order.isSent || pieces > missing)) return 'RESTOCK_NOT_POSSIBLE'
  const made = newRefund('admin', cents, new Map([[order, cents]]), { restock: pieces, delivery })
  order.paidBy.refunds.push(made)
  return make(shop, order.paidBy, made)
}

/** Retries, for an admin, the refund of money that no order could use. */
export function retry(shop: ReferenceShop, payment: Payment): Answer {
  if (payment.state === 'open' || payment.state === 'cancelled') return 'OWED_REFUND_NOT_FOUND'
  const cents = owedOf(payment)
  if (cents <= 0) {
    const pending = payment.refunds.findLast(({ origin, state }) => origin === 'shop' && state !== 'failed')
    return pending ? make(shop, payment, pending) : 'OWED_REFUND_NOT_FOUND'
  }
  const made = newRefund('shop', cents, attribute(cents, payment))
  payment.refunds.push(made)
  return make(shop, payment, made)
}

/** Makes a refund. Without an answer from the provider the refund is due, and made later. */
function make(shop: ReferenceShop, payment: Payment, made: Refund): Answer {
  try {
    makeDueRefunds(shop, payment)
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
  }
  return made.state === 'failed' ? 'REFUND_REFUSED' : `done ${made.state}`
}

/** An event of the provider; only its payment and kind are used. */
export interface ReferenceEvent {
  readonly id: string
  readonly kind: 'payment' | 'decline' | 'refund' | 'dispute'
  readonly payment: Payment
}

/** Handles an event once, by asking the provider for the current state. */
export function handleEvent(shop: ReferenceShop, { id, kind, payment }: ReferenceEvent): Answer {
  if (shop.handledEvents.has(id)) return 'done'
  const { provider } = shop
  finish(shop, payment)
  if (kind === 'decline') provider.call('listDeclinedCharges', () => undefined)
  if (kind === 'refund') {
    provider.call('listRefunds', () => undefined)
    recordRefunds(shop, payment)
  }
  if (kind === 'dispute') {
    provider.call('listDisputes', () => undefined)
    // Once decided, the result never changes.
    if (payment.dispute === null || payment.dispute === 'open') payment.dispute = payment.intent.dispute
  }
  shop.handledEvents.add(id)
  return 'done'
}

/** Handles the provider's listed events, oldest first. */
export function poll(shop: ReferenceShop, events: readonly ReferenceEvent[]): Answer {
  shop.provider.call('listEvents', () => undefined)
  for (const event of events) handleEvent(shop, event)
  return 'done'
}

/** Finishes open payments in the given order, then makes the due refunds. */
export function reconcile(shop: ReferenceShop, open: readonly Payment[]): Answer {
  for (const payment of open) finish(shop, payment)
  for (const payment of shop.payments) {
    if (payment.refunds.some(({ state }) => state === 'due')) makeDueRefunds(shop, payment)
  }
  return 'done'
}
