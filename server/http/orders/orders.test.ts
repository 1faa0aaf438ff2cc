import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '../../../contract/orders/orders.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { setDeliveryAddress } from '../../operations/addresses/set-delivery-address.ts'
import { syncDisputes } from '../../operations/disputes/sync-disputes.ts'
import { bookProduct } from '../../operations/orders/book-product.ts'
import { cancelOrder } from '../../operations/orders/cancel-order.ts'
import { expireHolds } from '../../operations/orders/expire-holds.ts'
import { changeSettings } from '../../operations/settings/change-settings.ts'
import { shopTimeZone } from '../../operations/settings/shop-on-pages.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { type Bought, booking, bookSomething, payForSomething, sendAnyway } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, granted, staff } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('The list of orders', (engine) => {
  let env: TestApp
  let token: string
  /** Orders in the sequence of their booking, a second apart. */
  const orders: Record<'expired' | 'cancelled' | 'sent' | 'paid' | 'unpaid', Bought> = {} as never

  beforeAll(async () => {
    env = await openTestApp(engine)
    const { shop } = env
    token = await env.tokenOf(await addAdmin(shop))
    orders.expired = await bookSomething(shop)
    shop.clock.moveBy(shop.holdMs + 1_000)
    await expireHolds(shop)
    orders.cancelled = await bookSomething(shop)
    granted(await cancelOrder(shop, orders.cancelled.customer, orders.cancelled.orderId))
    shop.clock.moveBy(1_000)
    orders.sent = await payForSomething(shop)
    granted(await sendAnyway(shop, staff, orders.sent.orderId))
    shop.clock.moveBy(1_000)
    orders.paid = await payForSomething(shop)
    shop.clock.moveBy(1_000)
    orders.unpaid = await bookSomething(shop)
    // Earlier tokens have expired by now.
    token = await env.tokenOf(await addAdmin(shop))
  })
  afterAll(() => env.drop())

  const ask = (query: Record<string, string> = {}) =>
    callApi(env, operationOf('listOrders'), { token, query })
  const listed = async (query: Record<string, string> = {}) => (await ask(query)).json<Order[]>()
  const names = async (query: Record<string, string> = {}) => {
    const byId = new Map(Object.entries(orders).map(([name, { orderId }]) => [orderId, name]))
    return (await listed(query)).map(({ _id }) => byId.get(_id) ?? _id)
  }

  test('Contains all orders except cancelled ones, newest first, if there are no parameters', async () => {
    expect(await names()).toEqual(['unpaid', 'paid', 'sent', 'expired'])
  })

  test('Can be sorted in both directions', async () => {
    expect(await names({ sort: 'createdAt' })).toEqual(['expired', 'sent', 'paid', 'unpaid'])
    expect(await names({ sort: '-createdAt' })).toEqual(await names())
  })

  test.each([
    ['unpaid', ['unpaid', 'expired']],
    ['hold-expired', ['expired']],
    ['paid', ['paid', 'sent']],
    ['to-send', ['paid']],
    ['sent', ['sent']],
  ])('It can be filtered by the state %s', async (state, expected) => {
    expect(await names({ state })).toEqual(expected)
  })

  test('Can be filtered by customer, also combined with a state', async () => {
    const customer = orders.paid.customer.email
    expect(await names({ customer: customer.toUpperCase() })).toEqual(['paid'])
    expect(await names({ customer, state: 'unpaid' })).toEqual([])
  })

  test.each([1, 2, 3])('Returns each order once when it is read in pages of %i', async (limit) => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const answer = await ask({ limit: String(limit), ...(after !== undefined && { after }) })
      seen.push(...answer.json<Order[]>().map(({ _id }) => _id))
      after = answer.headers['x-next-cursor']?.toString()
    } while (after !== undefined)
    expect(seen).toEqual((await listed()).map(({ _id }) => _id))
  })

  test('Accepts only its own cursors', async () => {
    const after = (await ask({ limit: '1' })).headers['x-next-cursor']?.toString() ?? ''
    expect(refusalOf(await ask({ limit: '1', after, sort: 'createdAt' }))).toBe('CURSOR_INVALID')
    expect(refusalOf(await ask({ after: 'made-up' }))).toBe('CURSOR_INVALID')
  })

  test('Shows when an order was sent, and its delivery address if known', async () => {
    const { customer, orderId } = orders.unpaid
    const deliverTo = { name: 'Ada Lovelace', address: '1 Spoke Lane', phone: '555 0100' }
    granted(await setDeliveryAddress(env.shop, customer, [orderId], deliverTo))
    const [unpaid, , sent] = await listed()
    expect(unpaid).toMatchObject({ _id: orderId, sentAt: null, deliverTo })
    expect(sent).toMatchObject({ sentAt: expect.any(Number), deliverTo: null })
    const one = await callApi(env, operationOf('getOrder'), { token, params: { id: orderId } })
    expect(one.json()).toEqual(unpaid)
  })

  test('Shows staff the picture of the tool of an order, but not the customer', async () => {
    const [order] = await listed({ state: 'to-send' })
    expect(order?.img).toBe('/pictures/spoke-wrench.webp')
    const customerToken = await env.tokenOf(orders.paid.customer)
    const request = { token: customerToken, params: { id: orders.paid.orderId } }
    expect((await callApi(env, operationOf('getOrder'), request)).json()).not.toHaveProperty('img')
  })

  test('Shows a dispute to admins, but not to the customer', async () => {
    const { customer, orderId } = orders.paid
    const { transactionId } = await storedOrder(env.shop, orderId)
    env.shop.cards.dispute(String(transactionId))
    await syncDisputes(env.shop, String(transactionId))
    expect((await listed()).map(({ _id, dispute }) => [_id, dispute])).toContainEqual([orderId, 'open'])
    expect((await listed()).filter(({ dispute }) => dispute !== undefined)).toHaveLength(1)
    const fresh = await env.tokenOf(customer)
    const own = await callApi(env, operationOf('getOrder'), { token: fresh, params: { id: orderId } })
    expect(own.json()).not.toHaveProperty('dispute')
  })

  test('Shows customers the delivery address, but not until when the sending can be undone', async () => {
    const { customer, orderId } = orders.paid
    const fresh = await env.tokenOf(customer)
    const answer = await callApi(env, operationOf('getOrder'), { token: fresh, params: { id: orderId } })
    expect(answer.json()).not.toHaveProperty('undoUntil')
    expect(answer.json()).toMatchObject({ sentAt: null, deliverTo: null })
  })

  test('Keeps filter, days and sort order during a search', async () => {
    expect(await names({ search: 'spoke', sort: 'createdAt', state: 'paid' })).toEqual(['sent', 'paid'])
    const day = dateIn(await shopTimeZone(env.shop), env.shop.clock())
    expect(await names({ search: 'spoke', from: day, to: day, state: 'unpaid' })).toEqual(['unpaid'])
    expect(await names({ search: 'spoke', to: '2001-01-01' })).toEqual([])
    expect((await ask({ from: '2026-02-30' })).json()).toMatchObject({ fields: { from: expect.any(String) } })
    const totals = await callApi(env, operationOf('getOrderTotals'), { token, query: { state: 'paid' } })
    expect(totals.json()).toEqual({ count: 2, more: false, sum: 50, paid: 50, refunded: 0 })
  })

  test('Filters by days in the time zone of the shop', async () => {
    const { createdAt } = await storedOrder(env.shop, orders.unpaid.orderId)
    // Their dates always differ, because the zones are 25 hours apart.
    const east = { timeZone: 'Pacific/Kiritimati', day: dateIn('Pacific/Kiritimati', createdAt) }
    const west = { timeZone: 'Pacific/Pago_Pago', day: dateIn('Pacific/Pago_Pago', createdAt) }
    expect(east.day).not.toBe(west.day)
    const admin = await addAdmin(env.shop)
    let from: string | null = null
    for (const [{ timeZone, day }, { day: other }] of [
      [east, west],
      [west, east],
    ] as const) {
      const { money } = await env.shop.settings.read()
      const value = { ...money, timeZone }
      from = granted(await changeSettings(env.shop, admin, { section: 'money', value, from })).version
      for (const [date, count] of [
        [day, 1],
        [other, 0],
      ] as const) {
        const query = { search: orders.unpaid.orderId, from: date, to: date }
        expect(await names(query)).toHaveLength(count)
        const totals = await callApi(env, operationOf('getOrderTotals'), { token, query })
        expect(totals.json()).toMatchObject({ count })
      }
    }
  })
})

