import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { booking } from '../../testing/buying.ts'
import { planSale, tagOf } from '../../testing/sales.ts'
import { addCustomer, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { seedLargeShop } from '../seed/seed-large-shop.ts'
import { applyDueSales } from './apply-sales.ts'

const products = 10_000

describeOnEveryEngine('A sale on 10,000 products', (engine) => {
  let shop: TestShop
  let id: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    await seedLargeShop(shop.database, { tools: products, orders: 0 }, shop.clock() - hourMs, () => undefined)
    id = await addTool(shop, { stock: 10, unitPriceCents: 1_200 })
  })
  afterEach(() => shop.drop())

  const onSale = async () => {
    const rows = shop.database.read.selectFrom('products').where('sale_rule_id', 'is not', null)
    const { count } = await rows
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  test('Begins and ends as a whole, while others read the prices before, and a booking has the new one', async () => {
    await planSale(shop, { startsAt: shop.clock() + hourMs, endsAt: shop.clock() + 2 * hourMs })
    const customer = await addCustomer(shop)
    shop.clock.moveBy(hourMs)
    let isApplied = false
    const applying = applyDueSales(shop).finally(() => {
      isApplied = true
    })
    const seen: number[] = []
    const bought = bookProduct(shop, customer, booking(id))
    while (!isApplied) {
      const before = await onSale()
      if (!isApplied) seen.push(before)
      await wait(1)
    }
    await applying
    // The price of one piece of some made products is already the least of a card payment.
    expect(await onSale()).toBeGreaterThan(products * 0.99)
    // The booking may have lowered its own product before.
    expect(seen.filter((count) => count > 1 && count < products * 0.99)).toEqual([])
    expect(seen.filter((count) => count <= 1).length).toBeGreaterThan(5)
    expect(granted(await bought)).toMatchObject({ priceCents: 1_020 })
    shop.clock.moveBy(hourMs)
    await applyDueSales(shop)
    expect([await onSale(), (await tagOf(shop, id)).cents]).toEqual([0, 1_200])
  })
})
