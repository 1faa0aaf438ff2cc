import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listChangesAfter } from '../../data/queries/changes/changes.ts'
import { describeOnEveryEngine, describeOnPostgres } from '../../data/testing/engines.ts'
import { dayMs, hourMs } from '../../platform/clock.ts'
import { checkedImport, filedProduct, fileOf, rowsOf } from '../../testing/import-file.ts'
import { historyOf, planSale, stopSale, tagOf } from '../../testing/sales.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeProduct, changeProductWithin } from '../catalogue/change-product.ts'
import { undoChange } from '../changes/undo-change.ts'
import { applyImport } from '../imports/apply-import.ts'
import { undoImport } from '../imports/undo-import.ts'
import type { Caller } from '../shop.ts'
import { applyDueSales } from './apply-sales.ts'

describeOnEveryEngine('During a sale', (engine) => {
  let shop: TestShop
  let admin: Caller
  let id: string

  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    id = await addTool(shop, { stock: 5, unitPriceCents: 1_200 })
    shop.clock.moveBy(60 * dayMs)
  })
  afterEach(() => shop.drop())

  const prices = async () => (await historyOf(shop, id)).map(({ unitPriceCents }) => unitPriceCents)
  const reprice = async (unitPriceCents: number) =>
    granted(await changeProduct(shop, admin, id, { description: { unitPriceCents }, restock: undefined }))
  const lastChange = async () => (await listChangesAfter(shop.database.read, 0, 100)).at(-1)?.sequence ?? 0
  const imported = async (rows: readonly Readonly<Record<string, string>>[]) => {
    const file = await checkedImport(shop, admin, fileOf(rows))
    granted(await applyImport(shop, admin, file))
    return file
  }

  test('The undo of a change brings the regular price back, and the tag follows', async () => {
    const sale = await planSale(shop)
    await reprice(1_600)
    granted(await undoChange(shop, admin, await lastChange()))
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_020, regular: 1_200 })
    await stopSale(shop, sale)
    expect(await prices()).toEqual([1_200, 1_020, 1_360, 1_020, 1_200])
  })

  test('A change from before the sale can be undone during the sale, and after it', async () => {
    await reprice(1_000)
    const change = await lastChange()
    const sale = await planSale(shop)
    granted(await undoChange(shop, admin, change))
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_020, regular: 1_200 })
    await stopSale(shop, sale)
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_200, regular: null })
  })

  test('An import compares and writes regular prices, and its undo brings them back', async () => {
    await planSale(shop)
    const same = await checkedImport(shop, admin, fileOf([{ _id: id, price: '12.00' }]))
    expect(await rowsOf(shop, same)).toMatchObject([{ kind: 'unchanged' }])
    const file = await imported([{ _id: id, price: '16.00' }])
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_360, regular: 1_600, earlier: null })
    granted(await undoImport(shop, admin, file))
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_020, regular: 1_200 })
    expect(await prices()).toEqual([1_200, 1_020, 1_360, 1_020])
  })

  test('An import adds products with the price of the sale, and moves products into it', async () => {
    await planSale(shop, { on: { kind: 'categories', names: ['Chains'] } })
    await imported([
      { _id: id, category: 'Chains', price: '14.00' },
      { ...filedProduct, name: 'Chain whip', category: 'Chains', price: '20.00' },
      { ...filedProduct, name: 'Cone wrench', category: 'Wheels', price: '20.00' },
    ])
    const tags = await shop.database.read
      .selectFrom('products')
      .orderBy('unit_price_cents')
      .select(['name', 'unit_price_cents as cents', 'compare_at_cents as earlier'])
      .execute()
    expect(tags).toEqual([
      { name: 'Spoke wrench', cents: 1_190, earlier: null },
      { name: 'Chain whip', cents: 1_700, earlier: null },
      { name: 'Cone wrench', cents: 2_000, earlier: null },
    ])
    expect(await prices()).toEqual([1_200, 1_190])
  })

  test('A file that was compared before the sale can be applied during it', async () => {
    const file = await checkedImport(shop, admin, fileOf([{ _id: id, price: '16.00' }]))
    await planSale(shop)
    granted(await applyImport(shop, admin, file))
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_360, regular: 1_600 })
  })

  test('A change at its start, and one at its end, are neither lost nor late', async () => {
    const start = shop.clock() + hourMs
    await planSale(shop, { startsAt: start, endsAt: start + hourMs })
    shop.clock.moveBy(hourMs)
    await reprice(1_600)
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_360, regular: 1_600 })
    shop.clock.moveBy(hourMs)
    await reprice(1_500)
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_500, regular: null })
    await applyDueSales(shop)
    expect(await prices()).toEqual([1_200, 1_360, 1_500])
  })
})

describeOnPostgres('At the start of a sale', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  test('A product that another process moves into its category at the same time does not miss it', async () => {
    const [admin, id] = [await addAdmin(shop), await addTool(shop, { stock: 5, unitPriceCents: 1_200 })]
    const other = await shop.anotherProcess()
    const start = shop.clock() + hourMs
    await planSale(shop, { startsAt: start, on: { kind: 'categories', names: ['Chains'] } })
    const begun = Promise.withResolvers<void>()
    const change = { description: {}, details: { category: 'Chains' }, restock: undefined }
    const changing = shop.database.write(async (transaction) => {
      const changed = await changeProductWithin(shop, transaction, admin, id, change, 'tool')
      begun.resolve()
      await wait(200)
      return changed
    })
    await begun.promise
    shop.clock.moveBy(hourMs)
    await Promise.all([applyDueSales(other), changing])
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_020, regular: 1_200 })
  })
})
