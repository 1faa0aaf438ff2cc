import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStorage } from './testing/memory-storage.ts'
import { type RunningSandbox, refusal, startSandbox } from './testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const create = (idempotencyKey: string, amount = 700) =>
  sandbox.stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey })

test('The same key and parameters return the first response unchanged', async () => {
  const first = await create('key-1')
  await sandbox.stripe.paymentIntents.confirm(first.id, { payment_method: 'pm_card_visa' })
  const second = await create('key-1')
  expect(second).toEqual(first)
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
})

test('The same key with other parameters is an idempotency error', async () => {
  await create('key-2')
  expect(await refusal(create('key-2', 800))).toMatchObject({
    statusCode: 400,
    rawType: 'idempotency_error',
    message: expect.stringContaining('the same parameters they were first used with.'),
  })
})

test('The same key at another address is an idempotency error', async () => {
  const { id } = await create('key-3')
  const call = sandbox.stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'key-3' })
  expect(await refusal(call)).toMatchObject({ rawType: 'idempotency_error' })
})

test('The same key for another payment is an idempotency error, and that payment is not charged', async () => {
  const [one, other] = [await create('key-one'), await create('key-other')]
  const confirm = (id: string) =>
    sandbox.stripe.paymentIntents.confirm(
      id,
      { payment_method: 'pm_card_visa' },
      { idempotencyKey: 'key-confirm' },
    )
  expect(await confirm(one.id)).toMatchObject({ id: one.id, status: 'succeeded' })
  expect(await refusal(confirm(other.id))).toMatchObject({ rawType: 'idempotency_error' })
  expect(await sandbox.stripe.paymentIntents.retrieve(other.id)).toMatchObject({ amount_received: 0 })
})

test('The same key with another card number or expiry is an idempotency error', async () => {
  const keep = (number: string, exp_year = 2040) =>
    sandbox.stripe.paymentMethods.create(
      { type: 'card', card: { number, exp_month: 12, exp_year, cvc: '123' } },
      { idempotencyKey: 'key-card' },
    )
  const { id } = await keep('4242424242424242')
  expect(await keep('4242424242424242')).toMatchObject({ id })
  expect(await refusal(keep('5555555555554444'))).toMatchObject({ rawType: 'idempotency_error' })
  expect(await refusal(keep('4242424242424242', 2041))).toMatchObject({ rawType: 'idempotency_error' })
})

test('Twenty concurrent requests with one key make one payment', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create('key-4')))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  const { data } = await sandbox.stripe.paymentIntents.list({ limit: 100 })
  expect(data.filter(({ id }) => id === answers[0]?.id)).toHaveLength(1)
})

test('A refusal is repeated too', async () => {
  const { id } = await create('key-5')
  const confirm = () =>
    sandbox.stripe.paymentIntents.confirm(
      id,
      { payment_method: 'pm_card_visa_chargeDeclined' },
      { idempotencyKey: 'key-5-confirm' },
    )
  const [first, second] = [await refusal(confirm()), await refusal(confirm())]
  expect(second.charge).toBe(first.charge)
})

test('The next request with the key completes work that was interrupted', async () => {
  const storage = memoryStorage()
  let broken = true
  const flaky = {
    ...storage,
    // The payment is stored, then the process crashes before it responds.
    async insert(...[name, id, value]: Parameters<typeof storage.insert>) {
      const isNew = await storage.insert(name, id, value)
      if (name !== 'payment_intents' || !broken) return isNew
      broken = false
      throw new Error('The disk is gone')
    },
  }
  const shop = await startSandbox({ storage: flaky })
  const ask = () =>
    shop.stripe.paymentIntents.create({ amount: 700, currency: 'usd' }, { idempotencyKey: 'key-6' })
  expect(await refusal(ask())).toMatchObject({ statusCode: 500, rawType: 'api_error' })
  await ask()
  expect((await shop.stripe.paymentIntents.list()).data).toHaveLength(1)
  await shop.stop()
})
