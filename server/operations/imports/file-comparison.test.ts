import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProduct } from '../../data/queries/catalogue/products.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { checkedImport, filedProduct, fileOf, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import type { Caller } from '../shop.ts'
import { applyImport } from './apply-import.ts'

describeOnEveryEngine('The comparison of a file with the products', (engine) => {
  let shop: TestShop
  let admin: Caller
  let wrench: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    wrench = await addTool(shop, { stock: 8, unitPriceCents: 1250 })
  })
  afterEach(() => shop.drop())

  const check = (rows: readonly Readonly<Record<string, string>>[]) =>
    checkedImport(shop, admin, fileOf(rows))

  test.each<[string, Record<string, string>, string, string]>([
    ['a required field without a value', { name: ' ' }, 'name', 'Product Name is Required'],
    ['a decimal comma that is no price', { price: '9,505' }, 'price', 'Write 9505 or 9.51'],
    ['a formula', { name: '=A1' }, 'name', 'This is a formula'],
    ['a foreign picture', { img: 'https://evil.example/a.png' }, 'img', 'picture'],
    [
      'an unknown needed tool',
      { needsAlso: 'nothing' },
      'needsAlso',
      'There is no product nothing for sale.',
    ],
    [
      'price breaks that contradict',
      { priceBreaks: '10: 99' },
      'priceBreaks',
      'Entry 1: Enter less than 9.50',
    ],
    ['an earlier price that never stood', { compareAtPrice: '20' }, 'compareAtPrice', 'no other price yet'],
    ['too many pieces', { availableQuantity: '2000000' }, 'availableQuantity', 'At most 1,000,000.'],
    ['a state that is none', { state: 'gone' }, 'state', 'Write shown, hidden or draft.'],
    ['a list that is none', { specs: 'length 200' }, 'specs', 'Write this list like'],
  ])('names %s at its cell', async (_, cells, column, sentence) => {
    const id = await check([{ ...filedProduct, ...cells }])
    const [row] = await rowsOf(shop, id)
    expect(row?.cells.find((cell) => cell.column === column)?.problem).toContain(sentence)
    expect(row?.cells.filter(({ problem }) => problem !== undefined)).toHaveLength(1)
  })

  test('reports a second row of the same product, a draft state for a published product, and a stock below zero', async () => {
    const id = await check([
      { _id: wrench, availableQuantity: '1', exportedQuantity: '10', state: '' },
      { _id: wrench, availableQuantity: '8', exportedQuantity: '8', state: 'draft' },
    ])
    const problems = (await rowsOf(shop, id)).map(({ cells }) =>
      cells.flatMap(({ problem }) => problem ?? []),
    )
    expect(problems[0]?.[0]).toContain('Only 8 are in stock')
    expect(problems[1]).toEqual([
      'Row 2 is about the same product. Keep one of them.',
      expect.stringContaining('Only a new product can be a draft'),
    ])
  })

  test('finds a product without an id by its number in the shop', async () => {
    await changeProduct(shop, admin, wrench, {
      description: {},
      details: { sku: 'TW-7' },
      restock: undefined,
    })
    const id = await check([{ sku: 'TW-7', price: '11' }])
    granted(await applyImport(shop, admin, id))
    expect(await findProduct(shop.database.read, wrench)).toMatchObject({ unitPriceCents: 1100 })
  })
})
