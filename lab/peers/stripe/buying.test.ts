import { type APIRequestContext, request } from '@playwright/test'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Customer, makeAccount, ok } from '../../../e2e/support/customer.ts'
import { book, orderOf } from '../../../e2e/support/orders.ts'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import { openSandboxShop, type SandboxShop } from './sandbox-shop.ts'

/** The shop as an owner runs it locally: a customer uses its API, and Stripe's command line replaces the card form. */
let env: SandboxShop
let api: APIRequestContext
let customer: Customer

beforeAll(async () => {
  env = await openSandboxShop()
  api = await request.newContext({ baseURL: env.shop.url })
  customer = await makeAccount({ request: api })
})
afterAll(async () => {
  await api.dispose()
  await env.close()
})

const headers = () => ({ authorization: `Bearer ${customer.token}` })
const order = (id: string) => orderOf({ request: api }, customer, id)
const confirm = (intentId: string) =>
  env.stripe.json<Stripe.PaymentIntent>(
    'payment_intents',
    'confirm',
    intentId,
    '--payment-method=pm_card_visa',
  )

/** Books a tool and opens its payment, as the pages do. */
async function bookAndOpen() {
  const [tool] = await (await ok(await api.get('/api/tools'))).json()
  const orderId = await book({ request: api }, customer, tool)
  const { price } = await order(orderId)
  const opened = await api.post('/api/create-payment-intent', {
    headers: headers(),
    data: { price, order: orderId },
  })
  const { clientSecret } = await (await ok(opened)).json()
  return { orderId, price, intentId: String(clientSecret).replace(/_secret_.*$/, '') }
}

test("An order paid through Stripe's command line is recorded as paid when the page reports it, and charged once", async () => {
  const { orderId, price, intentId } = await bookAndOpen()
  expect(await confirm(intentId)).toMatchObject({
    status: 'succeeded',
    amount_received: Math.round(price * 100),
    metadata: { order: orderId },
  })
  const data = { transactionId: intentId, order: orderId }
  const recorded = await api.patch(`/api/bookings/${orderId}`, { headers: headers(), data })
  expect(await (await ok(recorded)).json()).toMatchObject({ acknowledged: true, matchedCount: 1 })
  expect(await order(orderId)).toMatchObject({ paid: true, transactionId: intentId })
  const charges = await env.stripe.json('charges', 'list', `--payment-intent=${intentId}`)
  expect(charges).toMatchObject({ data: [{ paid: true, amount_refunded: 0 }], has_more: false })
})

test('A payment that is reported without a charge leaves the order unpaid', async () => {
  const { orderId, intentId } = await bookAndOpen()
  const data = { transactionId: intentId, order: orderId }
  const recorded = await api.patch(`/api/bookings/${orderId}`, { headers: headers(), data })
  expect(recorded.ok()).toBe(false)
  expect(await order(orderId)).toMatchObject({ paid: false })
})

test('The reconciliation records a payment whose page was closed before the report', async () => {
  const { orderId, intentId } = await bookAndOpen()
  await confirm(intentId)
  await expect
    .poll(async () => order(orderId), { timeout: 5 * patienceMs, interval: 500 })
    .toMatchObject({ paid: true, transactionId: intentId })
})
