import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { cancelOrder } from '../../operations/orders/cancel-order.ts'
import { sendOrder } from '../../operations/orders/send-order.ts'
import { refundOrder } from '../../operations/refunds/refund-order.ts'
import { linkLastsMs, orderLinks } from '../../platform/order-links.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { bookBasket, bookSomething, payForBasket, payForSomething } from '../../testing/buying.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('The link of an order', (engine) => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(engine)
  })
  afterAll(() => env.drop())

  const view = (token: string) => callApi(env, operationOf('viewOrders'), { body: { token } })
  /** Returns the secret of the link in the newest email to a customer with this start of the subject. */
  async function tokenIn(email: string, subject: string): Promise<string> {
    const { body } = await env.shop.database.read
      .selectFrom('outbox')
      .where('recipient', '=', email)
      .where('subject', 'like', `${subject}%`)
      .orderBy('created_at', 'desc')
      .select('body')
      .executeTakeFirstOrThrow()
    return decodeURIComponent(/\/order#token=(\S+)/.exec(body ?? '')?.[1] ?? '')
  }
  const sum = (given: { orders: unknown[] }) => given.orders.length

  test("Shows product, number and state when it comes from a booking's email, and nothing about the person", async () => {
    const { customer, orderId } = await bookSomething(env.shop)
    const { autocommit } = env.shop.database
    const person = {
      user_phone: '555 0123',
      delivery_address: '1 Freewheel Lane',
      delivery_phone: '555 0124',
    }
    await autocommit.updateTable('orders').set(person).where('id', '=', orderId).execute()
    const answer = await view(await tokenIn(customer.email, 'You have booked'))
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      orders: [
        {
          number: expect.stringMatching(/^TW-/),
          purchase: null,
          tool: 'Spoke wrench',
          quantity: 2,
          state: 'unpaid',
          refund: 'none',
          createdAt: expect.any(Number),
          holdExpiresAt: expect.any(Number),
          paidAt: null,
          addressMissing: false,
          sentAt: null,
          carrier: null,
          tracking: null,
          parcels: [],
          deliveryWay: 'parcel',
          cancelledAt: null,
          withdrawnAt: null,
          withdrawalClosedAt: null,
        },
      ],
      expiresAt: env.shop.clock() + linkLastsMs,
    })
    const { email, name } = customer
    for (const secret of [email, name, ...Object.values(person)]) expect(answer.body).not.toContain(secret)
  })

  test('Shows the current state of its order: paid, sent with its parcel, refunded, cancelled', async () => {
    const admin = await addAdmin(env.shop)
    const { customer, orderId } = await payForSomething(env.shop)
    const token = await tokenIn(customer.email, 'Receipt')
    expect((await view(token)).json().orders).toMatchObject([{ state: 'paid', addressMissing: true }])
    const parcel = { carrier: 'DHL', tracking: '0034', withoutAddress: true }
    granted(await sendOrder(env.shop, admin, orderId, parcel))
    const sent = { state: 'sent', carrier: 'DHL', tracking: '0034', addressMissing: false }
    expect((await view(await tokenIn(customer.email, 'On its way'))).json().orders).toMatchObject([sent])
    const refund = { amountCents: 2500, reason: 'Bent', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(env.shop, admin, orderId, refund))
    const refunded = await view(await tokenIn(customer.email, '$25.00 is refunded'))
    expect(refunded.json().orders).toMatchObject([{ ...sent, refund: 'whole' }])
    // More than the price, as if the provider had made further refunds.
    const { autocommit } = env.shop.database
    await autocommit.updateTable('orders').set({ given_back_cents: 2600 }).where('id', '=', orderId).execute()
    expect((await view(token)).json().orders).toMatchObject([{ ...sent, refund: 'whole' }])
    const call = { token: await env.tokenOf(customer), params: { id: orderId } }
    expect((await callApi(env, operationOf('getOrder'), call)).json()).toMatchObject({ refundable: 0 })
    const other = await bookSomething(env.shop)
    granted(await cancelOrder(env.shop, other.customer, other.orderId))
    const cancelled = await view(await tokenIn(other.customer.email, 'You have booked'))
    expect(cancelled.json().orders).toMatchObject([{ state: 'cancelled', cancelledAt: env.shop.clock() }])
  })

  test('Shows all orders of a purchase when it comes from the email about the purchase or its receipt', async () => {
    const booked = await bookBasket(env.shop, 3)
    const token = await tokenIn(booked.customer.email, 'You have booked')
    const shown = (await view(token)).json()
    expect(sum(shown)).toBe(3)
    expect(shown.orders[0].purchase).toMatch(/^P-/)
    const { customer } = await payForBasket(env.shop, 2)
    expect(sum((await view(await tokenIn(customer.email, 'Receipt'))).json())).toBe(2)
  })

  test('Gets the same refusal if it is unknown, changed, expired or signed with another secret', async () => {
    const { orderId: id } = await bookSomething(env.shop)
    const { id: otherId } = (await bookBasket(env.shop, 1)).orders[0] ?? { id: '' }
    const now = env.shop.clock()
    const { sign } = env.shop.orderLinks
    const right = sign({ kind: 'order', id }, now + 1000)
    const wrong = [
      'x'.repeat(60),
      right.replace(id, otherId),
      right.replace('o.', 'p.'),
      right.replace((now + 1000).toString(36), (now + 9000).toString(36)),
      `${right.slice(0, -1)}${right.endsWith('A') ? 'Q' : 'A'}`,
      sign({ kind: 'order', id }, now),
      sign({ kind: 'order', id: 'unknown' }, now + 1000),
      sign({ kind: 'purchase', id }, now + 1000),
      orderLinks('another secret').sign({ kind: 'order', id }, now + 1000),
    ]
    const answers = await Promise.all(wrong.map(view))
    const bodies = answers.map((answer) => ({ ...answer.json(), requestId: '' }))
    expect(answers.map((answer) => answer.statusCode)).toEqual(wrong.map(() => 404))
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(refusalOf(await view(right))).toBe('done')
  })

  test('Cannot be guessed, because an address has thirty attempts a minute', async () => {
    const limited = await openTestApp(engine, { rateLimitFactor: 1 })
    const guess = async () =>
      refusalOf(await callApi(limited, operationOf('viewOrders'), { body: { token: 'x'.repeat(60) } }))
    const codes = []
    while (codes.length < 31) codes.push(await guess())
    expect(codes.slice(-2)).toEqual(['ORDER_LINK_NOT_FOUND', 'RATE_LIMITED'])
    await limited.drop()
  })
})
