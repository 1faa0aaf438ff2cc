import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { webhookBodies } from '../../../contract/webhooks/webhook-bodies.ts'
import { type WebhookType, webhookTypes } from '../../../contract/webhooks/webhook-types.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { changeProduct } from '../../operations/catalogue/change-product.ts'
import { correctStock } from '../../operations/catalogue/correct-stock.ts'
import { withdrawOffer } from '../../operations/offers/withdraw-offer.ts'
import { cancelOrder } from '../../operations/orders/cancel-order.ts'
import { withdraw } from '../../operations/orders/withdraw.ts'
import { markReady } from '../../operations/pick-ups/mark-ready.ts'
import { refundOrder } from '../../operations/refunds/refund-order.ts'
import type { Caller } from '../../operations/shop.ts'
import { inLanguageOfPage } from '../../platform/request-context.ts'
import { callApi, type OperationId, operationOf } from '../../testing/api-call.ts'
import { bookSomething, claimOf, payForSomething, sendAnyway } from '../../testing/buying.ts'
import { sendOffer } from '../../testing/offering.ts'
import { buyOnAccount } from '../../testing/on-account.ts'
import { payForPickUp } from '../../testing/pick-ups.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { collectEverything } from '../../testing/told-facts.ts'

/** Does what an event is about; returns the id of its subject. */
type Act = (env: TestApp, admin: Caller) => Promise<string>

const acts: Readonly<Record<WebhookType, Act>> = {
  'order.booked': async ({ shop }) => (await bookSomething(shop)).orderId,
  'order.on-account': async ({ shop }) => (await buyOnAccount(shop)).orderId,
  'order.paid': async ({ shop }) => (await payForSomething(shop)).orderId,
  'order.sent': async ({ shop }, admin) => {
    const { orderId } = await payForSomething(shop)
    granted(await sendAnyway(shop, admin, orderId))
    return orderId
  },
  'order.ready': async ({ shop }, admin) => {
    const { orderId } = await payForPickUp(shop)
    await markReady(shop, admin, [orderId])
    return orderId
  },
  'order.withdrawn': async ({ shop }) => {
    const bought = await payForSomething(shop)
    const claim = await claimOf(shop, bought)
    granted(await withdraw(shop, claim, [claim.number]))
    return bought.orderId
  },
  'order.cancelled': async ({ shop }) => {
    const { customer, orderId } = await bookSomething(shop)
    granted(await cancelOrder(shop, customer, orderId))
    return orderId
  },
  'order.refunded': async ({ shop }, admin) => {
    const { orderId } = await payForSomething(shop)
    const refund = { amountCents: 500, reason: 'A scratch', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, admin, orderId, refund))
    return orderId
  },
  'invoice.issued': async ({ shop }) => {
    await payForSomething(shop)
    const { id } = await shop.database.read
      .selectFrom('invoices')
      .orderBy('number', 'desc')
      .select('id')
      .executeTakeFirstOrThrow()
    return id
  },
  'stock.changed': async ({ shop }, admin) => {
    const id = await addTool(shop, { stock: 30 })
    granted(await correctStock(shop, admin, id, { by: { change: -1 }, reason: 'lost', note: '' }))
    return id
  },
  'stock.low': async ({ shop }, admin) => {
    const id = await addTool(shop, { stock: 6 })
    granted(await correctStock(shop, admin, id, { by: { change: -2 }, reason: 'lost', note: '' }))
    return id
  },
  'product.changed': async ({ shop }, admin) => {
    const id = await addTool(shop, { stock: 6 })
    granted(
      await changeProduct(shop, admin, id, { description: { name: 'Longer wrench' }, restock: undefined }),
    )
    return id
  },
  'request.created': async ({ shop }) => (await sendOffer(shop)).quoteId,
  'offer.changed': async ({ shop }, admin) => {
    const { offerId } = await sendOffer(shop)
    granted(await withdrawOffer(shop, admin, offerId, 'A slip'))
    return offerId
  },
}

/** The operation that shows the subject of an event to staff. */
const shownBy: Readonly<Record<string, { readonly id: OperationId; readonly isList?: true }>> = {
  order: { id: 'getOrder' },
  invoice: { id: 'listInvoices', isList: true },
  stock: { id: 'getProduct' },
  product: { id: 'getProduct' },
  request: { id: 'getQuote' },
  offer: { id: 'listOffers', isList: true },
}

describeOnEveryEngine('The data of', (engine) => {
  let env: TestApp
  let admin: Caller
  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
    await collectEverything(env.shop)
  })
  afterAll(() => env.drop())

  async function shown(type: WebhookType, subject: string, data: Readonly<Record<string, unknown>>) {
    const { id, isList } = shownBy[type.split('.')[0] ?? ''] ?? { id: 'getOrder' }
    const token = await env.tokenOf(admin)
    const answer = await callApi(env, operationOf(id), { token, params: { id: subject }, query: {} })
    if (!isList) return answer.json<unknown>()
    const key = '_id' in data ? '_id' : 'number'
    return answer.json<Record<string, unknown>[]>().find((row) => row[key] === data[key])
  }

  test.each(webhookTypes.filter((type) => type !== 'request.created'))(
    "%s equals the API's answer about its subject",
    async (type) => {
      // The language of the customer whose request it is does not matter.
      const subject = await inLanguageOfPage('de', () => acts[type](env, admin))
      const { body } = await env.shop.database.read
        .selectFrom('webhook_events')
        .where('subject', '=', subject)
        .where('type', '=', type)
        .orderBy('sequence', 'desc')
        .select('body')
        .executeTakeFirstOrThrow()
      const { data, ...event } = JSON.parse(body)
      expect(data).toEqual(await shown(type, subject, data))
      expect(z.safeParse(webhookBodies[type].data, data).error?.issues ?? []).toEqual([])
      expect(event).toEqual({ type, timestamp: new Date(env.shop.clock()).toISOString() })
    },
  )

  test('a request equals the answer of its beginning, and a deleted product is a stub', async () => {
    const subject = await acts['request.created'](env, admin)
    const { body } = await env.shop.database.read
      .selectFrom('webhook_events')
      .where('subject', '=', subject)
      .select('body')
      .executeTakeFirstOrThrow()
    const answer = (await shown('request.created', subject, {})) as Record<string, unknown>
    expect(JSON.parse(body).data).toEqual({ ...answer, offers: [] })
    const id = await addTool(env.shop, { stock: 0 })
    const token = await env.tokenOf(admin)
    await callApi(env, operationOf('deleteTool'), { token, params: { id } })
    const last = await env.shop.database.read
      .selectFrom('webhook_events')
      .where('subject', '=', id)
      .orderBy('sequence', 'desc')
      .select('body')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(last.body).data).toEqual({ _id: id, deleted: true })
  })
})
