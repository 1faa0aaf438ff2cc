import { afterEach, beforeEach, expect, test } from 'vitest'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { type Bought, payForSomething } from '../../testing/buying.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { adminEmail, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { getOrder } from '../orders/get-order.ts'
import { getTimeline } from '../orders/get-timeline.ts'
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

  const tell = (type: string) =>
    handlePaymentEvent(shop, { id: `evt_${type}_${Math.random()}`, type, intentId })
  const asAdmin = async () => granted(await getOrder(shop, await addAdmin(shop), bought.orderId))
  const told = async () => (await storedMessages(shop, 'dispute')).map(({ subject }) => subject)
  const timeline = async (caller = bought.customer) =>
    granted(await getTimeline(shop, caller, bought.orderId)).filter(({ kind }) => kind.startsWith('disput'))

  test('Is marked on its order, stands in what happened, and the admin is told once until when to answer', async () => {
    shop.cards.dispute(intentId, { answerBy: Date.UTC(2026, 11, 1, 12) })
    await tell('charge.dispute.created')
    await tell('charge.dispute.updated')
    expect(await asAdmin()).toMatchObject({ state: 'paid', dispute: 'open' })
    const messages = await storedMessages(shop, 'dispute')
    expect(messages.map(({ recipient }) => recipient)).toEqual([adminEmail])
    expect(messages[0]?.body).toContain('by December 1, 2026')
    expect(await timeline(await addAdmin(shop))).toMatchObject([{ kind: 'disputed', reason: 'fraudulent' }])
    expect(await timeline()).toEqual([])
  })

  test.each(['won', 'lost'] as const)('That is %s says so, and is told once more', async (status) => {
    shop.cards.dispute(intentId)
    await tell('charge.dispute.created')
    shop.cards.dispute(intentId, { status })
    await tell('charge.dispute.closed')
    await tell('charge.dispute.closed')
    expect(await asAdmin()).toMatchObject({ dispute: status })
    expect((await timeline(await addAdmin(shop))).map(({ kind }) => kind)).toEqual([
      'disputed',
      `dispute-${status}`,
    ])
    expect((await told()).toSorted()).toEqual(['A payment is disputed: $25.00', `Dispute ${status}: $25.00`])
  })

  test('Is heard of without a webhook, also when it is over by then', async () => {
    shop.cards.dispute(intentId, { status: 'lost' })
    await pollPaymentEvents(shop)
    expect(await asAdmin()).toMatchObject({ dispute: 'lost' })
    expect(await told()).toEqual(['Dispute lost: $25.00'])
  })

  test('Told by two processes at once is noted once, and an answer that was overtaken opens it no more', async () => {
    shop.cards.dispute(intentId)
    const other = await shop.anotherProcess()
    await Promise.all([shop, other, shop, other].map((at) => syncDisputes(at, intentId)))
    expect(await told()).toHaveLength(1)
    shop.cards.dispute(intentId, { status: 'won' })
    await tell('charge.dispute.closed')
    shop.cards.dispute(intentId, { status: 'open' })
    await tell('charge.dispute.updated')
    expect(await asAdmin()).toMatchObject({ dispute: 'won' })
    expect(await deadlocksOn(shop.database)).toBe(0)
  })

  test('While the provider is down the event is not handled, and handled when it comes again', async () => {
    shop.cards.dispute(intentId)
    shop.cards.down = true
    await expect(tell('charge.dispute.created')).rejects.toThrow('down')
    shop.cards.down = false
    await tell('charge.dispute.created')
    expect(await asAdmin()).toMatchObject({ dispute: 'open' })
  })
})
