import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { type RunningSandbox, refusal, startSandbox } from '../testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const pay = () =>
  sandbox.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  })

test('Without an amount, the whole charge is refunded, and the charge shows the refund', async () => {
  const { id, latest_charge } = await pay()
  const refund = await sandbox.stripe.refunds.create({ payment_intent: id, reason: 'requested_by_customer' })
  expect(refund).toMatchObject({
    amount: 1000,
    status: 'succeeded',
    reason: 'requested_by_customer',
    payment_intent: id,
    charge: latest_charge,
  })
  expect(await sandbox.stripe.refunds.retrieve(refund.id)).toEqual(refund)
  expect(await sandbox.stripe.charges.retrieve(String(latest_charge))).toMatchObject({
    refunded: true,
    amount_refunded: 1000,
    refunds: { data: [{ id: refund.id }] },
  })
})

test('A charge can be refunded in parts, also by its own id, but never beyond its amount', async () => {
  const { id, latest_charge } = await pay()
  expect(await refusal(sandbox.stripe.refunds.create({ payment_intent: id, amount: 1001 }))).toMatchObject({
    message: 'Refund amount ($10.01) is greater than charge amount ($10.00)',
  })
  await sandbox.stripe.refunds.create({ charge: String(latest_charge), amount: 400 })
  expect(await refusal(sandbox.stripe.refunds.create({ payment_intent: id, amount: 601 }))).toMatchObject({
    param: 'amount',
    message: 'Refund amount ($6.01) is greater than unrefunded amount on charge ($6.00)',
  })
  expect(await sandbox.stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 600 })
  expect(await refusal(sandbox.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    code: 'charge_already_refunded',
  })
})

test('Ten concurrent refunds never exceed the charge', async () => {
  const { id, latest_charge } = await pay()
  sandbox.storage.meetAtRead('payment_intents', 10)
  await Promise.allSettled(
    Array.from({ length: 10 }, () => sandbox.stripe.refunds.create({ payment_intent: id, amount: 300 })),
  )
  expect(await sandbox.stripe.charges.retrieve(String(latest_charge))).toMatchObject({ amount_refunded: 900 })
})

test('Concurrent requests with one idempotency key make one refund', async () => {
  const { id, latest_charge } = await pay()
  const ask = () =>
    sandbox.stripe.refunds.create({ payment_intent: id, amount: 300 }, { idempotencyKey: `refund ${id}` })
  const refunds = await Promise.all([ask(), ask(), ask(), ask()])
  expect(new Set(refunds.map((refund) => refund.id)).size).toBe(1)
  expect(await sandbox.stripe.charges.retrieve(String(latest_charge))).toMatchObject({ amount_refunded: 300 })
})

test('If a crash loses the response of a refund with a key, a retry does not refund again', async () => {
  const storage = memoryStorage()
  let crashes = false
  // The refund is stored, then the process crashes before it stores its response.
  const replace: typeof storage.replace = async (name, ...rest) => {
    if (name !== 'idempotency_keys' || !crashes) return storage.replace(name, ...rest)
    crashes = false
    throw new Error('The disk is gone')
  }
  const shop = await startSandbox({ storage: { ...storage, replace } })
  const paid = { amount: 1000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
  const { id, latest_charge } = await shop.stripe.paymentIntents.create(paid)
  const ask = () =>
    shop.stripe.refunds.create({ payment_intent: id, amount: 300 }, { idempotencyKey: 'lost' })
  crashes = true
  expect(await refusal(ask())).toMatchObject({ statusCode: 500 })
  expect(await ask()).toMatchObject({ amount: 300 })
  expect(await shop.stripe.charges.retrieve(String(latest_charge))).toMatchObject({ amount_refunded: 300 })
  await shop.stop()
})

test("A payment's refunds are listed newest first, page by page", async () => {
  const { id, latest_charge } = await pay()
  const made: string[] = []
  for (const amount of [100, 200, 300]) {
    const refund = await sandbox.stripe.refunds.create({
      payment_intent: id,
      amount,
      metadata: { refund: 'r1' },
    })
    made.unshift(refund.id)
  }
  const { refunds } = sandbox.stripe
  const first = await refunds.list({ payment_intent: id, limit: 2 })
  expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/refunds' })
  expect(first.data).toMatchObject([
    { id: made[0], amount: 300, metadata: { refund: 'r1' } },
    { id: made[1], amount: 200 },
  ])
  const rest = await refunds.list({ payment_intent: id, limit: 2, starting_after: String(made[1]) })
  expect([rest.data.map((refund) => refund.id), rest.has_more]).toEqual([[made[2]], false])
  const all: string[] = []
  for await (const refund of refunds.list({ charge: String(latest_charge), limit: 1 })) all.push(refund.id)
  expect(all).toEqual(made)
})

test("A refund's metadata is merged, and nothing else can be changed", async () => {
  const { id } = await pay()
  const { refunds } = sandbox.stripe
  const made = await refunds.create({ payment_intent: id, amount: 100, metadata: { a: '1', b: '2' } })
  const updated = await refunds.update(made.id, { metadata: { b: '', c: '3' } })
  expect(updated).toEqual({ ...made, metadata: { a: '1', c: '3' } })
  expect(await refunds.retrieve(made.id)).toEqual(updated)
  const more = { amount: 5 } as object
  expect(await refusal(refunds.update(made.id, more))).toMatchObject({ param: 'amount' })
  expect(await refusal(refunds.update('re_none', {}))).toMatchObject({ statusCode: 404 })
})

test('An unpaid payment cannot be refunded', async () => {
  const { id } = await sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' })
  expect((await refusal(sandbox.stripe.refunds.create({ payment_intent: id }))).message).toBe(
    `This PaymentIntent (${id}) does not have a successful charge to refund.`,
  )
  for (const call of [
    () => sandbox.stripe.refunds.create({ payment_intent: 'pi_none' }),
    () => sandbox.stripe.refunds.create({ charge: 'ch_none' }),
    () => sandbox.stripe.refunds.retrieve('re_none'),
    () => sandbox.stripe.refunds.list({ payment_intent: 'pi_none' }),
    () => sandbox.stripe.charges.retrieve('ch_none'),
  ]) {
    expect(await refusal(call())).toMatchObject({ statusCode: 404, code: 'resource_missing' })
  }
  expect(await refusal(sandbox.stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' })
})
