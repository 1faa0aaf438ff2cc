import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../domain/outcome.ts'
import { describeOnEveryEngine, describeOnPostgres } from '../data/testing/engines.ts'
import { repeat } from '../jobs/repeat.ts'
import { salesJob } from '../jobs/shop-jobs.ts'
import { bookProduct } from '../operations/orders/book-product.ts'
import { applyDueSales, salesChanged } from '../operations/prices/apply-sales.ts'
import { PriceClock } from '../operations/prices/price-clock.ts'
import { hourMs } from '../platform/clock.ts'
import { CatalogueSearch } from '../search/catalogue-search.ts'
import { booking } from '../testing/buying.ts'
import { historyOf, planSale, stopSale, tagOf } from '../testing/sales.ts'
import { addCustomer, addTool, granted } from '../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

describeOnEveryEngine('At the second at which a sale ends', (engine) => {
  let env: TestApp
  let id: string
  let origin: string

  beforeEach(async () => {
    env = await openTestApp(engine)
    id = await addTool(env.shop, { stock: 100, unitPriceCents: 1_200 })
    await env.app.listen({ host: '127.0.0.1', port: 0 })
    origin = `http://127.0.0.1:${(env.app.server.address() as AddressInfo).port}`
  })
  afterEach(() => env.drop())

  const get = async (path: string) => (await fetch(origin + path)).json()
  const priceIn = async (path: string) => {
    const answer = await get(path)
    return (Array.isArray(answer) ? answer[0] : answer).price
  }
  const paths = () => ['/api/tools', `/api/tools/${id}`, '/api/tools?sort=price', '/api/tools?q=spoke']

  test('No kept answer has the price of the sale, although nothing else has told that it ended', async () => {
    const end = env.shop.clock() + hourMs
    await planSale(env.shop, { endsAt: end })
    for (const path of paths()) expect([path, await priceIn(path)]).toEqual([path, 10.2])
    env.shop.clock.moveBy(hourMs - 1)
    for (const path of paths()) expect([path, await priceIn(path)]).toEqual([path, 10.2])
    const [list] = await get('/api/tools')
    expect(list).toMatchObject({ regularPrice: 12, saleName: 'Winter sale', saleEndsAt: end })
    env.shop.clock.moveBy(1)
    const now = await Promise.all(paths().map(priceIn))
    expect(now).toEqual(paths().map(() => 12))
    expect(await get(`/api/tools/${id}`)).not.toHaveProperty('saleEndsAt')
  })

  test('Answers with the new price are kept again', async () => {
    await planSale(env.shop, { startsAt: env.shop.clock() + hourMs })
    await get('/api/tools')
    const cached = env.app.answers.answered
    await get('/api/tools')
    expect(env.app.answers.answered).toBe(cached + 1)
    env.shop.clock.moveBy(hourMs)
    expect(await priceIn('/api/tools')).toBe(10.2)
    expect(await priceIn('/api/tools')).toBe(10.2)
    expect(env.app.answers.answered).toBe(cached + 2)
  })

  test('Bookings that race with it have the price of the instant at which they were booked', async () => {
    const end = env.shop.clock() + 5
    await planSale(env.shop, { endsAt: end })
    const customers = await Promise.all(Array.from({ length: 20 }, () => addCustomer(env.shop)))
    const booked = customers.map(async (customer, index) => {
      if (index % 2 === 0) env.shop.clock.moveBy(1)
      return granted(await bookProduct(env.shop, customer, booking(id)))
    })
    await Promise.all([...booked, applyDueSales(env.shop)])
    const orders = await env.shop.database.read
      .selectFrom('orders')
      .select(['unit_price_cents as cents', 'created_at as at'])
      .execute()
    expect(orders).toHaveLength(20)
    expect(orders.filter(({ at, cents }) => cents !== (at < end ? 1_020 : 1_200))).toEqual([])
    expect(await tagOf(env.shop, id)).toMatchObject({ cents: 1_200, regular: null })
    expect((await historyOf(env.shop, id)).map(({ unitPriceCents }) => unitPriceCents)).toEqual([
      1_200, 1_020, 1_200,
    ])
  })

  test('The first booking applies it to its own product, before any other work', async () => {
    const other = await addTool(env.shop, { stock: 5, unitPriceCents: 2_000 })
    await planSale(env.shop, { endsAt: env.shop.clock() + hourMs })
    env.shop.clock.moveBy(hourMs)
    const customer = await addCustomer(env.shop)
    expect(granted(await bookProduct(env.shop, customer, booking(id)))).toMatchObject({ priceCents: 1_200 })
    expect([(await tagOf(env.shop, id)).cents, (await tagOf(env.shop, other)).cents]).toEqual([1_200, 1_700])
    await get('/api/tools')
    expect((await tagOf(env.shop, other)).cents).toBe(2_000)
  })

  test('The start applies an end that the shop slept through', async () => {
    await planSale(env.shop, { endsAt: env.shop.clock() + hourMs })
    env.shop.clock.moveBy(2 * hourMs)
    await new PriceClock(env.shop).settled()
    expect(await tagOf(env.shop, id)).toMatchObject({ cents: 1_200, regular: null })
  })

  test('A process without requests applies it within a second', async () => {
    const shop = { ...env.shop, clock: () => Date.now() }
    await planSale(shop, { endsAt: Date.now() + 1_200 })
    const jobs = repeat([salesJob(new PriceClock(shop))], { warn: () => undefined })
    expect((await tagOf(shop, id)).cents).toBe(1_020)
    await expect.poll(async () => (await tagOf(shop, id)).cents, { timeout: 2_200, interval: 20 }).toBe(1_200)
    await jobs.stop()
    const [, , ended] = await historyOf(shop, id)
    expect(ended?.since).toBeLessThan(Date.now())
  })

  test('A sale that the owner stops ends at once, also in kept answers', async () => {
    const sale = await planSale(env.shop)
    expect(await priceIn('/api/tools')).toBe(10.2)
    await stopSale(env.shop, sale)
    expect(await priceIn('/api/tools')).toBe(12)
  })
})