// Uses words with letters that no random id contains, because a search also matches ids.
describeOnEveryEngine('A search for orders', (engine) => {
  let env: TestApp
  let token: string
  let orderIds: readonly string[]

  beforeAll(async () => {
    env = await openTestApp(engine)
    const { shop } = env
    const admin = await addAdmin(shop)
    token = await env.tokenOf(admin)
    const book = async (email: string, toolName: string) => {
      const productId = await addTool(shop, { stock: 5, name: toolName })
      shop.clock.moveBy(1)
      return granted(await bookProduct(shop, { ...admin, email }, booking(productId, { userName: 'Buyer' })))
        .orderId
    }
    orderIds = [
      await book('zoe@example.com', 'Émile’s press'),
      await book('spin@example.com', 'Cone wrench'),
      await book('spin@example.com', 'Spinner'),
      await book('spins@example.com', 'Pump'),
      await book('eve@example.com', 'Spinner'),
      await book('eve@example.com', 'spinner, long'),
      await book('100%@example.com', 'Spoke_wrench'),
    ]
  })
  afterAll(() => env.drop())

  const ask = (query: Record<string, string>) => callApi(env, operationOf('listOrders'), { token, query })
  const found = async (search: string) => {
    const answer = await ask({ search })
    return answer.json<Order[]>().map(({ _id }) => orderIds.indexOf(_id))
  }

  test('Finds every order that contains the text in any part, newest first', async () => {
    expect(await found('spin')).toEqual([5, 4, 3, 2, 1])
    expect(await found('pinn')).toEqual([5, 4, 2])
    expect(await found('example long')).toEqual([5])
  })

  test('Ignores case, also of letters beyond English', async () => {
    expect(await found('SPIN')).toEqual(await found('spin'))
    expect(await found('émile')).toEqual([0])
    expect(await found('ÉMILE')).toEqual([0])
  })

  test('Finds an order by its id, once', async () => {
    const [first = ''] = orderIds
    expect(await found(first)).toEqual([0])
    expect(await found(first.toUpperCase())).toEqual([0])
    expect(await found(`${first}0`)).toEqual([])
  })

  test.each([
    ['a%', []],
    ['b%r', []],
    ['spoke_', [6]],
    ['100%', [6]],
    ['nothing of the kind', []],
    ["'; drop table orders; --", []],
  ])('%j is matched literally', async (search, expected) => {
    expect(await found(search)).toEqual(expected)
  })

  test('Lists all orders if the text is empty', async () => {
    expect(await found('  ')).toHaveLength(orderIds.length)
  })

  test.each([1, 2, 3, 4])(
    'Returns each order once when the results are read in pages of %i',
    async (limit) => {
      const seen: number[] = []
      let after: string | undefined
      do {
        const query = { search: 'spin', limit: String(limit), ...(after !== undefined && { after }) }
        const answer = await ask(query)
        seen.push(...answer.json<Order[]>().map(({ _id }) => orderIds.indexOf(_id)))
        after = answer.headers['x-next-cursor']?.toString()
      } while (after !== undefined)
      expect(seen).toEqual([5, 4, 3, 2, 1])
    },
  )
})

describeOnEveryEngine('Booking over HTTP', (engine) => {
  test("The order belongs to the token's account, regardless of customer and price in the body", async () => {
    const env = await openTestApp(engine)
    try {
      const [caller, other] = [await addCustomer(env.shop), await addCustomer(env.shop)]
      const Id = await addTool(env.shop, { unitPriceCents: 1999, stock: 5 })
      const answer = await callApi(env, operationOf('bookTool'), {
        token: await env.tokenOf(caller),
        body: { Id, quantity: 2, customer: other.email, price: 0.01 },
      })
      const { insertedId } = answer.json<{ insertedId: string }>()
      expect(await storedOrder(env.shop, insertedId)).toMatchObject({
        userId: caller.userId,
        customerEmail: caller.email,
        priceCents: 3998,
      })
    } finally {
      await env.drop()
    }
  })
})
