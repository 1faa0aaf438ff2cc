import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { listDisputes } from '../../data/queries/payments/disputes.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { type Bought, bookSomething, payForBasket, payForSomething } from '../../testing/buying.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { adminEmail, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { getOrder } from '../orders/get-order.ts'
import { getTimeline } from '../orders/get-timeline.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { pollPaymentEvents } from '../payments/poll-payment-events.ts'
import { syncDisputes } from './sync-disputes.ts'

describeOnEveryEngine('A disputed payment', (engine) => {
  let shop: TestShop
  let bought: Bought
  let intentId: string

  beforeEach(async () => {
    shop = await openTestShop(engine)
    bought = await payForSomething(shop)
    intentId = String((await storedOrder(shop, bought.orderId)).transactionId)
  })
  afterEach(() => shop.drop())

  const send = (type: string) =>
    handlePaymentEvent(shop, { id: `evt_${type}_${Math.random()}`, type, intentId })
  const asAdmin = async () => granted(await getOrder(shop, await addAdmin(shop), bought.orderId))
  const emailSubjects = async () => (await storedMessages(shop, 'dispute')).map(({ subject }) => subject)
  const timeline = async (caller = bought.customer) =>
    granted(await getTimeline(shop, caller, bought.orderId)).filter(({ kind }) => kind.startsWith('disput'))

  test('Is marked on its order and in the timeline, and the admin gets one email with the deadline', async () => {
    shop.cards.dispute(intentId, { answerBy: Date.UTC(2026, 11, 1, 12) })
    await send('charge.dispute.created')
    await send('charge.dispute.updated')
    expect(await asAdmin()).toMatchObject({ state: 'paid', dispute: 'open' })
    const messages = await storedMessages(shop, 'dispute')
    expect(messages.map(({ recipient }) => recipient)).toEqual([adminEmail])
    expect(messages[0]?.body).toContain('by December 1, 2026')
    expect(await timeline(await addAdmin(shop))).toMatchObject([{ kind: 'disputed', reason: 'fraudulent' }])
    expect(await timeline()).toEqual([])
  })

  test.each(['won', 'lost'] as const)(
    'A %s dispute updates its order, and the admin gets one email',
    async (status) => {
      shop.cards.dispute(intentId)
      await send('charge.dispute.created')
      shop.cards.dispute(intentId, { status })
      await send('charge.dispute.closed')
      await send('charge.dispute.closed')
      expect(await asAdmin()).toMatchObject({ dispute: status })
      expect((await timeline(await addAdmin(shop))).map(({ kind }) => kind)).toEqual([
        'disputed',
        `dispute-${status}`,
      ])
      expect((await emailSubjects()).toSorted()).toEqual([
        'A payment is disputed: $25.00',
        `Dispute ${status}: $25.00`,
      ])
    },
  )

  test('Is found without a webhook, even when it is already closed', async () => {
    shop.cards.dispute(intentId, { status: 'lost' })
    await pollPaymentEvents(shop)
    expect(await asAdmin()).toMatchObject({ dispute: 'lost' })
    expect(await emailSubjects()).toEqual(['Dispute lost: $25.00'])
    expect((await timeline(await addAdmin(shop))).map(({ kind }) => kind)).toEqual([
      'disputed',
      'dispute-lost',
    ])
  })

  test('Can have a second dispute, which is recorded too, and an order shows the most urgent one', async () => {
    const second = { id: 'dp_second', openedAt: 1_790_000_000_001 }
    shop.cards.dispute(intentId, { status: 'lost' })
    await syncDisputes(shop, intentId)
    shop.cards.dispute(intentId, second)
    await syncDisputes(shop, intentId)
    expect(await asAdmin()).toMatchObject({ dispute: 'open' })
    expect(await emailSubjects()).toHaveLength(2)
    shop.cards.dispute(intentId, { ...second, status: 'won' })
    await syncDisputes(shop, intentId)
    expect(await asAdmin()).toMatchObject({ dispute: 'lost' })
  })

  test('Is recorded once by concurrent syncs, and an outdated response does not reopen it', async () => {
    shop.cards.dispute(intentId)
    const other = await shop.anotherProcess()
    await Promise.all([shop, other, shop, other].map((at) => syncDisputes(at, intentId)))
    expect(await emailSubjects()).toHaveLength(1)
    shop.cards.dispute(intentId, { status: 'won' })
    await send('charge.dispute.closed')
    shop.cards.dispute(intentId, { status: 'open' })
    await send('charge.dispute.updated')
    expect(await asAdmin()).toMatchObject({ dispute: 'won' })
    expect(await deadlocksOn(shop.database)).toBe(0)
  })

  test('Is recorded when its event is delivered again, after the provider was down the first time', async () => {
    shop.cards.dispute(intentId)
    shop.cards.down = true
    await expect(send('charge.dispute.created')).rejects.toThrow('down')
    shop.cards.down = false
    await send('charge.dispute.created')
    expect(await asAdmin()).toMatchObject({ dispute: 'open' })
  })

  const stored = () => listDisputes(shop.database.read, 'intent_id', intentId)
  const mails = () =>
    shop.database.read
      .selectFrom('outbox')
      .where('event', 'like', 'dispute-%')
      .orderBy('id')
      .select(['event', 'recipient', 'order_id'])
      .execute()

  test('Is stored as the provider reports it, with the time at which the shop learned of its end', async () => {
    const reported = { reason: 'product_not_received', amountCents: 900, openedAt: 1_790_000_000_002 }
    shop.cards.dispute(intentId, reported)
    await syncDisputes(shop, intentId)
    const id = `dp_of_${intentId}`
    const row = { id, orderId: bought.orderId, intentId, currency: 'usd', ...reported }
    expect(await stored()).toEqual([{ ...row, state: 'open', closedAt: null }])
    shop.clock.moveBy(1)
    shop.cards.dispute(intentId, { ...reported, status: 'lost' })
    await syncDisputes(shop, intentId)
    expect(await stored()).toEqual([{ ...row, state: 'lost', closedAt: shop.clock() }])
    expect(await mails()).toEqual([
      { event: `dispute-open:${id}`, recipient: adminEmail, order_id: bought.orderId },
      { event: `dispute-lost:${id}`, recipient: adminEmail, order_id: bought.orderId },
    ])
  })

  test('Is stored as closed if it is already closed when found, and keeps the bank’s first decision', async () => {
    shop.cards.dispute(intentId, { status: 'lost' })
    await syncDisputes(shop, intentId)
    expect(await stored()).toMatchObject([{ state: 'lost', closedAt: shop.clock() }])
    shop.cards.dispute(intentId, { status: 'won' })
    await syncDisputes(shop, intentId)
    expect(await stored()).toMatchObject([{ state: 'lost' }])
    expect(await emailSubjects()).toEqual(['Dispute lost: $25.00'])
    expect((await storedOrder(shop, bought.orderId)).state).toBe('paid')
  })

  test('Marks each order of a shared payment, and one email at the first order names them all', async () => {
    const set = await payForBasket(shop, 2)
    shop.cards.dispute(set.intentId)
    await syncDisputes(shop, set.intentId)
    const marks = shop.database.read.selectFrom('orders').where('id', 'in', set.orderIds)
    expect(await marks.select('dispute').execute()).toEqual([{ dispute: 'open' }, { dispute: 'open' }])
    expect(await mails()).toMatchObject([{ order_id: set.orderIds[0] }])
    const [mail] = await storedMessages(shop, 'dispute')
    for (const { number } of set.orders) expect(mail?.body).toContain(formatOrderNumber(number))
    // The order of another payment is unchanged.
    expect(await asAdmin()).toMatchObject({ dispute: null })
  })

  test('Is stored without an order if it has none, and the email names none', async () => {
    const { customer, priceCents } = await bookSomething(shop)
    const unbound = granted(await createPaymentIntent(shop, customer, { priceCents })).replace(/_secret$/, '')
    shop.cards.dispute(unbound)
    await syncDisputes(shop, unbound)
    const [row] = await listDisputes(shop.database.read, 'intent_id', unbound)
    expect(row).toMatchObject({ orderId: null, state: 'open' })
    expect(await mails()).toMatchObject([{ recipient: adminEmail, order_id: null }])
  })
})
