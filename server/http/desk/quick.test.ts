import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuickFound } from '../../../contract/desk/quick.ts'
import { anyEngine } from '../../data/testing/engines.ts'
import { withdraw } from '../../operations/orders/withdraw.ts'
import { refundOrder } from '../../operations/refunds/refund-order.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { bookSomething, claimOf, payForSomething, sendAnyway } from '../../testing/buying.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let env: TestApp
beforeAll(async () => {
  env = await openTestApp(anyEngine)
})
afterAll(() => env.drop())

test('The command palette lists the next steps of an order', async () => {
  const { shop } = env
  const admin = await addAdmin(shop)
  const unpaid = await bookSomething(shop)
  const toSend = await payForSomething(shop)
  const withdrawn = await payForSomething(shop)
  const claim = await claimOf(shop, withdrawn)
  granted(await withdraw(shop, claim, [claim.number]))
  const sent = await payForSomething(shop)
  granted(await sendAnyway(shop, admin, sent.orderId))
  const refunded = await payForSomething(shop)
  const whole = { amountCents: refunded.priceCents, reason: 'Broken', restock: 0, idempotencyKey: undefined }
  granted(await refundOrder(shop, admin, refunded.orderId, whole))

  const token = await env.tokenOf(admin)
  const answer = await callApi(env, operationOf('quickSearch'), { token, query: { q: 'spoke wrench' } })
  const states = new Map(answer.json<QuickFound>().orders.map(({ _id, state }) => [_id, state]))
  expect([unpaid, toSend, withdrawn, sent, refunded].map(({ orderId }) => states.get(orderId))).toEqual([
    'unpaid',
    'to-send',
    'withdrawn',
    'sent',
    'refunded',
  ])
})
