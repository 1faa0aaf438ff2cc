import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tool } from '../../../contract/catalogue/tools.ts'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { booking } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { bookProduct } from '../orders/book-product.ts'
import type { Caller } from '../shop.ts'
import { changeProduct, type ProductChange } from './change-product.ts'
import { deleteProduct } from './delete-product.ts'

describeOnEveryEngine('Changing a tool', (engine) => {
  let env: TestApp
  let admin: Caller
  let id: string

  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
  })
  beforeEach(async () => {
    id = await addTool(env.shop, { stock: 10 })
  })
  afterAll(() => env.drop())

  const change = (wanted: Partial<ProductChange>) =>
    changeProduct(env.shop, admin, id, { description: {}, restock: undefined, ...wanted })
  const restock = (quantity: number) => change({ restock: { quantity, reason: 'Counted' } })
  const shown = async () =>
    (await callApi(env, operationOf('getTool'), { params: { id } })).json<Partial<Tool>>()
  const search = async (text: string) => {
    const answer = await callApi(env, operationOf('listTools'), { query: { search: text } })
    return answer.json<Tool[]>().map(({ _id }) => _id)
  }

  test('Changes the given fields immediately and leaves the others alone', async () => {
    const before = await shown()
    expect(granted(await change({ description: { unitPriceCents: 1350, minimumOrder: 2 } }))).toBe(true)
    expect(await shown()).toEqual({ ...before, price: 13.5, minOrderQuantity: 2 })
  })

  test('Makes the search find the new name, and no longer the old one', async () => {
    await change({ description: { name: `Über vice ${id}` } })
    expect(await search(`über vice ${id}`)).toEqual([id])
    expect(await search('spoke')).not.toContain(id)
  })

  test('Does nothing if the values are the current ones', async () => {
    expect(granted(await change({}))).toBe(false)
    expect(granted(await change({ description: { unitPriceCents: 1250 } }))).toBe(false)
  })

  test('Records stock movements with their reason and admin, and they match the ledger', async () => {
    await restock(5)
    expect(granted(await restock(-15))).toBe(true)
    expect((await shown()).availableQuantity).toBe(0)
    const movements = await env.shop.database.read
      .selectFrom('stock_movements')
      .where('product_id', '=', id)
      .where('reason', '=', 'restock')
      .orderBy('quantity')
      .select(['quantity', 'note', 'created_by'])
      .execute()
    const by = { note: 'Counted', created_by: admin.userId }
    expect(movements).toEqual([
      { quantity: -15, ...by },
      { quantity: 5, ...by },
    ])
    expect(await findLedgerMismatches(env.shop.database.read)).toEqual([])
  })

  test('Is refused if it removes more than the stock, with the available quantity', async () => {
    expect(await restock(-11)).toMatchObject({
      code: 'STOCK_OUT_OF_RANGE',
      message: 'Only 10 are in stock. Take out at most that many.',
    })
    expect(await restock(1_000_000)).toMatchObject({ code: 'STOCK_OUT_OF_RANGE' })
    expect(await stockOf(env.shop, id)).toBe(10)
  })

  test('Leaves the description unchanged if the restock is refused', async () => {
    const outcome = await change({
      description: { name: 'Another' },
      restock: { quantity: -11, reason: 'Lost' },
    })
    expect(codeOf(outcome)).toBe('STOCK_OUT_OF_RANGE')
    expect((await shown()).name).toBe('Spoke wrench')
  })

  test('Is refused if a card could no longer pay the smallest order', async () => {
    expect(codeOf(await change({ description: { unitPriceCents: 49 } }))).toBe('SMALLEST_ORDER_NOT_PAYABLE')
    granted(await change({ description: { unitPriceCents: 10, minimumOrder: 5 } }))
    expect(codeOf(await change({ description: { minimumOrder: 4 } }))).toBe('SMALLEST_ORDER_NOT_PAYABLE')
  })

  test('Is refused for a picture at another host', async () => {
    const outcome = await change({ description: { img: '//elsewhere.example/pictures/a.webp' } })
    expect(codeOf(outcome)).toBe('IMAGE_NOT_OURS')
  })

  test('Is refused for a deleted tool', async () => {
    granted(await deleteProduct(env.shop, staff, id))
    expect(codeOf(await restock(1))).toBe('TOOL_NOT_FOUND')
  })

  test('Never takes more than the stock, even during bookings and removals at the same time', async () => {
    const customer = await addCustomer(env.shop)
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        index % 2 === 0 ? restock(-1) : bookProduct(env.shop, customer, booking(id)),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await stockOf(env.shop, id)).toBe(0)
    expect(await findLedgerMismatches(env.shop.database.read)).toEqual([])
  })

  test('Loses nothing when two admins change different fields at the same time', async () => {
    const other = await env.shop.anotherProcess()
    await Promise.all([
      change({ description: { name: 'Renamed' } }),
      changeProduct(other, admin, id, { description: { unitPriceCents: 2000 }, restock: undefined }),
    ])
    expect(await shown()).toMatchObject({ name: 'Renamed', price: 20 })
  })

  test('Cannot set the stock directly', async () => {
    const body = { availableQuantity: 500, _id: 'x', outline: 'M0 0' }
    const token = await env.tokenOf(admin)
    const answer = await callApi(env, operationOf('changeTool'), { token, params: { id }, body })
    expect(answer.json()).toEqual({ acknowledged: true, matchedCount: 1, modifiedCount: 0 })
    expect(await stockOf(env.shop, id)).toBe(10)
  })

  test.each([
    ['restock.quantity', { quantity: 0, reason: 'x' }],
    ['restock.quantity', { quantity: 1.5, reason: 'x' }],
    ['restock.quantity', { quantity: 1_000_001, reason: 'x' }],
    ['restock.reason', { quantity: 1, reason: '  ' }],
    ['restock.reason', { quantity: 1, reason: 'x'.repeat(501) }],
  ])('An invalid %s is refused by field name: %j', async (field, wrong) => {
    const token = await env.tokenOf(admin)
    const body = { restock: wrong }
    const answer = await callApi(env, operationOf('changeTool'), { token, params: { id }, body })
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', fields: { [field]: expect.any(String) } })
  })
})
