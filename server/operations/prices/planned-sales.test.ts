import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { dayMs, hourMs } from '../../platform/clock.ts'
import { historyOf, planSale, stopSale, tagOf } from '../../testing/sales.ts'
import { addAdmin, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { addProduct } from '../catalogue/add-product.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { applyDueSales } from './apply-sales.ts'

describeOnEveryEngine('A planned sale', (engine) => {
  let shop: TestShop
  let id: string

  beforeEach(async () => {
    shop = await openTestShop(engine)
    id = await addTool(shop, { stock: 5, unitPriceCents: 1_200 })
    shop.clock.moveBy(60 * dayMs)
  })
  afterEach(() => shop.drop())

  const cents = async () => (await tagOf(shop, id)).cents
  const at = async (ms: number) => {
    shop.clock.moveBy(ms)
    await applyDueSales(shop)
    return cents()
  }

  test('Starts and ends at its instants, and writes both prices into the history', async () => {
    const start = shop.clock() + hourMs
    await planSale(shop, { startsAt: start, endsAt: start + dayMs })
    expect([await cents(), await at(hourMs - 1), await at(1)]).toEqual([1_200, 1_200, 1_020])
    expect([await at(dayMs - 1), await at(1)]).toEqual([1_020, 1_200])
    const history = await historyOf(shop, id)
    expect(history.slice(1)).toEqual([
      { since: start, unitPriceCents: 1_020 },
      { since: start + dayMs, unitPriceCents: 1_200 },
    ])
  })

  test('Announces the regular price, with the lowest price of the 30 days before', async () => {
    await planSale(shop)
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_020, earlier: 1_200, lowest: 1_200, version: 1 })
  })

  test('Announces no reduction if a sale was as low within the 30 days before, and a lower one refers to it', async () => {
    const first = await planSale(shop)
    shop.clock.moveBy(dayMs)
    await stopSale(shop, first)
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_200, earlier: null })
    shop.clock.moveBy(10 * dayMs)
    const same = await planSale(shop)
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_020, earlier: null })
    await stopSale(shop, same)
    const lower = await planSale(shop, { off: { kind: 'percent', hundredths: 2_500 } })
    expect(await tagOf(shop, id)).toMatchObject({ cents: 900, earlier: 1_200, lowest: 1_020 })
    await stopSale(shop, lower)
    shop.clock.moveBy(31 * dayMs)
    await planSale(shop)
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_020, earlier: 1_200, lowest: 1_200 })
  })

  test('Of two sales at once the better one holds, and the other one takes over when it ends', async () => {
    await planSale(shop, { off: { kind: 'amount', cents: 100 } })
    expect(await cents()).toBe(1_100)
    await planSale(shop, { off: { kind: 'amount', cents: 300 }, endsAt: shop.clock() + hourMs })
    expect(await cents()).toBe(900)
    expect(await at(hourMs)).toBe(1_100)
    expect((await historyOf(shop, id)).map(({ unitPriceCents }) => unitPriceCents)).toEqual([
      1_200, 1_100, 900, 1_100,
    ])
  })

  test('Ends an announced earlier price that is no longer true after the sale', async () => {
    const admin = await addAdmin(shop)
    granted(
      await changeProduct(shop, admin, id, { description: { unitPriceCents: 1_000 }, restock: undefined }),
    )
    granted(
      await changeProduct(shop, admin, id, { description: {}, compareAtCents: 1_200, restock: undefined }),
    )
    const sale = await planSale(shop)
    expect(await tagOf(shop, id)).toMatchObject({ cents: 850, earlier: 1_000, lowest: 1_000 })
    const refused = await changeProduct(shop, admin, id, {
      description: {},
      compareAtCents: 1_100,
      restock: undefined,
    })
    expect(codeOf(refused)).toBe('EARLIER_PRICE_NOT_ASKED')
    await stopSale(shop, sale)
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_000, earlier: null })
  })

  test('Covers only its category, also a product that joins or leaves it meanwhile', async () => {
    const admin = await addAdmin(shop)
    await planSale(shop, { on: { kind: 'categories', names: ['chains'] } })
    const put = async (category: string | null) =>
      granted(
        await changeProduct(shop, admin, id, { description: {}, details: { category }, restock: undefined }),
      )
    expect(await cents()).toBe(1_200)
    await put('Chains')
    expect(await cents()).toBe(1_020)
    await put('Tools')
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_200, regular: null })
  })

  test('Lowers a product that is added meanwhile, without announcing a price that it never had', async () => {
    const admin = await addAdmin(shop)
    const sale = await planSale(shop)
    const added = granted(
      await addProduct(
        shop,
        admin,
        {
          name: 'Chain whip',
          img: '/pictures/hub.webp',
          shortDescription: '.',
          minimumOrder: 1,
          unitPriceCents: 2_000,
        },
        3,
      ),
    )
    expect(await tagOf(shop, added)).toMatchObject({ cents: 1_700, earlier: null, regular: 2_000 })
    expect(await historyOf(shop, added)).toMatchObject([{ unitPriceCents: 1_700 }])
    await stopSale(shop, sale)
    expect(await tagOf(shop, added)).toMatchObject({ cents: 2_000, regular: null })
  })

  test('The owner changes the regular price meanwhile, and the tag follows', async () => {
    const admin = await addAdmin(shop)
    const sale = await planSale(shop)
    const change = { description: { unitPriceCents: 1_600 }, restock: undefined }
    granted(await changeProduct(shop, admin, id, change))
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_360, regular: 1_600, earlier: null })
    await stopSale(shop, sale)
    expect(await tagOf(shop, id)).toMatchObject({ cents: 1_600, regular: null })
    expect((await historyOf(shop, id)).map(({ unitPriceCents }) => unitPriceCents)).toEqual([
      1_200, 1_020, 1_360, 1_600,
    ])
  })

  test('The next check applies all starts and ends at once that passed while no check ran', async () => {
    const now = shop.clock()
    await planSale(shop, { startsAt: now + hourMs, endsAt: now + 2 * hourMs })
    const second = { startsAt: now + 3 * hourMs, endsAt: now + 5 * hourMs }
    await planSale(shop, { ...second, off: { kind: 'percent', hundredths: 5_000 } })
    expect(await at(4 * hourMs)).toBe(600)
    expect(await at(hourMs)).toBe(1_200)
  })

  test('Is applied once by many processes', async () => {
    const now = shop.clock()
    await planSale(shop, { startsAt: now + hourMs })
    shop.clock.moveBy(hourMs)
    const other = engine.name === 'SQLite' ? shop : await shop.anotherProcess()
    await Promise.all([shop, other, shop, other].map(applyDueSales))
    expect((await historyOf(shop, id)).map(({ unitPriceCents }) => unitPriceCents)).toEqual([1_200, 1_020])
  })

  test('Lowers hidden and deleted products as well, so that they come back with the right price', async () => {
    await shop.database.write(async ({ db }) => {
      await db.updateTable('products').set({ deleted_at: 1 }).where('id', '=', id).execute()
      return { ok: true, value: null }
    })
    const sale = await planSale(shop)
    expect(await cents()).toBe(1_020)
    await stopSale(shop, sale)
    expect(await cents()).toBe(1_200)
  })
})
