import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket, booking } from '../../testing/buying.ts'
import { addBasketRule, addRule, usesOf } from '../../testing/price-rules.ts'
import { addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { noRateLimits, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller, Shop } from '../shop.ts'
import { bookProduct } from './book-product.ts'
import { bookTogether } from './book-together.ts'
import { cancelOrder } from './cancel-order.ts'
import { expireHolds } from './expire-holds.ts'

describeOnEveryEngine('Limits of a discount', (engine) => {
  let shop: TestShop
  /** One process on SQLite, three competing processes on PostgreSQL. */
  let shops: readonly Shop[]
  let deadlocksBefore: number
  beforeEach(async () => {
    shop = await openTestShop(engine, { rateLimitFactor: noRateLimits })
    const others = shop.database.engine === 'postgres' ? [shop.anotherProcess(), shop.anotherProcess()] : []
    shops = [shop, ...(await Promise.all(others))]
    deadlocksBefore = await deadlocksOn(shop.database)
  })
  afterEach(() => shop.drop())

  const customersOf = (count: number) => Promise.all(Array.from({ length: count }, () => addCustomer(shop)))
  const allAtOnce = <Value>(
    customers: readonly Caller[],
    act: (at: Shop, by: Caller, index: number) => Promise<Value>,
  ) =>
    Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const [at, by] = [shops[index % shops.length], customers[index % customers.length]]
        if (!at || !by) throw new Error('No shop or no customer')
        return act(at, by, index)
      }),
    )
  async function expectSound() {
    expect(await findLedgerMismatches(shop.database.read)).toEqual([])
    expect(await deadlocksOn(shop.database)).toBe(deadlocksBefore)
  }
  const usesAndOrders = async (ruleId: string) => {
    const held = await shop.database.read
      .selectFrom('orders')
      .innerJoin('price_rule_uses', 'price_rule_uses.id', 'orders.discount_use_id')
      .where('price_rule_uses.rule_id', '=', ruleId)
      .where('price_rule_uses.released_at', 'is', null)
      .where('orders.stock_held', '=', 1)
      .select('price_rule_uses.id')
      .distinct()
      .execute()
    return [await usesOf(shop, ruleId), held.length]
  }

  test.each([1, 20])('Two hundred buyers for %s last uses get exactly those', async (mostUses) => {
    const id = await addRule(shop, { mostUses })
    const productId = await addTool(shop, { stock: 500 })
    const outcomes = await allAtOnce(await customersOf(20), (at, by) =>
      bookProduct(at, by, booking(productId, { code: 'CLUB10' })),
    )
    const codes = outcomes.map(codeOf)
    expect(codes.filter((code) => code === 'done')).toHaveLength(mostUses)
    expect(codes.filter((code) => code === 'DISCOUNT_USED_UP')).toHaveLength(200 - mostUses)
    expect(await usesAndOrders(id)).toEqual([mostUses, mostUses])
    await expectSound()
  })

  test('Two hundred bookings of ten accounts use a rule once an account', async () => {
    const id = await addRule(shop, { oncePerAccount: true })
    const productId = await addTool(shop, { stock: 500 })
    const outcomes = await allAtOnce(await customersOf(10), (at, by) =>
      bookProduct(at, by, booking(productId, { code: 'CLUB10' })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await usesAndOrders(id)).toEqual([10, 10])
    await expectSound()
  })

  test('A rule without a code lowers exactly its last uses; the other bookings have the full price', async () => {
    const id = await addBasketRule(shop, { mostUses: 30 })
    const productId = await addTool(shop, { stock: 500 })
    const outcomes = await allAtOnce(await customersOf(20), (at, by) =>
      bookProduct(at, by, booking(productId)),
    )
    const lowered = outcomes.map(granted).filter(({ discountCents }) => discountCents > 0)
    expect(lowered).toHaveLength(30)
    expect(await usesAndOrders(id)).toEqual([30, 30])
    await expectSound()
  })

  test('Uses are the bookings that hold stock, while baskets are booked, cancelled and expire at the same time', async () => {
    const id = await addRule(shop, { mostUses: 40 })
    const tools = [await addTool(shop, { stock: 900 }), await addTool(shop, { stock: 900 })]
    const lines = tools.map((productId) => ({ productId, quantity: 1 }))
    const customers = await customersOf(20)
    await allAtOnce(customers, async (at, by, index) => {
      const turned = index % 2 === 0 ? lines : lines.toReversed()
      const booked = await bookTogether(at, by, basket(turned, { code: 'CLUB10' }))
      if (!booked.ok || index % 3 === 0) return
      const [one, other] = booked.value.orders
      await Promise.all([one, other].map((order) => cancelOrder(at, by, order?.id ?? '')))
    })
    const [uses, held] = await usesAndOrders(id)
    expect(uses).toBe(held)
    shop.clock.moveBy(shop.holdMs)
    await Promise.all(shops.map((each) => expireHolds(each)))
    for (let round = 0; round < 3; round += 1) await expireHolds(shop)
    expect(await usesAndOrders(id)).toEqual([0, 0])
    await expectSound()
  })
})
