import { WebhookVerificationService } from '@hookflo/tern'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine, describeOnPostgres } from '../../data/testing/engines.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import { bookSomething, payForSomething } from '../../testing/buying.ts'
import { addAdmin, addTool, granted, staff } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { listen, type Receiver, startReceiver } from '../../testing/webhook-receiver.ts'
import { correctStock } from '../catalogue/correct-stock.ts'
import type { Caller } from '../shop.ts'
import { deleteWebhook, rotateSecret, switchWebhook } from './change-webhooks.ts'
import { WebhookDeliveries } from './deliver-webhooks.ts'
import { resendDelivery, resendMissed, testWebhook } from './send-again.ts'

describeOnEveryEngine('Webhooks', (engine) => {
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

  test('deliver the events of an order, signed, and only the chosen ones', async () => {
    const { secret } = await listen(shop, receiver, 'order.booked', 'order.paid')
    const { orderId } = await payForSomething(shop)
    await deliver()
    expect(receiver.types()).toEqual(['order.booked', 'order.paid'])
    for (const { text, headers, body } of receiver.received) {
      expect(new Webhook(secret).verify(text, headers)).toEqual(body)
      expect(body.data._id).toBe(orderId)
      expect(Date.parse(body.timestamp)).toBe(shop.clock())
    }
    await deliver()
    expect(receiver.received).toHaveLength(2)
    expect((await stored()).map(({ state, status, attempts }) => [state, status, attempts])).toEqual([
      ['delivered', 204, 1],
      ['delivered', 204, 1],
    ])
  })

  test("are accepted by another maker's verifier, and refused with another secret or a changed body", async () => {
    const { secret } = await listen(shop, receiver, 'order.booked')
    await bookSomething(shop)
    await deliver()
    const [event] = receiver.received
    const verify = async (text = event?.text, key = secret) => {
      const request = new Request(receiver.url, {
        method: 'POST',
        headers: event?.headers ?? {},
        body: text ?? '',
      })
      const result = await WebhookVerificationService.verifyWithPlatformConfig(request, 'dodopayments', key)
      return result.isValid
    }
    expect(await verify()).toBe(true)
    expect(await verify(event?.text.replace('order.booked', 'order.paid'))).toBe(false)
    expect(await verify(event?.text, `whsec_${btoa('another secret of 32 characters!')}`)).toBe(false)
  })

  test('are not written without an endpoint that wants them', async () => {
    await bookSomething(shop)
    const { id } = await listen(shop, receiver, 'order.sent')
    await bookSomething(shop)
    granted(await switchWebhook(shop, staff, id, false))
    await bookSomething(shop)
    expect(await stored()).toEqual([])
    expect(await shop.database.read.selectFrom('webhook_events').selectAll().execute()).toEqual([])
  })

  test('try again with the same id and a new signature, and a success ends the failures', async () => {
    const { secret } = await listen(shop, receiver, 'order.booked')
    receiver.answer = (response) => response.writeHead(500).end('Out of paper \u0000 today')
    await bookSomething(shop)
    await deliver()
    const [failed] = await stored()
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1, status: 500, answer: 'Out of paper today' })
    expect((await endpoint()).failing_since).toBe(shop.clock())
    await deliver()
    expect(receiver.received).toHaveLength(1)
    shop.clock.moveBy(minuteMs)
    receiver.answer = (response) => response.writeHead(200).end('thanks')
    await deliver()
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
    for (const { text, headers } of receiver.received)
      expect(
        new Webhook(secret).sign(
          headers['webhook-id'] ?? '',
          new Date(Number(headers['webhook-timestamp']) * 1000),
          text,
        ),
      ).toBe(headers['webhook-signature'])
    expect(await stored()).toMatchObject([{ state: 'delivered', attempts: 2, status: 200, answer: 'thanks' }])
    expect(await endpoint()).toMatchObject({ failing_since: null, failures: 0, last_status: 200 })
  })

  test('keep the order of events about a subject, while other subjects go on', async () => {
    await listen(shop, receiver, 'stock.changed')
    const [one, other] = [await addTool(shop, { stock: 1 }), await addTool(shop, { stock: 1 })]
    receiver.answer = (response, { body }) => response.writeHead(body.data._id === one ? 500 : 204).end()
    for (const change of [1, 1, 1]) for (const id of [one, other]) await moveStock(id, change)
    await deliver()
    const stocksOf = (id: string) =>
      receiver.received
        .filter(({ body }) => body.data._id === id)
        .map(({ body }) => body.data.availableQuantity)
    expect([stocksOf(one), stocksOf(other)]).toEqual([[1], [1, 2, 3, 4]])
    receiver.answer = (response) => response.writeHead(204).end()
    shop.clock.moveBy(minuteMs)
    await deliver()
    expect([stocksOf(one), stocksOf(other)]).toEqual([
      [1, 1, 2, 3, 4],
      [1, 2, 3, 4],
    ])
  })

  test('do not wait for another endpoint that is slow', async () => {
    const slow = await startReceiver()
    const answers: (() => void)[] = []
    slow.answer = (response) => answers.push(() => response.writeHead(204).end())
    await listen(shop, slow, 'order.booked')
    await listen(shop, receiver, 'order.booked')
    await bookSomething(shop)
    await deliveries.run()
    await expect.poll(() => receiver.received.length).toBe(1)
    await bookSomething(shop)
    await deliveries.run()
    await expect.poll(() => receiver.received.length).toBe(2)
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    slow.answer = (response) => response.writeHead(204).end()
    for (const answer of answers) answer()
    await deliveries.settled()
    expect(slow.received).toHaveLength(2)
    await slow.close()
  })

  test('send at most four at the same time to an endpoint', async () => {
    await listen(shop, receiver, 'order.booked')
    let open = 0
    let most = 0
    receiver.answer = (response) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        response.writeHead(204).end()
      }, 20)
    }
    for (let count = 0; count < 10; count += 1) await bookSomething(shop)
    await deliver()
    expect([receiver.received.length, most]).toEqual([10, 4])
  })

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

  test('sign with both secrets for a day after a rotation, then with the new one only', async () => {
    const { id, secret: old } = await listen(shop, receiver, 'order.booked')
    const { secret } = granted(await rotateSecret(shop, staff, id))
    await bookSomething(shop)
    await deliver()
    shop.clock.moveBy(24 * hourMs + 1)
    await bookSomething(shop)
    await deliver()
    const signatures = receiver.received.map(({ id: event, text, headers }) => {
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      const given = headers['webhook-signature']?.split(' ') ?? []
      return [old, secret].map((key) => given.includes(new Webhook(key).sign(event, at, text)))
    })
    expect(signatures).toEqual([
      [true, true],
      [false, true],
    ])
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

  test('can be tested and sent again with the same id', async () => {
    const { id } = await listen(shop, receiver, 'order.booked')
    const tested = granted(await testWebhook(shop, id))
    await deliver()
    granted(await resendDelivery(shop, staff, tested))
    await deliver()
    expect(receiver.types()).toEqual(['webhook.test', 'webhook.test'])
    expect(new Set(receiver.received.map(({ id: event }) => event)).size).toBe(1)
    granted(await deleteWebhook(shop, staff, id))
    expect(await resendDelivery(shop, staff, tested)).toMatchObject({ code: 'DELIVERY_NOT_FOUND' })
  })

  test('end the attempts under way when the shop stops, and make them again later', async () => {
    await listen(shop, receiver, 'order.booked')
    receiver.answer = () => undefined
    await bookSomething(shop)
    await deliveries.run()
    await expect.poll(() => receiver.received.length).toBe(1)
    await deliveries.stop()
    expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 0 }])
    receiver.answer = (response) => response.writeHead(204).end()
    const later = new WebhookDeliveries(shop)
    await deliver(later)
    expect(await stored()).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })
})

describeOnPostgres('Webhooks of several processes', (engine) => {
  test('are each delivered once', async () => {
    const shop = await openTestShop(engine)
    const receiver = await startReceiver()
    await listen(shop, receiver, 'order.booked')
    for (let count = 0; count < 10; count += 1) await bookSomething(shop)
    const others = await Promise.all([shop.anotherProcess(), shop.anotherProcess()])
    const all = [shop, ...others].map((process) => new WebhookDeliveries(process))
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(all.map((process) => process.run()))
      await Promise.all(all.map((process) => process.settled()))
    }
    const ids = receiver.received.map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([10, 10])
    await receiver.close()
    await shop.drop()
  })
})
