import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { booking, bookSomething } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { bookProduct } from '../orders/book-product.ts'
import { changeProduct } from './change-product.ts'

const described = {
  img: '/pictures/axle-vice.webp',
  name: 'Lockring tool',
  shortDescription: 'Turns a lockring.',
  minOrderQuantity: 1,
  availableQuantity: 500,
  price: 15.75,
}
const priceBreaks = [
  { from: 10, price: 14.95 },
  { from: 50, price: 13.4 },
]
const stored = [
  { from: 10, unitPriceCents: 1495 },
  { from: 50, unitPriceCents: 1340 },
]

describeOnEveryEngine('Price breaks of a tool', (engine) => {
  let env: TestApp
  let token: string

  beforeAll(async () => {
    env = await openTestApp(engine)
    token = await env.tokenOf(await addAdmin(env.shop))
  })
  afterAll(() => env.drop())

  const add = (given: object) =>
    callApi(env, operationOf('addTool'), { token, body: { ...described, ...given } })
  const change = (id: string, body: object) =>
    callApi(env, operationOf('changeTool'), { token, params: { id }, body })
  const added = async (given: object) => (await add(given)).json<{ insertedId: string }>().insertedId
  const shown = async (id: string) => (await callApi(env, operationOf('getTool'), { params: { id } })).json()

  test('Are returned as they were given, and can be changed only as a whole or cleared', async () => {
    const id = await added({ priceBreaks })
    expect((await shown(id)).priceBreaks).toEqual(priceBreaks)
    await change(id, { name: 'Renamed' })
    expect((await shown(id)).priceBreaks).toEqual(priceBreaks)
    await change(id, { priceBreaks: [{ from: '20', price: '14' }] })
    expect((await shown(id)).priceBreaks).toEqual([{ from: 20, price: 14 }])
    await change(id, { priceBreaks: null })
    expect(await shown(id)).not.toHaveProperty('priceBreaks')
    expect(await shown(await added({ priceBreaks: [] }))).not.toHaveProperty('priceBreaks')
  })

  test.each([
    ['priceBreaks', Array.from({ length: 9 }, (_, index) => ({ from: index + 2, price: 9 - index / 10 }))],
    ['priceBreaks.0.from', [{ from: 1, price: 14 }]],
    ['priceBreaks.0.from', [{ from: 1.5, price: 14 }]],
    ['priceBreaks.0.price', [{ from: 10, price: 0 }]],
    ['priceBreaks.1.from', [priceBreaks[0], { from: 10, price: 13 }]],
    ['priceBreaks.1.price', [priceBreaks[0], { from: 50, price: 14.95 }]],
  ])('An invalid %s is refused by field name: %j', async (field, wrong) => {
    const body = { code: 'INPUT_INVALID', fields: { [field]: expect.any(String) } }
    expect((await add({ priceBreaks: wrong })).json()).toMatchObject(body)
    const id = await added({})
    expect((await change(id, { priceBreaks: wrong })).json()).toMatchObject(body)
  })

  test('Are refused at the field if they contradict the price or the minimum order', async () => {
    const id = await added({ priceBreaks })
    const wrong = [
      [{ minOrderQuantity: 10 }, 'priceBreaks.0.from', 'Enter more than 10 pieces, the smallest order.'],
      [{ price: 14.95 }, 'priceBreaks.0.price', 'Enter less than 14.95, the price of one piece.'],
    ] as const
    for (const [body, field, sentence] of wrong) {
      for (const answer of [await change(id, body), await add({ priceBreaks, ...body })])
        expect(answer.json()).toMatchObject({
          code: 'PRICE_BREAKS_CONTRADICT',
          message: sentence,
          fields: { [field]: sentence },
        })
    }
    expect(await shown(id)).toMatchObject({ price: 15.75, minOrderQuantity: 1, priceBreaks })
  })

  test('Must each leave an order that a card can pay', async () => {
    const answer = await add({ price: 0.6, priceBreaks: [{ from: 2, price: 0.2 }] })
    expect(refusalOf(answer)).toBe('SMALLEST_ORDER_NOT_PAYABLE')
    expect(answer.json().fields).toHaveProperty(['priceBreaks.0.price'])
  })

  test('Give an order the price of its quantity, which the order keeps after a change', async () => {
    const { shop } = env
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 500, unitPriceCents: 1575, priceBreaks: stored })
    const wanted = [
      [9, 1575, null],
      [10, 1495, 10],
      [49, 1495, 10],
      [50, 1340, 50],
    ] as const
    for (const [quantity, unitPriceCents, priceBreakFrom] of wanted) {
      const { orderId, priceCents } = granted(
        await bookProduct(shop, customer, booking(productId, { quantity })),
      )
      expect(priceCents).toBe(unitPriceCents * quantity)
      await change(productId, { priceBreaks: null })
      expect(await storedOrder(shop, orderId)).toMatchObject({ unitPriceCents, priceBreakFrom, priceCents })
      await change(productId, { priceBreaks })
    }
  })

  test("Show in an order's answer with the unit price", async () => {
    const { shop } = env
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 500, unitPriceCents: 1575, priceBreaks: stored })
    const own = await env.tokenOf(customer)
    const claimed = { Id: productId, quantity: 12, price: 0.01 }
    const booked = (await callApi(env, operationOf('bookTool'), { token: own, body: claimed })).json()
    expect(booked.price).toBe(179.4)
    const order = await callApi(env, operationOf('getOrder'), {
      token: own,
      params: { id: booked.insertedId },
    })
    expect(order.json()).toMatchObject({ price: 179.4, unitPrice: 14.95, priceFrom: 10 })
    const single = await bookSomething(shop)
    const other = await env.tokenOf(single.customer)
    const plain = await callApi(env, operationOf('getOrder'), {
      token: other,
      params: { id: single.orderId },
    })
    expect(plain.json()).toMatchObject({ unitPrice: 12.5, priceFrom: null })
  })

  test('Do not change the answer of a repeated booking, which keeps its first price', async () => {
    const { shop } = env
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 500, unitPriceCents: 1575, priceBreaks: stored })
    const request = booking(productId, { quantity: 10, idempotencyKey: 'once' })
    const first = granted(await bookProduct(shop, customer, request))
    await change(productId, { priceBreaks: [{ from: 10, price: 9 }], price: 20 })
    expect(granted(await bookProduct(shop, customer, request))).toEqual(first)
    expect(first.priceCents).toBe(14_950)
  })

  test('Are used whole, old or new, by a booking during a change of price', async () => {
    const { shop } = env
    const other = shop.database.engine === 'postgres' ? await shop.anotherProcess() : shop
    const [admin, customer] = [await addAdmin(shop), await addCustomer(shop)]
    const productId = await addTool(shop, { stock: 500, unitPriceCents: 1575, priceBreaks: stored })
    const cheaper = { unitPriceCents: 900, priceBreaks: [{ from: 10, unitPriceCents: 800 }] }
    const dearer = { unitPriceCents: 1575, priceBreaks: stored }
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const description = index % 2 === 0 ? cheaper : dearer
        const changing = changeProduct(other, admin, productId, { description, restock: undefined })
        const booked = bookProduct(shop, customer, booking(productId, { quantity: index % 4 < 2 ? 9 : 10 }))
        await changing
        return granted(await booked)
      }),
    )
    for (const { orderId } of outcomes) {
      const { quantity, unitPriceCents, priceBreakFrom } = await storedOrder(shop, orderId)
      const allowed = quantity === 9 ? [1575, 900] : [1495, 800]
      expect(allowed).toContain(unitPriceCents)
      expect(priceBreakFrom).toBe(quantity === 9 ? null : 10)
    }
  })
})
