import { setTimeout as wait } from 'node:timers/promises'
import { chosen, chosenSet } from '../chosen.ts'
import type { Order } from '../reference/records.ts'
import { findNamed, type Model, sees, type Take } from './model.ts'
import type { Act } from './plan.ts'
import type { Heard } from './recorder.ts'
import { type KnownOrder, type Performer, processOf } from './scene.ts'

/**
 * What customers and staff do with payments. The rules of the search say of them only what they saw of orders; what they
 * do to orders and stock is read from the ledger (`inner-steps.ts`), and money is compared at the end.
 */
export const payingActs = {
  async open({ recorder, customers, orders, payments }, planned) {
    const { who, at, many } = planned
    const own = orders.filter((order) => order.who === who).toReversed()
    const set = chosenSet(own.slice(at % 3, (at % 3) + 4), many)
    if (set.length === 0) return
    const heard = await recorder.call(processOf(planned), {
      what: `customer ${who} opens the payment of ${namesOf(set)}`,
      method: 'POST',
      path: '/api/create-payment-intent',
      token: customers[who]?.token ?? '',
      body: { price: set.reduce((sum, { cents }) => sum + cents, 0) / 100, orders: set.map(({ id }) => id) },
      takes: (answer) => (answer ? seenByOpening(set, answer) : []),
    })
    if (heard?.status !== 200) return
    const { clientSecret } = heard.body as { readonly clientSecret: string }
    const intentId = clientSecret.replace(/_secret.*$/, '')
    if (!payments.some((payment) => payment.intentId === intentId))
      payments.push({ intentId, who, orders: set, isCharged: false })
  },
  /** At the provider, which tells the shop at once. */
  async pay({ processes, payments, secretKey }, planned) {
    const payment = chosen(payments.toReversed(), planned.at % 3)
    if (!payment) return
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
  },
  async patch({ recorder, customers, payments }, planned) {
    const payment = chosen(payments.toReversed(), planned.at % 3)
    const order = payment && chosen(payment.orders, planned.many)
    if (!payment || !order) return
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
  },
  async refund({ recorder, adminToken, orders, refunds, prefix }, planned) {
    const order = chosen(orders.toReversed(), planned.at % 6)
    if (!order) return
    const cents = Math.min(order.cents, 45 * planned.many)
    const restock = planned.many % 3
    const heard = await recorder.call(processOf(planned), {
      what: `the shop refunds ${cents} and ${restock} pieces of ${order.name}`,
      method: 'POST',
      path: `/api/bookings/${order.id}/refunds`,
      token: adminToken,
      body: { amount: cents / 100, reason: 'A scratch', restock },
      key: `${prefix}refund ${order.name} ${planned.at} ${planned.many}`,
      takes: (answer) => (answer?.status === 200 ? [seesState(order, 'paid')] : []),
    })
    if (heard?.status !== 200) return
    const { insertedId } = heard.body as { readonly insertedId: string }
    refunds.push({ id: insertedId, cents })
    // The others get a little ahead.
    await wait(1)
  },
} satisfies Partial<Record<Act, Performer>>

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

/** What a refusal says of one of some orders. */
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
