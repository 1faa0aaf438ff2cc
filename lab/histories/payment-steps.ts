import { createPaymentIntent } from '../../server/operations/payments/create-payment-intent.ts'
import { recordPayment } from '../../server/operations/payments/record-payment.ts'
import { refundOrder } from '../../server/operations/refunds/refund-order.ts'
import { retryRefund } from '../../server/operations/refunds/retry-refund.ts'
import { answerOf, chosen, chosenSet } from './chosen.ts'
import type { HistoryWorld, PlannedStep, Planner } from './history-world.ts'
import { open, patch, refund, retry, type Wish } from './reference/paying.ts'
import { givenBack, sumOf } from './reference/records.ts'
import type { Act } from './steps.ts'

/** Acts of customers and staff with payments. */
export const paymentSteps = {
  open(world, { who: drawn, at, many }) {
    const { orders } = world.reference
    const isPayer = (who: number) =>
      orders.some(({ customer, state }) => customer === who && state === 'unpaid')
    const who = isPayer(drawn) ? drawn : 1 - drawn
    // Mostly unpaid orders, in either order; sometimes paid, cancelled or foreign ones.
    const own = orders.filter(({ customer, state }) => customer === who && state === 'unpaid')
    const offered = (at % 7 === 0 ? orders : own).toReversed()
    const set = chosenSet(offered, many)
    const wanted = at % 2 === 0 ? set : set.toReversed()
    if (wanted.length === 0) return undefined
    const cents = sumOf(wanted.map((order) => order.cents)) + (at % 11 === 0 ? 1 : 0)
    const by = wanted.length === 1 && at % 3 === 0 ? 'order' : 'set'
    return openWish(world, who, { by, orders: wanted, cents })
  },
  /** Opens a payment as a client of the bare contract does. */
  'open by price'(world, { who, at }) {
    const order = chosen(world.reference.orders, at)
    return order && openWish(world, who, { by: 'price', orders: [], cents: order.cents })
  },
  patch(world, { who, at, many }) {
    const { shop, reference, customers, orderIds, intentIds } = world
    const payment = chosen(reference.payments.toReversed(), at % 4)
    if (!payment) return undefined
    const mostly = payment.orders.length > 0 && many % 5 > 0 ? payment.orders : reference.orders
    const order = chosen(mostly, many)
    const by = at % 9 === 0 ? who : payment.customer
    const customer = customers[by]
    if (!order || !customer) return undefined
    return {
      what: `customer ${by} reports payment ${payment.index} for order ${order.index}`,
      expected: () => patch(reference, by, order, payment),
      async actual() {
        const ids = [orderIds[order.index] ?? '', intentIds[payment.index] ?? ''] as const
        return answerOf(world, await recordPayment(shop, customer, ...ids), ({ now, refundedOrders }) => {
          const refunded = refundedOrders
            .map((id) => orderIds.indexOf(id))
            .toSorted((one, other) => one - other)
          return `done ${now ? 'now' : 'before'}, refunded: ${refunded.join(' ')}`
        })
      },
    }
  },
  refund(world, { at, many }) {
    const { shop, reference, admin, orderIds } = world
    const paid = reference.orders.filter(({ state }) => state === 'paid')
    const order = chosen(at % 9 === 0 ? reference.orders : paid, at)
    if (!order) return undefined
    const amountCents = at % 3 === 0 ? Math.max(1, order.cents - givenBack(order)) : 40 * many
    const restock = many % 3
    const deliveryCents = at % 5 === 1 ? Math.min(amountCents, 90 * (many % 8)) : undefined
    const given = { cents: amountCents, delivery: deliveryCents, pieces: restock }
    return {
      what: `the shop refunds ${amountCents}, ${deliveryCents ?? 'any'} of it delivery, and ${restock} pieces of order ${order.index}`,
      expected: () => refund(reference, order, given),
      async actual() {
        const wanted = { amountCents, deliveryCents, restock, reason: 'A scratch', idempotencyKey: undefined }
        const made = await refundOrder(shop, admin, orderIds[order.index] ?? '', wanted)
        return answerOf(world, made, ({ state }) => `done ${state}`)
      },
    }
  },
  retry(world, { at }) {
    const { shop, reference, admin, intentIds } = world
    const payment = chosen(reference.payments, at)
    if (!payment) return undefined
    return {
      what: `the shop gives back what it owes of payment ${payment.index}`,
      expected: () => retry(reference, payment),
      async actual() {
        const made = await retryRefund(shop, admin, intentIds[payment.index] ?? '')
        return answerOf(world, made, ({ state }) => `done ${state}`)
      },
    }
  },
} satisfies Partial<Record<Act, Planner>>

function openWish(world: HistoryWorld, who: number, wish: Wish): PlannedStep | undefined {
  const { shop, reference, customers, orderIds } = world
  const customer = customers[who]
  if (!customer) return undefined
  const { by, orders, cents: priceCents } = wish
  const ids = orders.map(({ index }) => orderIds[index] ?? '')
  const named = { price: {}, order: { orderId: ids[0] }, set: { orderIds: ids } }[by]
  return {
    what: `customer ${who} opens ${priceCents} for ${by} ${orders.map(({ index }) => index).join(' ')}`,
    expected: () => open(reference, who, wish),
    async actual() {
      const opened = await createPaymentIntent(shop, customer, { priceCents, ...named })
      return answerOf(world, opened, (secret) => `done ${world.paymentOf(secret.replace(/_secret$/, ''))}`)
    },
  }
}
