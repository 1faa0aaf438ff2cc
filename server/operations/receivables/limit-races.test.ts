import { afterEach, beforeEach, expect, test } from 'vitest'
import { sumOwed } from '../../data/queries/payments/receivables.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { booking } from '../../testing/buying.ts'
import { addCompany } from '../../testing/companies.ts'
import { addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { noRateLimits, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import type { Caller, Shop } from '../shop.ts'
import { orderOnAccount } from './order-on-account.ts'

describeOnEveryEngine('The limit of a company', (engine) => {
  let shop: TestShop
  /** One process on SQLite, two competing processes on PostgreSQL. */
  let shops: readonly Shop[]
  let deadlocksBefore: number
  beforeEach(async () => {
    shop = await openTestShop(engine, { rateLimitFactor: noRateLimits })
    shops = shop.database.engine === 'postgres' ? [shop, await shop.anotherProcess()] : [shop]
    deadlocksBefore = await deadlocksOn(shop.database)
  })
  afterEach(() => shop.drop())

  async function addBuyer(): Promise<Caller> {
    const buyer = await addCustomer(shop)
    const profile = { img: '', name: 'Ada', address: 'Lange Gasse 1\n1080 Wien', status: '', phone: '' }
    await saveProfile(shop, buyer, buyer.email, profile)
    return buyer
  }

  test('Two hundred orders of its twenty people take exactly what fits, with an invoice each', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, addBuyer))
    const fitting = 37
    const companyId = await addCompany(shop, buyers, { terms_days: 30, limit_cents: fitting * 1250 + 1249 })
    const productId = await addTool(shop, { stock: 500 })
    const wanted = []
    for (let index = 0; index < 200; index += 1) {
      const by = buyers[index % buyers.length]
      if (!by) throw new Error('There is no buyer')
      const { orderId, priceCents } = granted(await bookProduct(shop, by, booking(productId)))
      wanted.push({ by, orderId, priceCents })
    }
    const outcomes = await Promise.all(
      wanted.map(({ by, orderId, priceCents }, index) =>
        orderOnAccount(shops[index % shops.length] ?? shop, by, { priceCents, orderIds: [orderId] }),
      ),
    )
    const codes = outcomes.map(codeOf)
    expect(codes.filter((code) => code === 'done')).toHaveLength(fitting)
    expect(codes.filter((code) => code === 'TERMS_LIMIT')).toHaveLength(200 - fitting)
    expect(await sumOwed(shop.database.read, companyId, 'usd')).toMatchObject({ cents: fitting * 1250 })
    const invoices = await shop.database.read
      .selectFrom('invoices')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(invoices.count)).toBe(fitting)
    expect(await deadlocksOn(shop.database)).toBe(deadlocksBefore)
  })
})
