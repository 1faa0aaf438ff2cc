import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys, type RunningSandbox, refusal, startSandbox } from '../testing/running-sandbox.ts'

let sandbox: RunningSandbox
let paid: { id: string; charge: string; refund: string }

beforeAll(async () => {
  sandbox = await startSandbox()
  const { paymentIntents, refunds } = sandbox.stripe
  const { id, latest_charge } = await paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  const refund = await refunds.create({ payment_intent: id, amount: 300 })
  paid = { id, charge: String(latest_charge), refund: refund.id }
})
afterAll(() => sandbox.stop())

test('A path is expanded step by step', async () => {
  const refund = await sandbox.stripe.refunds.retrieve(paid.refund, {
    expand: ['charge', 'payment_intent.latest_charge.payment_intent', 'payment_intent.payment_method'],
  })
  expect(refund).toMatchObject({
    charge: { object: 'charge', id: paid.charge },
    payment_intent: {
      object: 'payment_intent',
      latest_charge: { object: 'charge', payment_intent: { object: 'payment_intent', id: paid.id } },
      payment_method: { object: 'payment_method', card: { last4: '4242' } },
    },
  })
})

test('Each object of a list is expanded, including a list inside an object', async () => {
  const { data } = await sandbox.stripe.paymentIntents.list({ expand: ['data.latest_charge.refunds'] })
  expect(data).toMatchObject([
    { latest_charge: { id: paid.charge, refunds: { data: [{ id: paid.refund }] } } },
  ])
  const charge = await sandbox.stripe.charges.retrieve(paid.charge, { expand: ['refunds.data.charge'] })
  expect(charge.refunds?.data).toMatchObject([{ id: paid.refund, charge: { id: paid.charge } }])
})

test('A new object is expanded in the response that creates it', async () => {
  const refund = await sandbox.stripe.refunds.create({
    payment_intent: paid.id,
    amount: 100,
    expand: ['payment_intent'],
  })
  expect(refund.payment_intent).toMatchObject({ id: paid.id, status: 'succeeded' })
})

test('A null value stays null', async () => {
  const open = await sandbox.stripe.paymentIntents.create({
    amount: 900,
    currency: 'usd',
    expand: ['latest_charge.refunds', 'payment_method', 'customer'],
  })
  expect(open).toMatchObject({ latest_charge: null, payment_method: null, customer: null })
})

test.each([
  'amount',
  'nowhere',
  'data.latest_charge',
  'latest_charge.amount',
  'customer.name',
  '__proto__',
  'constructor',
  'latest_charge.payment_intent.latest_charge.payment_intent.latest_charge',
])('The invalid path %s is refused, and nothing is created', async (path) => {
  const before = sandbox.storage.dump()
  const create = sandbox.stripe.paymentIntents.create({ amount: 900, currency: 'usd', expand: [path] })
  expect(await refusal(create)).toMatchObject({ statusCode: 400, param: 'expand' })
  const afterwards = JSON.parse(sandbox.storage.dump()) as [string, unknown[]][]
  const payments = (dump: [string, unknown[]][]) =>
    dump.find(([name]) => name === 'payment_intents')?.[1].length
  expect(payments(afterwards)).toBe(payments(JSON.parse(before)))
})

test('A browser gets no expanded object', async () => {
  const { client_secret } = await sandbox.stripe.paymentIntents.retrieve(paid.id)
  const query = new URLSearchParams({ client_secret: String(client_secret), 'expand[]': 'payment_method' })
  const { status, body } = await sandbox.fromBrowser(`/v1/payment_intents/${paid.id}?${query}`)
  expect(status).toBe(200)
  expect(JSON.parse(body).payment_method).toMatch(/^pm_/)
  expect(body).not.toContain(keys.secretKey)
})
