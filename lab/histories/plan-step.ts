import { deepStrictEqual } from 'node:assert/strict'
import { listExpiredHolds } from '../../server/data/queries/orders/orders.ts'
import { listOpenPaymentsUntouchedSince } from '../../server/data/queries/payments/payments.ts'
import { expireHolds } from '../../server/operations/orders/expire-holds.ts'
import { handlePaymentEvent } from '../../server/operations/payments/handle-payment-event.ts'
import { pollPaymentEvents } from '../../server/operations/payments/poll-payment-events.ts'
import { reconcilePayments } from '../../server/operations/payments/reconcile-payments.ts'
import { minuteMs } from '../../server/platform/clock.ts'
import { chosen } from './chosen.ts'
import type { HistoryWorld, PlannedStep, Planner, WorldEvent } from './history-world.ts'
import { orderSteps } from './order-steps.ts'
import { paymentSteps } from './payment-steps.ts'
import { productSteps } from './product-steps.ts'
import { providerSteps } from './provider-steps.ts'
import * as rules from './reference/booking.ts'
import { handleEvent, poll, reconcile } from './reference/paying.ts'
import type { Act, HistoryStep } from './steps.ts'

/** Work that the shop does by itself, and events that it receives. */
const jobs = {
  async expire(world, { at }) {
    const { shop, reference } = world
    // The half hour of an initial hold, or a whole day.
    shop.clock.moveBy(at % 2 === 0 ? 31 * minuteMs : 24 * 60 * minuteMs)
    const now = shop.clock()
    // The order of holds that end at the same instant is undefined, so the reference uses the shop's.
    const ids = await listExpiredHolds(shop.database.read, now, 100)
    const expired = ids.flatMap((id) => reference.orders[world.orderIds.indexOf(id)] ?? [])
    const due = reference.orders.filter(({ hold }) => hold !== null && hold.endsAt <= now)
    deepStrictEqual(new Set(expired), new Set(due))
    return {
      what: `${at % 2 === 0 ? 'half an hour' : 'a day'} later holds end`,
      expected: () => rules.expireHolds(reference, expired),
      async actual() {
        await expireHolds(shop)
        return 'done'
      },
    }
  },
  async reconcile(world) {
    const { shop, reference } = world
    shop.clock.moveBy(3 * minuteMs)
    const rows = await listOpenPaymentsUntouchedSince(shop.database.read, shop.clock() - 15_000, 50)
    const open = rows.flatMap(({ intentId }) => reference.payments[world.intentIds.indexOf(intentId)] ?? [])
    deepStrictEqual(new Set(open), new Set(reference.payments.filter(({ state }) => state === 'open')))
    return {
      what: 'the shop reconciles',
      expected: () => reconcile(reference, open),
      async actual() {
        await reconcilePayments(shop)
        return 'done'
      },
    }
  },
  poll(world) {
    const { shop, reference, events } = world
    if (reference.payments.length === 0) return undefined
    return {
      what: 'the shop asks for events',
      expected: () =>
        poll(
          reference,
          events.filter(({ isListed }) => isListed),
        ),
      async actual() {
        await pollPaymentEvents(shop)
        return 'done'
      },
    }
  },
  event(world, { at, many }) {
    const { shop, reference, events } = world
    const event = at % 4 === 0 ? earlyEvent(world, at, many) : chosen(events.toReversed(), at % 8)
    if (!event) return undefined
    const { id, type, payment } = event
    const intentId = world.intentIds[payment.index]
    return {
      what: `event ${id} ${type} of payment ${payment.index}`,
      expected: () => handleEvent(reference, event),
      async actual() {
        await handlePaymentEvent(shop, { id, type, intentId })
        return 'done'
      },
    }
  },
} satisfies Partial<Record<Act, Planner>>

const types = {
  payment: 'payment_intent.succeeded',
  decline: 'payment_intent.payment_failed',
  refund: 'charge.refunded',
  dispute: 'charge.dispute.updated',
} as const
const kinds = ['payment', 'decline', 'refund', 'dispute'] as const

/** A false or early event: the shop must trust only the provider's own answer. */
function earlyEvent({ prefix, reference }: HistoryWorld, at: number, many: number): WorldEvent | undefined {
  const payment = chosen(reference.payments.toReversed(), at % 3)
  const kind = kinds[many % 4] ?? 'payment'
  return (
    payment && { id: `${prefix}evt_early_${at}_${many}`, type: types[kind], kind, payment, isListed: false }
  )
}

const planners: Readonly<Record<Act, Planner>> = {
  ...orderSteps,
  ...productSteps,
  ...paymentSteps,
  ...providerSteps,
  ...jobs,
}

export async function planStep(world: HistoryWorld, step: HistoryStep): Promise<PlannedStep | undefined> {
  return planners[step.act](world, step)
}
