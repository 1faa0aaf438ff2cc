import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import { bookSomething } from '../../testing/buying.ts'
import { addAdmin, addTool, granted, staff } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { listen, type Receiver, startReceiver } from '../../testing/webhook-receiver.ts'
import { correctStock } from '../catalogue/correct-stock.ts'
import type { Caller } from '../shop.ts'
import { rotateSecret, switchWebhook } from './change-webhooks.ts'
import { WebhookDeliveries } from './deliver-webhooks.ts'
import { resendMissed } from './send-again.ts'

describeOnEveryEngine('Webhooks whose receivers fail', (engine) => {
  let shop: TestShop
  let receiver: Receiver
  let deliveries: WebhookDeliveries
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    receiver = await startReceiver()
    deliveries = new WebhookDeliveries(shop)
  })
  afterEach(async () => {
    await deliveries.stop()
    await receiver.close()
    await shop.drop()
  })

  /** Lets everything that is due be delivered. */
  const deliver = async (by = deliveries) => {
    await by.run()
    await by.settled()
  }
  /** Delivers now and after each wait of the plan. */
  const deliverFor = async (hours: number) => {
    const end = shop.clock() + hours * hourMs
    while (shop.clock() < end) {
      await deliver()
      shop.clock.moveBy(20 * minuteMs)
    }
  }
  const stored = () =>
    shop.database.read
      .selectFrom('webhook_deliveries')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  const endpoint = () =>
    shop.database.read.selectFrom('webhook_endpoints').selectAll().executeTakeFirstOrThrow()
  const moveStock = async (id: string, change: number) =>
    granted(await correctStock(shop, admin, id, { by: { change }, reason: 'found', note: '' }))

  test('count a redirect as a failure and do not follow it', async () => {
    const inside = await startReceiver()
    await listen(shop, receiver, 'order.booked')
    receiver.answer = (response) => response.writeHead(307, { location: inside.url }).end()
    await bookSomething(shop)
    await deliver()
    expect(inside.received).toEqual([])
    expect(await stored()).toMatchObject([{ state: 'waiting', status: 307 }])
    await inside.close()
  })

  test('say that a receiver is gone, and read only the beginning of a huge answer', async () => {
    await listen(shop, receiver, 'order.booked')
    receiver.answer = (response) => {
      response.writeHead(200)
      for (let part = 0; part < 100; part += 1) response.write('x'.repeat(100_000))
      response.end()
    }
    await bookSomething(shop)
    await deliver()
    expect((await stored())[0]?.answer).toBe('x'.repeat(300))
    await receiver.close()
    await bookSomething(shop)
    await deliver()
    expect((await stored())[1]).toMatchObject({
      state: 'waiting',
      status: null,
      failure: 'connection:ECONNREFUSED',
    })
    expect(await endpoint()).toMatchObject({ last_status: null, last_failure: 'connection:ECONNREFUSED' })
  })

  test('refuse an address that has become private', async () => {
    await listen(shop, receiver, 'order.booked')
    await bookSomething(shop)
    await deliver(new WebhookDeliveries({ ...shop, privateNetworks: false }))
    expect(receiver.received).toEqual([])
    expect(await stored()).toMatchObject([{ state: 'waiting', failure: 'private' }])
  })

  test('pause an endpoint that takes nothing, with one attempt at a time, and hurry when it is back', async () => {
    await listen(shop, receiver, 'order.booked')
    receiver.answer = (response) => response.writeHead(503).end()
    for (let count = 0; count < 12; count += 1) await bookSomething(shop)
    await deliver()
    const firstTries = receiver.received.length
    expect(firstTries).toBeLessThan(10)
    shop.clock.moveBy(40_000)
    await deliver()
    expect(receiver.received.length).toBe(firstTries + 1)
    receiver.answer = (response) => response.writeHead(204).end()
    shop.clock.moveBy(2 * minuteMs)
    await deliver()
    expect((await stored()).filter(({ state }) => state === 'delivered').length).toBe(12)
  })

  test('disable an endpoint that has failed for three days, tell staff, and can send again what it missed', async () => {
    const { id } = await listen(shop, receiver, 'order.booked')
    receiver.answer = (response) => response.writeHead(500).end()
    await bookSomething(shop)
    await deliverFor(73)
    await bookSomething(shop)
    await deliverFor(2)
    expect(await endpoint()).toMatchObject({ disabled_why: 'failing' })
    const mails = await shop.database.read
      .selectFrom('outbox')
      .where('recipient', '=', admin.email)
      .selectAll()
      .execute()
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Webhook switched off: ${new URL(receiver.url).host}`,
    ])
    await bookSomething(shop)
    await deliver()
    expect((await stored()).map(({ state }) => state)).toEqual(['missed', 'missed', 'missed'])
    const before = receiver.received.length
    receiver.answer = (response) => response.writeHead(204).end()
    granted(await switchWebhook(shop, staff, id, true))
    await deliver()
    expect(receiver.received.length).toBe(before)
    granted(await resendMissed(shop, staff, id))
    await deliver()
    await deliver()
    expect(receiver.received.length).toBe(before + 3)
    expect((await stored()).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered'])
  })

  test('disable an endpoint that answers 410 at once', async () => {
    await listen(shop, receiver, 'order.booked')
    receiver.answer = (response) => response.writeHead(410).end()
    await bookSomething(shop)
    await deliver()
    expect(await endpoint()).toMatchObject({ disabled_why: 'gone', failures: 1 })
    expect(await stored()).toMatchObject([{ state: 'missed', status: 410 }])
  })

  test('give up an event after three days while others are taken', async () => {
    await listen(shop, receiver, 'stock.changed')
    const poison = await addTool(shop, { stock: 1 })
    receiver.answer = (response, { body }) => response.writeHead(body.data._id === poison ? 400 : 204).end()
    await deliver()
    await moveStock(poison, 1)
    await bookSomething(shop)
    for (let day = 0; day < 5; day += 1) {
      await deliverFor(24)
      await addTool(shop, { stock: 1 })
    }
    await deliver()
    const states = (await stored()).map(({ subject, state }) => [subject === poison, state])
    expect(states.filter(([isPoison]) => isPoison)).toEqual([
      [true, 'missed'],
      [true, 'missed'],
    ])
    expect(states.filter(([isPoison, state]) => !isPoison && state !== 'delivered')).toEqual([])
    expect((await endpoint()).disabled_at).toBeNull()
  })

  test('try again at once what waits after staff changed the webhook', async () => {
    const { id } = await listen(shop, receiver, 'order.booked')
    receiver.answer = (response) => response.writeHead(401).end()
    await bookSomething(shop)
    await deliverFor(2)
    receiver.answer = (response) => response.writeHead(204).end()
    await deliver()
    expect(await stored()).toMatchObject([{ state: 'waiting' }])
    granted(await rotateSecret(shop, admin, id))
    await deliver()
    expect(await stored()).toMatchObject([{ state: 'delivered', status: 204 }])
  })
})
