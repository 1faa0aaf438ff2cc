import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RulePreview, WirePriceRule } from '../../../contract/prices/price-rules.ts'
import { done } from '../../../domain/outcome.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { changeProduct } from '../../operations/catalogue/change-product.ts'
import { addPriceRule, stopPriceRule } from '../../operations/prices/change-price-rules.ts'
import type { Caller } from '../../operations/shop.ts'
import { dayMs, hourMs } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { bookSomething } from '../../testing/buying.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { madeUpRule } from '../../testing/valid-price-calls.ts'

describeOnEveryEngine('The list of price rules', (engine) => {
  let app: TestApp
  let admin: Caller
  beforeEach(async () => {
    app = await openTestApp(engine)
    admin = await addAdmin(app.shop)
  })
  afterEach(() => app.drop())

  // A token ends before the days that the tests move on.
  const token = () => app.tokenOf(admin)
  const add = async (changes: Parameters<typeof madeUpRule>[0]) =>
    granted(await addPriceRule(app.shop, admin, madeUpRule(changes)))
  const list = async (query: Record<string, string> = {}) => {
    const answer = await callApi(app, operationOf('listPriceRules'), { token: await token(), query })
    return { rules: answer.json<WirePriceRule[]>(), next: answer.headers['x-next-cursor'] }
  }
  const preview = async (body: object) => {
    const answer = await callApi(app, operationOf('previewPriceRule'), { token: await token(), body })
    return answer.json<RulePreview & { fields: Record<string, string> }>()
  }

  test('Has a part for each phase, the newest first, in pages', async () => {
    const { shop } = app
    const now = shop.clock()
    for (const name of ['First', 'Second']) {
      await add({ name })
      shop.clock.moveBy(1000)
    }
    await add({ name: 'Soon', startsAt: now + dayMs })
    await add({ name: 'Past', endsAt: now + hourMs })
    granted(await stopPriceRule(shop, admin, await add({ name: 'Stopped' })))
    shop.clock.moveBy(hourMs)
    const names = async (phase: string) => (await list({ phase })).rules.map(({ name }) => name)
    expect(await names('running')).toEqual(['Second', 'First'])
    expect(await names('planned')).toEqual(['Soon'])
    expect((await names('over')).toSorted()).toEqual(['Past', 'Stopped'])
    const page = await list({ phase: 'running', limit: '1' })
    expect(page.rules).toMatchObject([{ name: 'Second', phase: 'running' }])
    const { rules } = await list({ phase: 'running', limit: '1', after: String(page.next) })
    expect(rules).toMatchObject([{ name: 'First' }])
  })

  test('Says what paid orders brought: goods after the discount and without refunds', async () => {
    const { shop } = app
    const id = await add({ name: 'Club' })
    await shop.database.write(async ({ db }) => {
      const uses = ['one', 'two'].map((use) => ({
        id: use,
        rule_id: id,
        user_id: 'a',
        used_at: 1,
        released_at: null,
      }))
      return done(await db.insertInto('price_rule_uses').values(uses).execute())
    })
    const orders = [
      { use: 'one', goods: 900, discount: 100, givenBack: 0, state: 'paid' },
      { use: 'two', goods: 450, discount: 50, givenBack: 200, state: 'paid' },
      { use: 'two', goods: 90, discount: 10, givenBack: 0, state: 'unpaid' },
    ] as const
    for (const { use, goods, discount, givenBack, state } of orders) {
      const { orderId } = await bookSomething(shop)
      await shop.database.write(async ({ db }) =>
        done(
          await db
            .updateTable('orders')
            .set({ discount_use_id: use, goods_cents: goods, discount_cents: discount })
            .set({ given_back_cents: givenBack, state })
            .set(state === 'paid' ? { paid_at: shop.clock(), transaction_id: newId() } : {})
            .where('id', '=', orderId)
            .execute(),
        ),
      )
    }
    const { rules } = await list()
    expect(rules).toMatchObject([{ name: 'Club', sold: { orders: 2, turnover: 11.5, discount: 1.5 } }])
  })

  test('Refuses contradicting fields at their names', async () => {
    const sale = { name: 'Sale', way: 'sale', percent: 10, amount: 5, on: 'categories', names: [] }
    const limits = { minimum: 10, oncePerAccount: true, mostUses: 3, code: 'CODE', startsAt: 2, endsAt: 1 }
    const answer = await callApi(app, operationOf('addPriceRule'), {
      token: await token(),
      body: { ...sale, ...limits },
    })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields).toSorted()).toEqual([
      'amount',
      'code',
      'endsAt',
      'minimum',
      'mostUses',
      'names',
      'oncePerAccount',
      'percent',
    ])
  })

  test.each([
    ['percent', { percent: 100 }, 'nothing is left'],
    ['percent', { percent: 1.005 }, 'two decimals'],
    ['code', { code: 'ab' }, '3 to 40'],
    ['code', { code: 'CLUB/10' }, 'letters, digits'],
    ['mostUses', { mostUses: 0 }, '1 to'],
  ])('Refuses a wrong %s: %j', async (field, wrong, sentence) => {
    const body = { name: 'Club', way: 'code', percent: 10, on: 'everything', code: newId(), ...wrong }
    const answer = await callApi(app, operationOf('addPriceRule'), { token: await token(), body })
    expect(answer.json<{ fields: Record<string, string> }>().fields[field]).toContain(sentence)
  })

  test('A preview counts the covered products, with prices and whether a reduction may be announced', async () => {
    const { shop } = app
    const hub = await addTool(shop, { stock: 1, name: 'Hub vice', unitPriceCents: 2_000 })
    const saw = await addTool(shop, { stock: 1, name: 'Saw guide', unitPriceCents: 2_000 })
    shop.clock.moveBy(dayMs)
    // It cost less within the 30 days, so 20 % off 20.00 is no reduction.
    await changeProduct(shop, admin, saw, { description: { unitPriceCents: 1_500 }, restock: undefined })
    shop.clock.moveBy(dayMs)
    await changeProduct(shop, admin, saw, { description: { unitPriceCents: 2_000 }, restock: undefined })
    const body = { way: 'sale', percent: 20, on: 'products', products: [hub, saw] }
    const { products, first } = await preview(body)
    expect(products).toBe(2)
    const row = { price: 20, newPrice: 16 }
    expect(first.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
      { ...row, _id: hub, name: 'Hub vice', lowest30Days: 20, announced: true },
      { ...row, _id: saw, name: 'Saw guide', lowest30Days: 15, announced: false },
    ])
    const later = await preview({ ...body, startsAt: shop.clock() + 40 * dayMs })
    expect(later.first.every(({ announced }) => announced)).toBe(true)
    // The smallest order stays payable by card.
    expect((await preview({ way: 'sale', amount: 20, on: 'everything' })).first[0]?.newPrice).toBe(0.5)
    expect((await preview({ way: 'basket', amount: 5, on: 'everything' })).first[0]?.newPrice).toBe(15)
  })
})
