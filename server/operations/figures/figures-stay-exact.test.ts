import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { addDays, dateIn, startOfDay } from '../../../domain/shop/shop-days.ts'
import { markPaid } from '../../data/queries/orders/order-marks.ts'
import { insertRefund } from '../../data/queries/payments/refunds.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { type Bought, bookSomething, payAtProvider } from '../../testing/buying.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { sumTaxes } from '../invoices/sum-taxes.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { repeatableRandom } from '../seed/large-shop.ts'
import type { Caller } from '../shop.ts'
import { getFigures } from './get-figures.ts'

const timeZone = 'America/St_Johns'

describeOnEveryEngine('The figures of any course of events', (engine) => {
  let shop: TestShop
  let admin: Caller
  const unpaid: Bought[] = []
  const paid: Bought[] = []
  const refundedEarly: (Bought & { readonly intentId: string })[] = []
  const random = repeatableRandom(49)
  beforeAll(async () => {
    shop = await openTestShop(engine)
    shop.clock.moveBy(Date.UTC(2026, 9, 20, 7) - shop.clock())
    admin = await addAdmin(shop)
    await setRates(shop, deliveryRates)
  })
  afterAll(() => shop.drop())

  const take = (from: Bought[]) => from.splice(Math.floor(random() * from.length), 1)[0]

  async function pay(bought: Bought): Promise<void> {
    const intentId = await payAtProvider(shop, bought)
    granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))
    paid.push(bought)
  }

  async function giveBack({ orderId }: Bought): Promise<void> {
    const parts = { amountCents: 100, deliveryCents: 30 }
    const request = { ...parts, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, admin, orderId, request))
  }

  /** Fails the oldest refund, made on an earlier day: the bank returns it. */
  async function failRefund(): Promise<void> {
    const refund = await shop.database.read
      .selectFrom('refunds')
      .where('state', '=', 'succeeded')
      .where('provider_id', 'is not', null)
      .orderBy('updated_at')
      .select(['provider_id as providerId', 'intent_id as intentId'])
      .executeTakeFirst()
    if (!refund?.providerId) return
    shop.cards.changeRefund(refund.providerId, 'failed')
    const event = { id: `evt_${refund.providerId}`, type: 'refund.failed', intentId: refund.intentId }
    await handlePaymentEvent(shop, event)
  }

  /** Refunds a part of a payment at the card provider before the shop has settled it. */
  async function refundBeforePayment(): Promise<void> {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    const id = `early-${intentId}`
    const refund = { id, orderId: bought.orderId, intentId, providerId: null, origin: 'provider' } as const
    const money = {
      means: 'card',
      amountCents: 7,
      deliveryCents: 0,
      currency: 'usd',
      reason: '',
      restock: 0,
    } as const
    const rest = { state: 'succeeded', failure: null, createdBy: null, createdAt: shop.clock() } as const
    await shop.database.write(async (transaction) =>
      done(await insertRefund(transaction, { ...refund, ...money, ...rest })),
    )
    refundedEarly.push({ ...bought, intentId })
  }

  async function payAfterRefund({ orderId, intentId }: Bought & { readonly intentId: string }) {
    // The end of its hold may have settled it.
    if ((await storedOrder(shop, orderId)).state === 'paid') return
    const payment = { transactionId: intentId, card: undefined }
    await shop.database.write(async (transaction) =>
      done(await markPaid(transaction, { id: orderId, place: 1 }, payment, shop.clock())),
    )
  }

  const events: readonly (() => Promise<unknown>)[] = [
    async () => unpaid.push(await bookSomething(shop)),
    async () => pay(await bookSomething(shop)),
    async () => {
      const bought = take(unpaid)
      if (bought) await pay(bought)
    },
    async () => {
      const bought = take(unpaid)
      if (bought) granted(await cancelOrder(shop, bought.customer, bought.orderId))
    },
    async () => {
      const bought = take(paid)
      if (bought) await giveBack(bought)
    },
    failRefund,
    refundBeforePayment,
    async () => {
      const early = refundedEarly.shift()
      if (early) await payAfterRefund(early)
    },
    () => expireHolds(shop),
    () => setTaxes(shop, { oss: random() < 0.5 }),
  ]

  /** Counts all orders and refunds without stored sums. */
  async function recount(from: string, end: number) {
    const start = startOfDay(timeZone, from)
    const within = (at: number | null) => at !== null && Number(at) >= start && Number(at) < end
    const { read } = shop.database
    const orders = await read.selectFrom('orders').selectAll().execute()
    const ofPaid = new Set(orders.map((order) => order.transaction_id))
    const made = await read.selectFrom('refunds').where('state', '=', 'succeeded').selectAll().execute()
    const refunds = made.filter((refund) => ofPaid.has(refund.intent_id) && within(refund.updated_at))
    const taken = orders.filter((order) => within(order.paid_at))
    const booked = orders.filter((order) => within(order.created_at))
    const papers = (await read.selectFrom('invoices').selectAll().execute()).filter(({ issued_at }) =>
      within(issued_at),
    )
    const taxOf = (of: typeof papers) => of.reduce((sum, paper) => sum + Number(paper.tax_cents), 0)
    const isRefund = (paper: (typeof papers)[number]) => paper.refund_id !== null
    return {
      takenCents: taken.reduce((sum, order) => sum + Number(order.price_cents), 0),
      deliveryCents: taken.reduce((sum, order) => sum + Number(order.delivery_cents), 0),
      taxCents: taxOf(papers.filter((paper) => !isRefund(paper))),
      givenBackDeliveryCents: refunds.reduce((sum, refund) => sum + Number(refund.delivery_cents), 0),
      givenBackTaxCents:
        taxOf(papers.filter(({ kind }) => kind === 'credit-note')) -
        taxOf(papers.filter((paper) => paper.kind === 'invoice' && isRefund(paper))),
      paid: taken.length,
      booked: booked.length,
      bookedPaid: booked.filter(({ state }) => state === 'paid').length,
      givenBackCents: refunds.reduce((sum, refund) => sum + Number(refund.amount_cents), 0),
      refunds: refunds.length,
    }
  }

  async function expectExact(days: number): Promise<void> {
    const now = shop.clock()
    const today = dateIn(timeZone, now)
    const [from, before] = [addDays(today, 1 - days), addDays(today, 1 - 2 * days)]
    const figures = await getFigures(shop, timeZone, { days })
    expect(figures.now).toEqual(await recount(from, now + 1))
    const sinceMidnight = now - startOfDay(timeZone, today)
    const cut = startOfDay(timeZone, addDays(from, -1)) + sinceMidnight + 1
    const end = Math.min(cut, startOfDay(timeZone, from))
    expect(figures.before).toEqual(await recount(before, end))
    const held = await shop.database.read
      .selectFrom('orders')
      .where('state', '=', 'unpaid')
      .where('stock_held', '=', 1)
      .select('price_cents')
      .execute()
    const cents = held.reduce((sum, order) => sum + Number(order.price_cents), 0)
    expect(figures.held).toEqual({ count: held.length, cents })
  }

  test('equal a full recount after each event', async () => {
    for (let step = 0; step < 80; step += 1) {
      shop.clock.moveBy(Math.floor(random() * 14 * hourMs))
      await events[Math.floor(random() * events.length)]?.()
      await expectExact([1, 3, 14][step % 3] ?? 1)
    }
    const { count } = await shop.database.read
      .selectFrom('refunds')
      .where('state', '=', 'failed')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBeGreaterThan(1)
    const { now } = await getFigures(shop, timeZone, { days: 60 })
    for (const part of ['deliveryCents', 'givenBackDeliveryCents', 'taxCents', 'givenBackTaxCents'] as const)
      expect([part, now[part] > 0]).toEqual([part, true])
  }, 60_000)

  test('by rate and country are the invoices minus the credit notes', async () => {
    const { now, taxes } = await getFigures(shop, timeZone, { days: 60 })
    const cents = taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)
    expect(cents).toBe(now.taxCents - now.givenBackTaxCents)
    expect(new Set(taxes.map(({ rateHundredths }) => rateHundredths))).toEqual(new Set([1_900, null]))
    expect(taxes).toEqual(await sumTaxes(shop, {}))
  })
})
