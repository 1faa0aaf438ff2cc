import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { keys, type RunningSandbox, refusal, startSandbox } from '../testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const create = (more = {}) => sandbox.stripe.paymentIntents.create({ amount: 1250, currency: 'usd', ...more })

/** Returns a payment's events, oldest first: the type and the object's status. */
async function eventsOf(paymentId: string): Promise<[string, unknown][]> {
  const events: [string, unknown][] = []
  for await (const { type, data } of sandbox.stripe.events.list({ limit: 3 })) {
    const about = data.object as { id: string; payment_intent?: string; status?: string }
    if (paymentId === about.id || paymentId === about.payment_intent) events.unshift([type, about.status])
  }
  return events
}

describe('Events of a payment', () => {
  test('Report its creation and success', async () => {
    const { id } = await create({ payment_method: 'pm_card_visa', confirm: true })
    expect(await eventsOf(id)).toEqual([
      ['payment_intent.created', 'requires_confirmation'],
      ['charge.succeeded', 'succeeded'],
      ['payment_intent.succeeded', 'succeeded'],
    ])
  })

  test('Report each decline of a card', async () => {
    const { id } = await create()
    for (const _try of [1, 2]) {
      await refusal(sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }))
    }
    const refused = [
      ['charge.failed', 'failed'],
      ['payment_intent.payment_failed', 'requires_payment_method'],
    ]
    expect((await eventsOf(id)).slice(1)).toEqual([...refused, ...refused])
  })

  test('Report a 3-D Secure challenge and its failure', async () => {
    const payment_method = 'pm_card_authenticationRequired'
    const { id, client_secret, next_action } = await create({ payment_method, confirm: true })
    const source = String(next_action?.use_stripe_sdk?.three_d_secure_2_source)
    const form = { client_secret: String(client_secret), source, outcome: 'failed' }
    await sandbox.fromBrowser(`/v1/payment_intents/${id}/authenticate`, form)
    expect((await eventsOf(id)).slice(1)).toEqual([
      ['payment_intent.requires_action', 'requires_action'],
      ['payment_intent.payment_failed', 'requires_payment_method'],
    ])
  })

  test('Report its cancellation', async () => {
    const { id } = await create()
    await sandbox.stripe.paymentIntents.cancel(id)
    expect((await eventsOf(id)).slice(1)).toEqual([['payment_intent.canceled', 'canceled']])
  })

  test('Report each refund and its updates, with the state of the charge at that time', async () => {
    const { id } = await create({ payment_method: 'pm_card_visa', confirm: true })
    const { refunds, events } = sandbox.stripe
    await refunds.create({ payment_intent: id, amount: 250 })
    const rest = await refunds.create({ payment_intent: id })
    await refunds.update(rest.id, { metadata: { note: 'x' } })
    const back = ['refund.created', 'charge.refunded']
    expect((await eventsOf(id)).slice(3).map(([type]) => type)).toEqual([
      ...back,
      ...back,
      'refund.updated',
      'charge.refund.updated',
    ])
    const { data } = await events.list({ type: 'charge.refunded', limit: 2 })
    expect(data.map((event) => event.data.object)).toMatchObject([
      { amount_refunded: 1250, refunded: true },
      { amount_refunded: 250, refunded: false },
    ])
  })

  test('Are not repeated, and are not created by calls that change nothing', async () => {
    const { id } = await create()
    await sandbox.stripe.paymentIntents.update(id, { metadata: { order: '1' } })
    sandbox.storage.meetAtRead('payment_intents', 4)
    const confirm = () => sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    await Promise.allSettled([confirm(), confirm(), confirm(), confirm()])
    expect((await eventsOf(id)).map(([type]) => type)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ])
  })
})

describe('Events', () => {
  test('Can be read by id', async () => {
    const { data } = await sandbox.stripe.events.list({ limit: 1 })
    const [event] = data
    expect(event).toMatchObject({ object: 'event', livemode: false, id: expect.stringMatching(/^evt_/) })
    expect(await sandbox.stripe.events.retrieve(String(event?.id))).toEqual(event)
    expect(await refusal(sandbox.stripe.events.retrieve('evt_none'))).toMatchObject({ statusCode: 404 })
  })

  test('Can be listed by type, several types, or a type prefix', async () => {
    const typesOf = async (query: object) => {
      const { data } = await sandbox.stripe.events.list({ limit: 100, ...query })
      return [...new Set(data.map(({ type }) => type))].toSorted()
    }
    expect(await typesOf({ type: 'payment_intent.canceled' })).toEqual(['payment_intent.canceled'])
    expect(await typesOf({ type: 'charge.*' })).toEqual([
      'charge.failed',
      'charge.refund.updated',
      'charge.refunded',
      'charge.succeeded',
    ])
    const types = ['refund.updated', 'charge.failed']
    expect(await typesOf({ types })).toEqual(types.toSorted())
    expect(await typesOf({ type: 'invoice.paid' })).toEqual([])
    const nested = { types: [{ a: 'charge.failed' }] } as object
    expect(await refusal(sandbox.stripe.events.list(nested))).toMatchObject({ statusCode: 400 })
  })

  test('Can be listed from an instant on, however many are older', async () => {
    let now = 1_000_000_000_000
    const timed = await startSandbox({ now: () => now })
    const { events, paymentIntents } = timed.stripe
    for (const _time of [1, 2, 3]) {
      now += 60_000
      await paymentIntents.create({ amount: 1250, currency: 'usd' })
    }
    const from = async (gte: number) => (await events.list({ created: { gte }, limit: 1 })).data.length
    const all = await events.list({ created: { gte: 1_000_000_120 } })
    expect(all.data.map(({ created }) => created)).toEqual([1_000_000_180, 1_000_000_120])
    expect(all.has_more).toBe(false)
    expect([await from(1_000_000_180), await from(1_000_000_181)]).toEqual([1, 0])
    expect(await refusal(events.list({ created: { lt: 5 } }))).toMatchObject({ statusCode: 400 })
    await timed.stop()
  })

  test('Cannot be read by a browser', async () => {
    expect((await sandbox.fromBrowser('/v1/events')).status).toBe(401)
  })

  test('Leave the payment in place if they cannot be stored', async () => {
    const storage = memoryStorage()
    const { insertAll } = storage
    storage.insertAll = async (collection, values) => {
      if (collection === 'events') throw new Error('the disk is full')
      return insertAll(collection, values)
    }
    const broken = await startSandbox({ storage })
    const made = { amount: 900, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
    const { id } = await broken.stripe.paymentIntents.create(made)
    expect(await broken.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded' })
    expect(broken.logged.join('\n')).toContain('The card sandbox has lost an event')
    expect(broken.logged.join('\n')).not.toContain(keys.secretKey)
    await broken.stop()
  })
})
