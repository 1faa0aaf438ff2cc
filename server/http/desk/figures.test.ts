import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { refundOrder } from '../../operations/refunds/refund-order.ts'
import { payForSomething } from '../../testing/buying.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestShop } from '../../testing/test-shop.ts'

describeOnEveryEngine('The export of the figures', (engine) => {
  let env: TestApp
  let shop: TestShop
  beforeAll(async () => {
    env = await openTestApp(engine)
    shop = env.shop
  })
  afterAll(() => env.drop())

  test('has each day of the period next to the day of the previous period, and is recorded', async () => {
    shop.clock.moveBy(Date.UTC(2031, 4, 4, 12) - shop.clock())
    await payForSomething(shop)
    shop.clock.moveBy(Date.UTC(2031, 4, 8, 12) - shop.clock())
    const { orderId } = await payForSomething(shop)
    const refund = { amountCents: 100, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, await addAdmin(shop), orderId, refund))
    const token = `Bearer ${await env.tokenOf(await addAdmin(shop))}`
    const url = '/api/exports/figures.csv?from=2031-05-08&to=2031-05-11'
    const answer = await env.app.inject({ url, headers: { authorization: token } })
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="figures-2031-05-08-2031-05-11.csv"',
    )
    const rows = parse(answer.body, { bom: true, columns: true }) as Record<string, string>[]
    expect(rows).toHaveLength(4)
    const [first] = rows
    expect(first).toEqual({
      day: '2031-05-08',
      taken: '25',
      'of it tax': '1.91',
      'paid orders': '1',
      booked: '1',
      'booked and paid by now': '1',
      'given back': '1',
      'of it tax given back': '0.08',
      'day before': '2031-05-04',
      'taken before': '25',
      'of it tax before': '1.91',
      'paid orders before': '1',
      'booked before': '1',
      'booked and paid by now before': '1',
      'given back before': '0',
      'of it tax given back before': '0',
    })
    const changes = shop.database.read.selectFrom('changes').select(['action', 'subject_id as list'])
    expect(await changes.execute()).toContainEqual({ action: 'export.made', list: 'figures' })
    const wrong = await env.app.inject({ url: `${url}&days=x`, headers: { authorization: token } })
    expect(wrong.statusCode).toBe(400)
  })
})
