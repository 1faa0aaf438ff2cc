import { setTimeout as wait } from 'node:timers/promises'
import { chosen, chosenSet } from '../chosen.ts'
import type { Order } from '../reference/records.ts'
import { bookOne } from './booking-acts.ts'
import { findNamed, type Model, sees, type Take } from './model.ts'
import type { Act, PlannedCall } from './plan.ts'
import type { Heard } from './recorder.ts'
import { type KnownOrder, type KnownPayment, type Performer, processOf, type Scene } from './scene.ts'

/**
 * Payments by customers and staff. The search checks only the orders that they read. Their effects on orders and stock
 * are read from the ledger (`inner-steps.ts`), and money is compared at the end.
 */
export const payingActs = {
  async open(scene, planned) {
    const { who, at, many } = planned
    const own = scene.orders.filter((order) => order.who === who).toReversed()
    const set = chosenSet(own.slice(at % 3, (at % 3) + 4), many)
    if (set.length > 0) await openPayment(scene, planned, set)
  },
  /** Books and pays without acts in between. Every third buyer stops at the open payment. */
  async buy(scene, planned) {
    const orders = await bookOne(scene, planned)
    const payment = orders.length === 0 ? undefined : await openPayment(scene, planned, orders)
    if (!payment || planned.many % 3 === 0) return
    await confirm(scene, planned, payment)
    await report(scene, planned, payment)
  },
  async pay(scene, planned) {
    const payment = chosen(scene.payments.toReversed(), planned.at % 3)
    if (payment) await confirm(scene, planned, payment)
  },
  async patch(scene, planned) {
    const payment = chosen(scene.payments.toReversed(), planned.at % 3)
    if (payment) await report(scene, planned, payment)
  },
  async refund({ recorder, adminToken, orders, payments, refunds, prefix }, planned) {
    const charged = payments.filter(({ isCharged }) => isCharged).flatMap((payment) => payment.orders)
    const order = chosen((charged.length > 0 ? charged : orders).toReversed(), planned.at % 6)
    if (!order) return
    const cents = Math.min(order.cents, 45 * planned.many)
    const restock = planned.many % 3
    const heard = await recorder.call(processOf(planned), {
      what: `the shop refunds ${cents} and ${restock} pieces of ${order.name}`,
      method: 'POST',
      path: `/api/bookings/${order.id}/refunds`,
      token: adminToken,
      body: { amount: cents / 100, reason: 'A scratch', restock },
      key: `${prefix}refund-${order.name}-${planned.at}-${planned.many}`,
      takes: (answer) => (answer?.status === 200 ? [seesState(order, 'paid')] : []),
    })
    if (heard?.status !== 200) return
    const { insertedId } = heard.body as { readonly insertedId: string }
    refunds.push({ id: insertedId, cents })
    // Lets the other callers proceed.
    await wait(1)
  },
} satisfies Partial<Record<Act, Performer>>

/** Opens the payment of some orders of a customer; returns nothing if it is refused. */
async function openPayment(
  { recorder, customers, payments }: Scene,
  planned: PlannedCall,
  set: readonly KnownOrder[],
): Promise<KnownPayment | undefined> {
  const { who } = planned
  const heard = await recorder.call(processOf(planned), {
    what: `customer ${who} opens the payment of ${namesOf(set)}`,
    method: 'POST',
    path: '/api/create-payment-intent',
    token: customers[who]?.token ?? '',
    body: { price: set.reduce((sum, { cents }) => sum + cents, 0) / 100, orders: set.map(({ id }) => id) },
    takes: (answer) => (answer ? seenByOpening(set, answer) : []),
  })
  if (heard?.status !== 200) return undefined
  const { clientSecret } = heard.body as { readonly clientSecret: string }
  const intentId = clientSecret.replace(/_secret.*$/, '')
  const known = payments.find((payment) => payment.intentId === intentId)
  if (known) return known
  const opened = { intentId, who, orders: set, isCharged: false }
  payments.push(opened)
  return opened
}

/** Pays at the provider, which notifies the shop immediately. */
export async function confirm(
  { processes, secretKey }: Scene,
  planned: PlannedCall,
  payment: KnownPayment,
): Promise<void> {
  const { shop } = await processes.near(processOf(planned))
  try {
    const answer = await fetch(`${shop.origin}/v1/payment_intents/${payment.intentId}/confirm`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'payment_method=pm_card_visa',
    })
    payment.isCharged ||= answer.status === 200
    await answer.text()
  } catch (error) {
    // fetch reports a refused or broken connection as a TypeError.
    if (!(error instanceof TypeError)) throw error
  }
}

/** Reports a payment to the shop, as the customer's browser does. */
export async function report(
  { recorder, customers }: Scene,
  planned: PlannedCall,
  payment: KnownPayment,
): Promise<void> {
  const order = chosen(payment.orders, planned.many)
  if (!order) return
  await recorder.call(processOf(planned), {
    what: `customer ${order.who} reports the payment of ${namesOf(payment.orders)}`,
    method: 'PATCH',
    path: `/api/bookings/${order.id}`,
    token: customers[order.who]?.token ?? '',
    body: { order: order.id, transactionId: payment.intentId },
    takes(heard) {
      if (heard?.status === 200) return [seesState(order, 'paid')]
      return heard ? seenInRefusal([order], heard.code) : []
    },
  })
}

function namesOf(orders: readonly KnownOrder[]): string {
  return orders.map(({ name }) => name).join(', ')
}

function seesState({ name }: KnownOrder, state: Order['state']): Take {
  return sees((model) => findNamed(model, name)?.state === state)
}

function seenByOpening(set: readonly KnownOrder[], { status, code, body }: Heard): readonly Take[] {
  if (status === 200) return set.map((order) => seesState(order, 'unpaid'))
  if (code !== 'LINES_REFUSED') return seenInRefusal(set, code)
  const { lines = [] } = body as {
    readonly lines?: readonly { readonly order: string; readonly code: string }[]
  }
  return lines.flatMap((line) =>
    seenInRefusal(
      set.filter(({ id }) => id === line.order),
      line.code,
    ),
  )
}

/** A refusal's statement about one of several orders. */
function seenInRefusal(orders: readonly KnownOrder[], code: string): readonly Take[] {
  const isSo = { ORDER_NOT_FOUND: isIn('cancelled'), ORDER_ALREADY_PAID: isIn('paid'), STOCK_GONE: isGone }[
    code
  ]
  return isSo ? [sees((model) => orders.some(({ name }) => isSo(findNamed(model, name), model)))] : []
}

type IsSo = (order: Order | undefined, model: Model) => boolean

function isIn(state: Order['state']): IsSo {
  return (order) => order?.state === state
}

function isGone(order: Order | undefined, { shop }: Model): boolean {
  if (order?.state !== 'unpaid' || order.isHeld) return false
  return (shop.tools[order.tool]?.stock ?? 0) < order.quantity
}
