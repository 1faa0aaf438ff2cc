import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tool } from '../../../contract/catalogue/tools.ts'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { addAdmin, codeOf, granted, addTool as putTool } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Caller } from '../shop.ts'
import { addProduct } from './add-product.ts'

const vice = {
  name: 'Hub axle vice',
  img: '/pictures/axle-vice.webp',
  shortDescription: 'Holds an axle by its flats.',
  minimumOrder: 2,
  unitPriceCents: 1999,
}

describeOnEveryEngine('Adding a tool', (engine) => {
  let env: TestApp
  let admin: Caller

  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
    await putTool(env.shop, { stock: 1 })
  })
  afterAll(() => env.drop())

  const board = async () => (await callApi(env, operationOf('listTools'), {})).json<Tool[]>()
  const movements = (id: string) =>
    env.shop.database.read
      .selectFrom('stock_movements')
      .where('product_id', '=', id)
      .select(['quantity', 'reason', 'created_by'])
      .execute()

  test('Puts the new tool first in the cached list', async () => {
    await board()
    for (const name of ['First', 'Second']) {
      const _id = granted(await addProduct(env.shop, admin, { ...vice, name }, 7))
      expect((await board())[0]).toEqual({
        _id,
        name,
        img: vice.img,
        shortDescription: vice.shortDescription,
        minOrderQuantity: 2,
        availableQuantity: 7,
        price: 19.99,
        outline: null,
      })
    }
  })

  test('Records the opening stock in the ledger, with the admin who added the tool', async () => {
    const id = granted(await addProduct(env.shop, admin, vice, 3))
    expect(await movements(id)).toEqual([{ quantity: 3, reason: 'opening', created_by: admin.userId }])
    expect(await findLedgerMismatches(env.shop.database.read)).toEqual([])
  })

  test('Lists a tool without stock too', async () => {
    const id = granted(await addProduct(env.shop, admin, vice, 0))
    expect((await board())[0]).toMatchObject({ _id: id, availableQuantity: 0 })
    expect(await movements(id)).toEqual([])
  })

  test.each([
    ['a picture at another host', { img: 'https://elsewhere.example/a.png' }, 'IMAGE_NOT_OURS'],
    [
      'a smallest order below 50 cents',
      { minimumOrder: 1, unitPriceCents: 49 },
      'SMALLEST_ORDER_NOT_PAYABLE',
    ],
    ['a smallest order above the card limit', { minimumOrder: 100_000 }, 'SMALLEST_ORDER_NOT_PAYABLE'],
  ])('A tool with %s is refused', async (_what, change, code) => {
    const before = await board()
    expect(codeOf(await addProduct(env.shop, admin, { ...vice, ...change }, 1))).toBe(code)
    expect(await board()).toEqual(before)
  })

  const validBody = {
    img: vice.img,
    name: 'Hub axle vice',
    shortDescription: 'Holds an axle by its flats.',
    minOrderQuantity: '1',
    availableQuantity: '0',
    price: '0.50',
  }
  const send = async (change: object) =>
    callApi(env, operationOf('addTool'), {
      token: await env.tokenOf(admin),
      body: { ...validBody, ...change },
    })

  test('Accepts numbers as text, and trims names', async () => {
    const { insertedId } = (await send({ name: '  Vice  ' })).json<{ insertedId: string }>()
    expect((await board())[0]).toMatchObject({ _id: insertedId, name: 'Vice', price: 0.5 })
  })

  test.each([
    ['name', '   ', 'Product Name is Required'],
    ['name', 'x'.repeat(201), 'At most 200 characters.'],
    ['shortDescription', '', 'Description is Required'],
    ['shortDescription', 'x'.repeat(2001), 'At most 2000 characters.'],
    ['img', '', 'Image is Required'],
    ['minOrderQuantity', 0, 'At least 1.'],
    ['minOrderQuantity', 1_000_001, 'At most 1,000,000.'],
    ['availableQuantity', -1, 'At least 0.'],
    ['availableQuantity', 1_000_001, 'At most 1,000,000.'],
    ['price', 0, 'At least 0.01.'],
    ['price', 1.999, 'Use at most two decimals.'],
    ['price', 1_000_000.01, 'A price is at most 1,000,000.'],
  ])('The field %s with the value %j is refused with its own message', async (field, value, problem) => {
    const answer = await send({ [field]: value })
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', fields: { [field]: problem } })
  })
})