describeOnPostgres('At the second at which a sale ends, in several processes', (engine) => {
  let env: TestApp
  let id: string
  beforeEach(async () => {
    env = await openTestApp(engine)
    id = await addTool(env.shop, { stock: 100, unitPriceCents: 1_200 })
  })
  afterEach(() => env.drop())

  test('Each knows the instant and reads the new price at once, also from its index in memory', async () => {
    const other = await env.shop.anotherProcess()
    await planSale(env.shop, { endsAt: env.shop.clock() + hourMs })
    const search = new CatalogueSearch(other.database, other.clock)
    const prices = new PriceClock(other)
    prices.onPassed(() => search.readAgain())
    await prices.settled()
    const dear = { kind: 'tool', q: '', category: '', filter: [] } as const
    const listed = async () => {
      await prices.settled()
      return (await search.facets(dear)).priceCents
    }
    expect(await listed()).toEqual({ from: 1_020, to: 1_020 })
    env.shop.clock.moveBy(hourMs)
    const [, shown] = await Promise.all([applyDueSales(env.shop), listed()])
    expect(shown).toEqual({ from: 1_200, to: 1_200 })
    expect((await historyOf(env.shop, id)).map(({ unitPriceCents }) => unitPriceCents)).toEqual([
      1_200, 1_020, 1_200,
    ])
  })

  test('Bookings of a process whose clock is behind do not bring the price of the sale back', async () => {
    const other = await env.shop.anotherProcess()
    const end = env.shop.clock() + hourMs
    const behind = { ...other, clock: () => env.shop.clock() - 500 }
    await planSale(env.shop, { endsAt: end })
    env.shop.clock.moveBy(hourMs)
    await applyDueSales(env.shop)
    const customer = await addCustomer(env.shop)
    // Makes the booking look whether a sale has ended.
    await other.database.write(async (transaction) => done(await salesChanged(transaction)))
    expect(granted(await bookProduct(behind, customer, booking(id)))).toMatchObject({ priceCents: 1_200 })
    expect(await tagOf(env.shop, id)).toMatchObject({ cents: 1_200, regular: null })
  })
})
