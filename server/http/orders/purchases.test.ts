import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '../../../contract/orders/orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { payForSomething } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('A purchase over HTTP', (engine) => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(engine)
  })
  afterAll(() => env.drop())

  const book = async (lines: readonly { Id: string; quantity: number | string }[]) => {
    const customer = await addCustomer(env.shop)
    const token = await env.tokenOf(customer)
    const answer = await callApi(env, operationOf('bookTogether'), { token, body: { lines } })
    return { answer, customer, token }
  }

  test('has a number, a sum and orders, and each order names the purchase', async () => {
    const [one, other] = [await addTool(env.shop, { stock: 5 }), await addTool(env.shop, { stock: 5 })]
    const { answer, customer, token } = await book([
      { Id: one, quantity: 2 },
      { Id: other, quantity: '1' },
    ])
    expect(answer.statusCode).toBe(200)
    const body = answer.json<{ insertedId: string; number: string; orders: Order[] }>()
    expect(body).toMatchObject({ acknowledged: true, price: 37.5, orders: [{ Id: one }, { Id: other }] })
    const purchase = { _id: body.insertedId, number: body.number }
    const query = { customer: customer.email }
    const own = (await callApi(env, operationOf('listOwnOrders'), { token, query })).json<Order[]>()
    expect(own.map((order) => order.purchase)).toEqual([purchase, purchase])
    expect(own).toEqual(expect.arrayContaining(body.orders))
  })

  test('names each unavailable line in the refusal', async () => {
    const few = await addTool(env.shop, { stock: 3 })
    const { answer } = await book([
      { Id: few, quantity: 4 },
      { Id: 'unknown', quantity: 1 },
    ])
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'LINES_REFUSED',
      lines: [
        {
          index: 0,
          Id: few,
          code: 'QUANTITY_ABOVE_AVAILABLE',
          message: 'Only 3 of this product are left. Lower the quantity to that.',
          availableQuantity: 3,
          minOrderQuantity: 1,
        },
        { index: 1, Id: 'unknown', code: 'TOOL_NOT_FOUND' },
      ],
    })
    expect(await stockOf(env.shop, few)).toBe(3)
  })

  test('is read by its id or by the ids of its orders, without cancelled orders and those of other customers', async () => {
    const tools = [await addTool(env.shop, { stock: 5 }), await addTool(env.shop, { stock: 5 })]
    const { answer, token } = await book(tools.map((Id) => ({ Id, quantity: 1 })))
    const { insertedId, orders } = answer.json<{ insertedId: string; orders: Order[] }>()
    const stranger = await env.tokenOf(await addCustomer(env.shop))
    const read = async (query: Record<string, string>, by = token) =>
      (await callApi(env, operationOf('listChosenOrders'), { token: by, query })).json<Order[]>()
    const ids = orders.map(({ _id }) => _id).join()
    expect(await read({ purchase: insertedId })).toEqual(orders)
    expect(await read({ orders: `${ids},unknown` })).toEqual(orders)
    for (const query of [{ purchase: insertedId }, { orders: ids }])
      expect(await read(query, stranger)).toEqual([])
    expect(await read({ purchase: 'unknown' })).toEqual([])
    const [first, second] = orders
    await callApi(env, operationOf('cancelOrder'), { token, params: { id: first?._id ?? '' } })
    expect(await read({ purchase: insertedId })).toEqual([second])
  })

  test.each([{ orders: '' }, { orders: 'a,,b' }, { purchase: 'a,b' }])(
    'asking for orders with %j is refused',
    async (query) => {
      const token = await env.tokenOf(await addCustomer(env.shop))
      const answer = await callApi(env, operationOf('listChosenOrders'), { token, query })
      expect(answer.statusCode).toBe(400)
    },
  )

  test('is paid with one call that names all of its orders, or with one that names any of them', async () => {
    const tools = [await addTool(env.shop, { stock: 5 }), await addTool(env.shop, { stock: 5 })]
    const { answer, token } = await book(tools.map((Id) => ({ Id, quantity: 1 })))
    const orders = answer.json<{ orders: Order[] }>().orders.map(({ _id }) => _id)
    const [first = '', second = ''] = orders
    const open = (body: object) => callApi(env, operationOf('createPaymentIntent'), { token, body })
    expect((await open({ price: 24, orders })).json()).toMatchObject({ code: 'PRICE_DIFFERS' })
    expect((await open({ price: 25, orders: [first, 'unknown'] })).json()).toMatchObject({
      code: 'LINES_REFUSED',
      lines: [{ index: 1, order: 'unknown', code: 'ORDER_NOT_FOUND' }],
    })
    const opened = await open({ price: 25, orders })
    const transactionId = opened.json<{ clientSecret: string }>().clientSecret.replace(/_secret$/, '')
    expect(env.shop.cards.confirm(transactionId)).toBe(true)
    const recorded = await callApi(env, operationOf('recordPayment'), {
      token,
      params: { id: second },
      body: { order: second, transactionId },
    })
    expect(recorded.json()).toMatchObject({ modifiedCount: 1, refundedOrders: [] })
    const query = { orders: orders.join() }
    const paid = (await callApi(env, operationOf('listChosenOrders'), { token, query })).json<Order[]>()
    const invoices = [expect.stringMatching(/^INV-/)]
    expect(paid).toMatchObject([
      { paid: true, transactionId, invoices },
      { paid: true, transactionId, invoices },
    ])
  })

  test('is refused if two lines contain the same product, and the refusal names the line', async () => {
    const twice = await addTool(env.shop, { stock: 9 })
    const { answer } = await book([
      { Id: twice, quantity: 1 },
      { Id: twice, quantity: 2 },
    ])
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      fields: { 'lines.1.Id': 'This product is in the list twice. Make one line of both.' },
    })
  })

  test('is made once for one Idempotency-Key, as a single booking is', async () => {
    const Id = await addTool(env.shop, { stock: 9 })
    const token = await env.tokenOf(await addCustomer(env.shop))
    for (const [id, body] of [
      ['bookTool', { Id, quantity: 1 }],
      ['bookTogether', { lines: [{ Id, quantity: 1 }] }],
    ] as const) {
      const call = { token, headers: { 'idempotency-key': `the-same-${id}` }, body }
      const [first, again] = [
        await callApi(env, operationOf(id), call),
        await callApi(env, operationOf(id), call),
      ]
      expect([first.statusCode, again.json()]).toMatchObject([200, { insertedId: first.json().insertedId }])
    }
    expect(await stockOf(env.shop, Id)).toBe(7)
  })

  test('is paid and refunded to the cent, and one Idempotency-Key makes one refund', async () => {
    const Id = await addTool(env.shop, { stock: 1, unitPriceCents: 1999 })
    const { answer, token } = await book([{ Id, quantity: 1 }])
    const [id = ''] = answer.json<{ orders: Order[] }>().orders.map(({ _id }) => _id)
    const pay = { token, body: { price: 19.99, order: id } }
    const opened = await callApi(env, operationOf('createPaymentIntent'), pay)
    const transactionId = opened.json<{ clientSecret: string }>().clientSecret.replace(/_secret$/, '')
    expect(env.shop.cards.confirm(transactionId)).toBe(true)
    await callApi(env, operationOf('recordPayment'), {
      token,
      params: { id },
      body: { order: id, transactionId },
    })
    const refund = {
      token: await env.tokenOf(await addAdmin(env.shop)),
      params: { id },
      headers: { 'idempotency-key': 'the-same-refund' },
      body: { amount: 4.35, reason: 'A scratch.' },
    }
    const first = await callApi(env, operationOf('refundOrder'), refund)
    const again = await callApi(env, operationOf('refundOrder'), refund)
    expect([first.statusCode, again.json()]).toMatchObject([200, { insertedId: first.json().insertedId }])
    const order = await callApi(env, operationOf('getOrder'), { token, params: { id } })
    expect(order.json()).toMatchObject({ price: 19.99, refunded: 4.35, refundable: 15.64 })
  })

  test('can get an address until it is sent, or until it is paid if the call says so', async () => {
    const { customer, orderId } = await payForSomething(env.shop)
    const token = await env.tokenOf(customer)
    const body = { orders: [orderId], name: 'Ada', address: '1 Spoke Lane', phone: '555 0100' }
    const give = async (call: object) =>
      refusalOf(await callApi(env, operationOf('setDeliveryAddress'), { token, body: call }))
    expect(await give({ ...body, onlyUnpaid: true })).toBe('ORDER_ALREADY_PAID')
    expect(await give(body)).toBe('done')
  })
})
