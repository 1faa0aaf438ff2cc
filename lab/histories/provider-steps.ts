import { chosen } from './chosen.ts'
import type { HistoryWorld, PlannedStep, Planner } from './history-world.ts'
import { type Payment, sumOf } from './reference/records.ts'
import type { Act } from './steps.ts'

/** Events at the card provider that do not involve the shop. */
export const providerSteps = {
  confirm(world, { at }) {
    const payment = chosen(waiting(world), at % 3)
    if (!payment) return undefined
    const { id, cards } = atProvider(world, payment)
    return happening(`the card pays payment ${payment.index}`, () => {
      payment.intent.status = 'succeeded'
      cards.confirm(id)
      const event = { id: `evt_paid_${id}`, type: 'payment_intent.succeeded', kind: 'payment' } as const
      world.noteEvent({ ...event, isListed: false }, payment)
    })
  },
  decline(world, { at }) {
    const payment = chosen(waiting(world), at % 3)
    if (!payment) return undefined
    const { id, cards } = atProvider(world, payment)
    return happening(`the bank declines the card of payment ${payment.index}`, () => {
      cards.decline(id, world.shop.clock())
      noteListed(world, payment, 'decline')
    })
  },
  /** A charge that the provider makes although it has cancelled the intent. */
  'late money'(world, { at }) {
    const payment = chosen(
      world.reference.payments.filter(({ intent }) => intent.status === 'cancelled'),
      at,
    )
    if (!payment) return undefined
    const { id, cards } = atProvider(world, payment)
    return happening(`money arrives late for payment ${payment.index}`, () => {
      payment.intent.status = 'succeeded'
      cards.change(id, { status: 'succeeded' })
      const event = { id: `evt_late_${id}`, type: 'payment_intent.succeeded', kind: 'payment' } as const
      world.noteEvent({ ...event, isListed: false }, payment)
    })
  },
  'another amount'(world, { at }) {
    const payment = chosen(waiting(world), at % 3)
    if (!payment) return undefined
    const { id, cards } = atProvider(world, payment)
    return happening(`payment ${payment.index} gets another amount`, () => {
      payment.intent.cents = 777
      cards.change(id, { amountCents: 777 })
    })
  },
  'refund at the provider'(world, { at, many }) {
    const payment = chosen(charged(world), at % 3)
    if (!payment) return undefined
    const { id, cards } = atProvider(world, payment)
    const standing = payment.intent.refunds.filter(({ status }) => status === 'succeeded')
    const left = payment.intent.cents - sumOf(standing.map(({ cents }) => cents))
    const cents = Math.min(left, at % 2 === 0 ? (payment.orders[0]?.cents ?? left) : 150 * many)
    if (cents <= 0) return undefined
    return happening(`the dashboard gives back ${cents} of payment ${payment.index}`, () => {
      world.reference.provider.giveBack(payment.intent, cents, null)
      cards.refundByHand(id, cents)
      noteListed(world, payment, 'refund')
    })
  },
  'bank returns a refund'(world, { at }) {
    const made = world.reference.payments.flatMap((payment) =>
      payment.intent.refunds
        .filter(({ status }) => status === 'succeeded')
        .map((refund) => ({ payment, refund })),
    )
    const found = chosen(made, at)
    if (!found) return undefined
    const { payment, refund } = found
    const { cards } = world.shop
    return happening(`the bank returns refund ${refund.id} of payment ${payment.index}`, () => {
      refund.status = 'failed'
      const id = `${world.prefix}re_${refund.id}`
      cards.changeRefund(id, 'failed')
      const intentId = world.intentIds[payment.index]
      cards.events.push({ id: `evt_returned_${id}`, type: 'refund.failed', intentId })
      noteListed(world, payment, 'refund')
    })
  },
  dispute(world, { at }) {
    const payment = chosen(
      charged(world).filter(({ intent }) => intent.dispute === null || intent.dispute === 'open'),
      at,
    )
    if (!payment) return undefined
    const { id, cards } = atProvider(world, payment)
    const status = payment.intent.dispute === null ? 'open' : at % 2 === 0 ? 'won' : 'lost'
    return happening(`the dispute of payment ${payment.index} is ${status}`, () => {
      payment.intent.dispute = status
      cards.dispute(id, { status })
      noteListed(world, payment, 'dispute')
    })
  },
  'provider down'(world, { many }) {
    world.downFor = 1 + (many % 3)
    return undefined
  },
} satisfies Partial<Record<Act, Planner>>

function waiting({ reference }: HistoryWorld): readonly Payment[] {
  return reference.payments.filter(({ intent }) => intent.status === 'waiting').toReversed()
}

function charged({ reference }: HistoryWorld): readonly Payment[] {
  return reference.payments.filter(({ intent }) => intent.status === 'succeeded').toReversed()
}

function atProvider({ intentIds, shop }: HistoryWorld, { index }: Payment) {
  return { id: intentIds[index] ?? '', cards: shop.cards }
}

/** Records the latest event that the provider has listed. */
function noteListed(world: HistoryWorld, payment: Payment, kind: 'decline' | 'refund' | 'dispute'): void {
  const last = world.shop.cards.events.at(-1)
  if (last) world.noteEvent({ id: last.id, type: last.type, kind, isListed: true }, payment)
}

/** An event that does not involve the shop, so that it has no answer. */
function happening(what: string, happen: () => void): PlannedStep {
  return {
    what,
    expected() {
      happen()
      return 'done'
    },
    actual: async () => 'done',
  }
}
