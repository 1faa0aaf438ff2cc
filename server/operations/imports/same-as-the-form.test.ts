import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { checkedImport, filedProduct, fileOf } from '../../testing/import-file.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { addProduct } from '../catalogue/add-product.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import type { Caller } from '../shop.ts'
import { applyImport } from './apply-import.ts'

const filed = { ...filedProduct, brand: 'Cog & Co', category: 'Hub tools', weightGrams: '120' }
const described = {
  name: filed.name,
  img: filed.img,
  shortDescription: filed.shortDescription,
  minimumOrder: 1,
  unitPriceCents: 950,
  details: { brand: filed.brand, category: filed.category, weightGrams: 120 },
}

describeOnEveryEngine('A product of an import', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const apply = async (row: Readonly<Record<string, string>>) =>
    granted(await applyImport(shop, admin, await checkedImport(shop, admin, fileOf([row]))))
  /** Returns all stored products with prices and movements, without values that always differ, such as ids. */
  const stored = async () => {
    const { read } = shop.database
    const rows = await read.selectFrom('products').selectAll().orderBy('created_at').orderBy('id').execute()
    return Promise.all(
      rows.map(async ({ id, position: _, ...row }) => ({
        ...row,
        prices: await read
          .selectFrom('product_prices')
          .where('product_id', '=', id)
          .orderBy('since')
          .select(['since', 'unit_price_cents'])
          .execute(),
        movements: await read
          .selectFrom('stock_movements')
          .where('product_id', '=', id)
          .orderBy('created_at')
          .select(['quantity', 'created_by', 'created_at', 'order_id'])
          .execute(),
      })),
    )
  }

  test('is stored as the form stores it', async () => {
    granted(await addProduct(shop, admin, described, 12))
    await apply(filed)
    const [one, other] = await stored()
    expect(one).toMatchObject({ available: 12, price_breaks: null, draft: 0 })
    expect(other).toEqual(one)
  })

  test('is changed as the form changes it', async () => {
    const ids = [await addProduct(shop, admin, described, 12), await addProduct(shop, admin, described, 12)]
    const [first = '', second = ''] = ids.map(granted)
    shop.clock.moveBy(1_000)
    const restock = { quantity: 3, reason: 'Counted' }
    const description = { unitPriceCents: 1_100, shortDescription: 'Thin.', priceBreaks: [] }
    granted(await changeProduct(shop, admin, first, { description, details: { category: null }, restock }))
    await apply({
      _id: second,
      price: '11.00',
      shortDescription: 'Thin.',
      category: '',
      availableQuantity: '15',
    })
    const [one, other] = await stored()
    expect(one).toMatchObject({ version: 2, category: null, available: 15, unit_price_cents: 1_100 })
    expect(other).toEqual(one)
  })
})
