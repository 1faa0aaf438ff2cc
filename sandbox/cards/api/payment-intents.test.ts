import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningSandbox, refusal, startSandbox } from '../testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const create = (more = {}) => sandbox.stripe.paymentIntents.create({ amount: 1250, currency: 'usd', ...more })

describe('creating', () => {
  test('A new payment waits for a card and can be read again', async () => {
    const intent = await create({ metadata: { order: 'order-1' }, payment_method_types: ['card'] })
    expect(intent).toMatchObject({
      amount: 1250,
      currency: 'usd',
      metadata: { order: 'order-1' },
      payment_method_types: ['card'],
      status: 'requires_payment_method',
      livemode: false,
    })
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_[0-9A-Za-z]{25}$`))
    expect(await sandbox.stripe.paymentIntents.retrieve(intent.id)).toEqual(intent)
  })

  test('Automatic payment methods are returned as the request set them', async () => {
    const automatic_payment_methods = { allow_redirects: 'never', enabled: true }
    const intent = await create({ automatic_payment_methods })
    expect(intent.automatic_payment_methods).toEqual(automatic_payment_methods)
    expect((await create()).automatic_payment_methods).toEqual({ allow_redirects: 'always', enabled: true })
  })

  test('The shipping address is stored, also appears on the charge, and can be changed', async () => {
    const shipping = { name: 'Jenny Rosen', address: { line1: '510 Townsend St', city: 'San Francisco' } }
    const intent = await create({ shipping, payment_method: 'pm_card_visa', confirm: true })
    const stored = { name: 'Jenny Rosen', phone: null, address: { city: 'San Francisco', line2: null } }
    expect(intent.shipping).toMatchObject(stored)
    const charge = await sandbox.stripe.charges.retrieve(String(intent.latest_charge))
    expect(charge.shipping).toEqual(intent.shipping)
    const moved = { ...shipping, address: { line1: '1 Main St' } }
    const { id } = await create({ shipping })
    const updated = await sandbox.stripe.paymentIntents.update(id, { shipping: moved })
    expect(updated.shipping?.address).toMatchObject({ line1: '1 Main St', city: null })
    expect((await create()).shipping).toBeNull()
  })

  test('Less than fifty cents is too small', async () => {
    expect(await refusal(create({ amount: 49 }))).toMatchObject({
      statusCode: 400,
      code: 'amount_too_small',
      param: 'amount',
      message: 'Amount must be at least $0.50 usd',
    })
  })

  test("More than Stripe's maximum is too large", async () => {
    expect(await refusal(create({ amount: 100_000_000 }))).toMatchObject({ code: 'amount_too_large' })
  })

  test.each([
    [{ amount: 12.5 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: -5 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: '' }, 'parameter_missing', 'amount'],
    [{ currency: '' }, 'parameter_missing', 'currency'],
    [{ amuont: 3 }, 'parameter_unknown', 'amuont'],
    [{ currency: 'xyz' }, undefined, 'currency'],
    [{ payment_method_types: ['klarna'] }, undefined, 'payment_method_types'],
    [{ metadata: { note: 'x'.repeat(501) } }, undefined, 'metadata'],
    [{ shipping: { address: { line1: 'x' } } }, 'parameter_missing', 'shipping[name]'],
    [{ shipping: { name: 'Ann' } }, 'parameter_missing', 'shipping[address][line1]'],
  ])("%j is refused with the parameter's name", async (parameters, code, param) => {
    const error = await refusal(create(parameters))
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', param })
    expect(error.code).toBe(code)
  })
})

describe('reading', () => {
  test('An unknown id is resource_missing', async () => {
    expect(await refusal(sandbox.stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'intent',
      message: "No such payment_intent: 'pi_none'",
    })
  })

  test("A buyer can read a payment with its client secret, without the shop's data", async () => {
    const intent = await create({ metadata: { customer: 'ann@example.com' } })
    const form = { client_secret: intent.client_secret ?? '' }
    const query = new URLSearchParams(form)
    const { status, body } = await sandbox.fromBrowser(`/v1/payment_intents/${intent.id}?${query}`)
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ id: intent.id, client_secret: intent.client_secret })
    expect(JSON.parse(body)).not.toHaveProperty('metadata')
    expect(JSON.parse(body)).not.toHaveProperty('latest_charge')
  })

  test("Another payment's client secret gives no access", async () => {
    const [mine, other] = [await create(), await create()]
    const query = new URLSearchParams({ client_secret: other.client_secret ?? '' })
    const { status } = await sandbox.fromBrowser(`/v1/payment_intents/${mine.id}?${query}`)
    expect(status).toBe(404)
    expect((await sandbox.fromBrowser(`/v1/payment_intents/${mine.id}`)).status).toBe(404)
  })

  test('The charge and the card are expanded on request', async () => {
    const intent = await create({ payment_method: 'pm_card_visa', confirm: true })
    const expand = ['latest_charge', 'payment_method']
    const read = await sandbox.stripe.paymentIntents.retrieve(intent.id, { expand })
    expect(read.latest_charge).toMatchObject({ id: intent.latest_charge, paid: true })
    expect(read.payment_method).toMatchObject({ id: intent.payment_method, card: { last4: '4242' } })
    const unknown = sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['amount'] })
    expect((await refusal(unknown)).message).toBe('This property cannot be expanded (amount).')
  })

  test('Lists are newest first and continue after the last id', async () => {
    const made = [await create(), await create(), await create()].map(({ id }) => id).reverse()
    const first = await sandbox.stripe.paymentIntents.list({ limit: 2 })
    expect(first.has_more).toBe(true)
    const [, second = ''] = first.data.map(({ id }) => id)
    const rest = await sandbox.stripe.paymentIntents.list({ limit: 1, starting_after: second })
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(made)
  })
})

describe('changing', () => {
  test('New metadata is merged into the old, and an empty value removes its entry', async () => {
    const { id } = await create({ metadata: { order: '1', note: 'old', gift: 'yes' } })
    const updated = await sandbox.stripe.paymentIntents.update(id, { metadata: { note: 'new', gift: '' } })
    expect(updated.metadata).toEqual({ order: '1', note: 'new' })
  })

  test('The amount can change only before the charge', async () => {
    const { id } = await create()
    expect(await sandbox.stripe.paymentIntents.update(id, { amount: 900 })).toMatchObject({ amount: 900 })
    await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(await refusal(sandbox.stripe.paymentIntents.update(id, { amount: 100 }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    expect(await sandbox.stripe.paymentIntents.retrieve(id)).toMatchObject({ amount_received: 900 })
  })

  test('A payment with a card waits for confirmation', async () => {
    const { id } = await create()
    const updated = await sandbox.stripe.paymentIntents.update(id, { payment_method: 'pm_card_visa' })
    expect(updated.status).toBe('requires_confirmation')
    expect(await sandbox.stripe.paymentIntents.confirm(id)).toMatchObject({ status: 'succeeded' })
  })
})

describe('cancelling', () => {
  test('A cancelled payment stays cancelled', async () => {
    const { id } = await create()
    const cancelled = await sandbox.stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    expect(cancelled.canceled_at).toBeGreaterThan(0)
    const late = sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect((await refusal(late)).message).toContain('it has a status of canceled.')
  })

  test('A paid payment cannot be cancelled', async () => {
    const { id } = await create({ payment_method: 'pm_card_visa', confirm: true })
    const error = await refusal(sandbox.stripe.paymentIntents.cancel(id))
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' })
    expect(error.message).toBe(
      'You cannot cancel this PaymentIntent because it has a status of succeeded. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.',
    )
    expect(error.payment_intent).toMatchObject({ id, status: 'succeeded' })
  })
})
