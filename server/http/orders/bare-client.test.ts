import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../../data/queries/orders/orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { setDeliveryAddress } from '../../operations/addresses/set-delivery-address.ts'
import { reconcilePayments } from '../../operations/payments/reconcile-payments.ts'
import { proveNumbers, readProof } from '../../operations/proof/prove-numbers.ts'
import { minuteMs } from '../../platform/clock.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** The calls of the specification's section 7. */
const specifiedCalls = [
  'GET /items',
  'GET /review',
  'POST /review',
  'GET /tools',
  'GET /tools/{id}',
  'POST /tools',
  'DELETE /tools/{id}',
  'POST /booking',
  'GET /booking',
  'GET /bookings?customer={email}',
  'GET /bookings/{id}',
  'DELETE /bookings/{id}',
  'PATCH /bookings/{id}',
  'POST /create-payment-intent',
  'PUT /users/{email}',
  'GET /users',
  'PUT /users/admin/{email}',
  'GET /admin/{email}',
  'PUT /profile/{email}',
] as const

interface Sent {
  readonly fill?: string
  readonly token?: string
  readonly body?: object
}

interface BareOrder {
  readonly _id: string
  readonly price: number
  readonly paid: boolean
  readonly transactionId?: string
}

const email = 'ada@example.com'

describeOnEveryEngine('A client of the specification’s 19 calls', (engine) => {
  let env: TestApp
  let token: string
  let toolId: string
  beforeEach(async () => {
    env = await openTestApp(engine)
    await setRates(env.shop, deliveryRates)
    await setTaxes(env.shop)
    toolId = await addTool(env.shop, { stock: 20, unitPriceCents: 700, minimumOrder: 3 })
    const registered = await call<{ token: string }>('PUT /users/{email}', {
      fill: email,
      token: env.identity.proofOf({ email }),
      body: { email },
    })
    token = registered.body.token
  })
  afterEach(async () => {
    env.shop.clock.moveBy(5 * minuteMs)
    await reconcilePayments(env.shop)
    await proveNumbers(env.shop)
    expect((await readProof(env.shop.database.read))?.differences).toEqual([])
    await env.drop()
  })

  /** Sends exactly what the specification says: no other header or field. */
  async function call<Body>(name: (typeof specifiedCalls)[number], { fill = '', ...sent }: Sent = {}) {
    const [method = '', path = ''] = name.split(' ')
    const answer = await env.app.inject({
      method: method as 'GET',
      url: `/api${path.replace(/\{\w+\}/, encodeURIComponent(fill))}`,
      headers: {
        ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
        ...(sent.body && { 'content-type': 'application/json' }),
      },
      ...(sent.body && { payload: JSON.stringify(sent.body) }),
    })
    return { status: answer.statusCode, body: answer.json<Body>() }
  }
  const order = async (id: string) => (await call<BareOrder>('GET /bookings/{id}', { fill: id, token })).body

  /** Books the smallest order of the tool as the specification's form does. */
  async function book(): Promise<string> {
    const { body: tool } = await call<
      Record<'name' | 'price' | 'minOrderQuantity' | 'availableQuantity', number>
    >('GET /tools/{id}', { fill: toolId })
    const { name, price, minOrderQuantity, availableQuantity } = tool
    const booked = await call<object>('POST /booking', {
      token,
      body: {
        Id: toolId,
        tool: name,
        availableQuantity,
        minOrderQuantity,
        quantity: minOrderQuantity,
        price: price * minOrderQuantity,
        customer: email,
        userName: 'Ada',
        userPhone: '030 1234567',
      },
    })
    expect(booked.status).toBe(200)
    const own = await call<BareOrder[]>('GET /bookings?customer={email}', { fill: email, token })
    return own.body.find(({ paid }) => !paid)?._id ?? ''
  }
  const open = (price: number) =>
    call<{ clientSecret: string; code: string }>('POST /create-payment-intent', { token, body: { price } })
  const intentOf = ({ clientSecret }: { clientSecret: string }) => clientSecret.replace(/_secret$/, '')
  const report = (id: string, transactionId: string) =>
    call<{ code: string }>('PATCH /bookings/{id}', { fill: id, token, body: { order: id, transactionId } })

  test('is charged the price of the order, which includes delivery', async () => {
    const id = await book()
    const { price } = await order(id)
    expect(price).toBe(26.9)
    const intentId = intentOf((await open(price)).body)
    expect(env.shop.cards.intent(intentId)).toMatchObject({ amountCents: 2_690, status: 'waiting' })
    env.shop.cards.confirm(intentId)
    expect((await report(id, intentId)).status).toBe(200)
    expect(await order(id)).toMatchObject({ paid: true, price: 26.9, transactionId: intentId })
    expect(await findOrder(env.shop.database.read, id)).toMatchObject({
      goodsCents: 2_100,
      deliveryCents: 590,
    })
  })

  test('cannot open a payment at the price of the goods alone, because no order has that price', async () => {
    await book()
    for (const price of [21, 26.89, 27.9]) {
      const refused = await open(price)
      expect([refused.status, refused.body.code]).toEqual([422, 'PRICE_MATCHES_NO_ORDER'])
    }
    expect(env.shop.cards.intents()).toEqual([])
  })

  test('cannot pay the old price after a new address changed it, and pays the new price', async () => {
    const id = await book()
    const before = intentOf((await open((await order(id)).price)).body)
    const user = await findOrder(env.shop.database.read, id)
    const customer = {
      ...(await addAdmin(env.shop)),
      userId: user?.userId ?? '',
      email,
      role: 'customer',
    } as const
    const inAustria = {
      name: 'Ada',
      phone: '1',
      lines: ['Ring 1'],
      postcode: '1010',
      city: 'Wien',
      country: 'AT',
    }
    granted(await setDeliveryAddress(env.shop, customer, [id], inAustria))
    expect((await open(26.9)).body.code).toBe('PRICE_MATCHES_NO_ORDER')
    // The card form of the old price is still on the screen.
    env.shop.cards.confirm(before)
    expect((await report(id, before)).body.code).toBe('PAYMENT_OF_ANOTHER_ORDER')
    expect(await order(id)).toMatchObject({ paid: false, price: 30.9 })
    const now = intentOf((await open(30.9)).body)
    env.shop.cards.confirm(now)
    expect((await report(id, now)).status).toBe(200)
    expect(await order(id)).toMatchObject({ paid: true, price: 30.9, transactionId: now })
    env.shop.clock.moveBy(5 * minuteMs)
    await reconcilePayments(env.shop)
    expect(env.shop.cards.refundedCents(before)).toBe(2_690)
  })

  test('cancels an order with delivery', async () => {
    const id = await book()
    expect((await call<object>('DELETE /bookings/{id}', { fill: id, token })).status).toBe(200)
    expect((await open(26.9)).body.code).toBe('PRICE_MATCHES_NO_ORDER')
  })
})
