import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Item } from '../../../contract/catalogue/items.ts'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { findChangeHead } from '../../data/queries/changes/changes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import { callApi, type OperationId, operationOf, refusalOf } from '../../testing/api-call.ts'
import { payAtProvider } from '../../testing/buying.ts'
import { addAdmin, addCustomer } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordPayment } from '../payments/record-payment.ts'
import type { Caller } from '../shop.ts'

const chain = { img: '/pictures/chain.webp', name: 'Chain, 12-speed', price: 42 }
const stock = { availableQuantity: 10, minOrderQuantity: 2 }

describeOnEveryEngine('A part with stock', (engine) => {
  let env: TestApp
  let admin: string
  let buyer: Caller
  let customer: string
  let id: string
  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await env.tokenOf(await addAdmin(env.shop))
  })
  beforeEach(async () => {
    buyer = await addCustomer(env.shop)
    customer = await env.tokenOf(buyer)
    id = await add({ ...chain, ...stock })
  })
  afterAll(async () => {
    expect(await findLedgerMismatches(env.shop.database.read)).toEqual([])
    await env.drop()
  })
  const asAdmin = (operation: OperationId, call: object = {}) =>
    callApi(env, operationOf(operation), { token: admin, params: { id }, ...call })
  const add = async (body: object) =>
    (await callApi(env, operationOf('addItem'), { token: admin, body })).json<{ insertedId: string }>()
      .insertedId
  const change = (body: object) => asAdmin('changeItem', { body })
  const shown = async () => {
    const list = await callApi(env, operationOf('listItems'), {})
    return list.json<Item[]>().find(({ _id }) => _id === id)
  }
  const book = (quantity: number) => {
    const { minOrderQuantity, availableQuantity } = stock
    const wire = { tool: chain.name, price: 1, customer: buyer.email, userName: '', userPhone: '' }
    const body = { Id: id, ...wire, minOrderQuantity, availableQuantity, quantity }
    return callApi(env, operationOf('bookTool'), { token: customer, body })
  }
  const undoLast = async () => {
    const entry = String((await findChangeHead(env.shop.database.read)).sequence)
    return callApi(env, operationOf('undoChange'), { token: admin, params: { entry } })
  }

  test('has price breaks that apply to its orders, and shows its earlier price', async () => {
    const priceBreaks = [{ from: 5, price: 40 }]
    expect(refusalOf(await change({ priceBreaks: [{ from: 5, price: 43 }] }))).toBe('PRICE_BREAKS_CONTRADICT')
    expect(refusalOf(await change({ priceBreaks }))).toBe('done')
    expect(await shown()).toMatchObject({ priceBreaks })
    expect(refusalOf(await book(5))).toBe('done')
    const orders = await callApi(env, operationOf('listOrders'), { token: admin, query: { limit: '1' } })
    expect(orders.json()).toMatchObject([{ price: 200, unitPrice: 40 }])
    env.shop.clock.moveBy(minuteMs)
    expect(refusalOf(await change({ price: 41, compareAtPrice: 42 }))).toBe('done')
    expect(await shown()).toMatchObject({ price: 41, compareAtPrice: 42, lowestPrice30Days: 42 })
  })

  test('is listed with stock and minimum among the parts, but not among the tools, and has a page', async () => {
    expect(await shown()).toMatchObject({ ...chain, ...stock })
    const page = await callApi(env, operationOf('getTool'), { params: { id } })
    expect(page.json()).toMatchObject({ _id: id, kind: 'part', ...chain, ...stock })
    for (const list of ['listTools', 'exportTools'] as const)
      expect((await asAdmin(list, { params: {} })).body).not.toContain(id)
  })

  test('can be booked, paid and still read after its deletion, and the list shows the booking at once', async () => {
    await shown()
    const booked = (await book(4)).json<{ insertedId: string; price: number }>()
    expect(booked.price).toBe(168)
    expect(await shown()).toMatchObject({ availableQuantity: 6 })
    const orderId = booked.insertedId
    const bought = { customer: buyer, productId: id, orderId, priceCents: 16_800 }
    const intentId = await payAtProvider(env.shop, bought)
    expect((await recordPayment(env.shop, buyer, orderId, intentId)).ok).toBe(true)
    await asAdmin('deleteItem')
    const order = await callApi(env, operationOf('getOrder'), { token: customer, params: { id: orderId } })
    expect(order.json()).toMatchObject({ Id: id, tool: chain.name, price: 168, paid: true })
    expect((await undoLast()).statusCode).toBe(200)
    expect(await shown()).toMatchObject({ availableQuantity: 6 })
  })

  test('refuses quantities below its minimum or above its stock, and gets the pieces of a cancelled order back', async () => {
    expect(refusalOf(await book(1))).toBe('QUANTITY_BELOW_MINIMUM')
    expect(refusalOf(await book(11))).toBe('QUANTITY_ABOVE_AVAILABLE')
    const { insertedId } = (await book(3)).json<{ insertedId: string }>()
    await callApi(env, operationOf('cancelOrder'), { token: customer, params: { id: insertedId } })
    expect(await stockOf(env.shop, id)).toBe(10)
  })

  test('cannot be booked while it is hidden or has no stock, and can be booked again afterwards', async () => {
    await asAdmin('setProductState', { body: { state: 'hidden' } })
    expect(await shown()).toBeUndefined()
    expect(refusalOf(await book(2))).toBe('TOOL_HIDDEN')
    await asAdmin('setProductState', { body: { state: 'shown' } })
    await change({ minOrderQuantity: null })
    expect(await shown()).not.toHaveProperty('availableQuantity')
    expect(refusalOf(await book(2))).toBe('TOOL_NOT_FOUND')
    expect(refusalOf(await callApi(env, operationOf('getTool'), { params: { id } }))).toBe('TOOL_NOT_FOUND')
    expect((await undoLast()).statusCode).toBe(200)
    expect(refusalOf(await book(2))).toBe('done')
  })

  test('is restocked and corrected with a reason, which its movements show', async () => {
    await change({ restock: { quantity: 5, reason: 'Delivery' } })
    const body = { change: -1, reason: 'damaged' }
    expect((await asAdmin('correctStock', { body })).json()).toMatchObject({ availableQuantity: 14 })
    const movements = (await asAdmin('listMovements')).json<{ reason: string; stock: number }[]>()
    expect(movements.map((row) => [row.reason, row.stock])).toEqual([
      ['damaged', 14],
      ['restock', 15],
      ['opening', 10],
    ])
  })

  test('may get stock later, and the ledger has the first stock', async () => {
    id = await add(chain)
    expect(await shown()).not.toHaveProperty('minOrderQuantity')
    expect(refusalOf(await book(2))).toBe('TOOL_NOT_FOUND')
    expect(refusalOf(await change({ restock: { quantity: 5, reason: 'Delivery' } }))).toBe('STOCK_MOVED')
    const correction = { body: { change: 1, reason: 'found' } }
    expect(refusalOf(await asAdmin('correctStock', correction))).toBe('TOOL_NOT_FOUND')
    expect(refusalOf(await change(stock))).toBe('done')
    expect(await shown()).toMatchObject(stock)
    expect(refusalOf(await change({ ...stock, availableQuantity: 99 }))).toBe('STOCK_MOVED')
    expect(await stockOf(env.shop, id)).toBe(10)
    expect(refusalOf(await book(10))).toBe('done')
  })

  test('needs both stock and a minimum, and the refusal names the missing field', async () => {
    const problems = async (body: object) =>
      (await callApi(env, operationOf('addItem'), { token: admin, body })).json<{ fields: object }>().fields
    const required = 'quantity is Required'
    expect(await problems({ ...chain, availableQuantity: 5 })).toEqual({ minOrderQuantity: required })
    expect(await problems({ ...chain, minOrderQuantity: 5 })).toEqual({ availableQuantity: required })
  })

  test('is changed by one of two concurrent admins, and the second is told, so that no change is lost', async () => {
    const { version } = (await asAdmin('getProduct')).json<{ version: number }>()
    expect(refusalOf(await change({ price: 43, version }))).toBe('done')
    expect(refusalOf(await change({ price: 44, version }))).toBe('PRODUCT_CHANGED')
    expect(await shown()).toMatchObject({ price: 43 })
  })

  test('is not a tool: operations for tools refuse it, as operations for parts refuse a tool', async () => {
    expect(refusalOf(await asAdmin('changeTool', { body: { price: 5 } }))).toBe('TOOL_NOT_FOUND')
    expect(refusalOf(await asAdmin('deleteTool'))).toBe('TOOL_NOT_FOUND')
  })

  test('is found by a search with its stock, in the list of parts in stock, and by its standards', async () => {
    const name = 'Zwackelkette'
    await change({ name, fits: ['qr-9'] })
    const found = await callApi(env, operationOf('searchProducts'), { query: { q: name } })
    expect(found.json()).toMatchObject({ results: [{ kind: 'item', _id: id, ...stock }] })
    const inStock = { q: name, filter: 'stock:in' }
    expect((await callApi(env, operationOf('listItems'), { query: inStock })).json()).toHaveLength(1)
    await book(10)
    expect((await callApi(env, operationOf('listItems'), { query: inStock })).json()).toHaveLength(0)
  })
})
