import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket, booking } from '../../testing/buying.ts'
import { addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { noRateLimits, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller, Shop } from '../shop.ts'
import { bookProduct } from './book-product.ts'
import { bookTogether } from './book-together.ts'
import { indexNewOrders } from './index-new-orders.ts'

describeOnEveryEngine('Booking concurrently', (engine) => {
  let shop: TestShop
  /** One process on SQLite, three competing processes on PostgreSQL. */
  let shops: readonly Shop[]
  let deadlocksBefore: number

  async function open(rateLimitFactor = noRateLimits) {
    shop = await openTestShop(engine, { rateLimitFactor })
    const others = shop.database.engine === 'postgres' ? [shop.anotherProcess(), shop.anotherProcess()] : []
    shops = [shop, ...(await Promise.all(others))]
    deadlocksBefore = await deadlocksOn(shop.database)
  }
  beforeEach(() => open())
  afterEach(() => shop.drop())

  const tenCustomers = () => Promise.all(Array.from({ length: 10 }, () => addCustomer(shop)))
  const allAtOnce = <Value>(
    customers: readonly Caller[],
    act: (at: Shop, by: Caller, index: number) => Value,
  ) =>
    Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const [at, by] = [shops[index % shops.length], customers[index % customers.length]]
        if (!at || !by) throw new Error('No shop or no customer')
        return act(at, by, index)
      }),
    )
  async function expectSoundStock() {
    expect(await findLedgerMismatches(shop.database.read)).toEqual([])
    expect(await deadlocksOn(shop.database)).toBe(deadlocksBefore)
  }

  test.each(['tool', 'part'] as const)(
    'Two hundred concurrent bookings of fifty pieces of a %s succeed exactly fifty times',
    async (kind) => {
      const productId = await addTool(shop, { kind, stock: 50 })
      const outcomes = await allAtOnce(await tenCustomers(), (at, by) =>
        bookProduct(at, by, booking(productId)),
      )
      const codes = outcomes.map(codeOf)
      expect(codes.filter((code) => code === 'done')).toHaveLength(50)
      expect(codes.filter((code) => code === 'QUANTITY_ABOVE_AVAILABLE')).toHaveLength(150)
      expect(await stockOf(shop, productId)).toBe(0)
      await expectSoundStock()
    },
  )

  test('Two hundred baskets with fifty pieces of one tool: exactly fifty succeed, in opposite orders, without a deadlock', async () => {
    const scarce = await addTool(shop, { stock: 50 })
    const plenty = await addTool(shop, { stock: 500 })
    const lines = [
      { productId: scarce, quantity: 1 },
      { productId: plenty, quantity: 2 },
    ]
    const outcomes = await allAtOnce(await tenCustomers(), (at, by, index) =>
      bookTogether(at, by, basket(index % 2 === 0 ? lines : lines.toReversed())),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(50)
    expect(await stockOf(shop, scarce)).toBe(0)
    expect(await stockOf(shop, plenty)).toBe(400)
    await expectSoundStock()
  })

  test('Two hundred concurrent bookings of one account make ten orders', async () => {
    await shop.drop()
    await open(1)
    const productId = await addTool(shop, { stock: 500 })
    const outcomes = await allAtOnce([await addCustomer(shop)], (at, by) =>
      bookProduct(at, by, booking(productId)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await stockOf(shop, productId)).toBe(490)
    await expectSoundStock()
  })

  test('Two hundred lines are one purchase, and on SQLite the index of the search takes all of them', async () => {
    const lines = []
    while (lines.length < 200) lines.push({ productId: await addTool(shop, { stock: 5 }), quantity: 1 })
    const { orders } = granted(await bookTogether(shop, await addCustomer(shop), basket(lines)))
    expect(orders.map(({ productId }) => productId)).toEqual(lines.map(({ productId }) => productId))
    if (shop.database.engine === 'postgres') return
    const waiting = shop.database.read.selectFrom('orders_unindexed').select('number')
    expect(await waiting.execute()).toHaveLength(200)
    await indexNewOrders(shop)
    expect(await waiting.execute()).toEqual([])
  })
})
