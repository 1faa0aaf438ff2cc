import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateIn } from '../../../domain/shop-days.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { bookSomething, payForSomething } from '../../testing/buying.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { getFigures } from './get-figures.ts'

const zones = ['UTC', 'Europe/Paris', 'America/St_Johns', 'Asia/Kathmandu']

describeOnEveryEngine('The figures', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
    // The clocks of Paris go back on 25 October 2026, those of St John's on 1 November.
    shop.clock.moveBy(Date.UTC(2026, 9, 20, 7) - shop.clock())
    for (let order = 0; order < 40; order += 1) {
      shop.clock.moveBy(9.6 * hourMs)
      const bought = order % 4 === 0 ? await bookSomething(shop) : await payForSomething(shop)
      if (order % 8 === 0) granted(await cancelOrder(shop, bought.customer, bought.orderId))
      if (order % 4 === 1) {
        const request = { amountCents: 100, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
        granted(await refundOrder(shop, await addAdmin(shop), bought.orderId, request))
      }
    }
  })
  afterAll(() => shop.drop())

  test.each(zones)('of the days add up to the orders, in %s', async (timeZone) => {
    const figures = await getFigures(shop, timeZone, { from: '2026-10-01', to: '2026-11-30' })
    const orders = await shop.database.read.selectFrom('orders').selectAll().execute()
    const paid = orders.filter(({ state }) => state === 'paid')
    const cents = paid.reduce((sum, order) => sum + Number(order.price_cents), 0)
    expect(figures.now).toEqual({
      takenCents: cents,
      paid: paid.length,
      booked: orders.length,
      bookedPaid: paid.length,
      givenBackCents: orders.reduce((sum, order) => sum + Number(order.refunded_cents), 0),
      refunds: orders.filter((order) => Number(order.refunded_cents) > 0).length,
    })
    for (const day of figures.days) {
      const booked = orders.filter((order) => dateIn(timeZone, Number(order.created_at)) === day.date)
      expect([day.date, day.booked]).toEqual([day.date, booked.length])
      const taken = paid.filter((order) => dateIn(timeZone, Number(order.paid_at)) === day.date)
      const takenCents = taken.reduce((sum, order) => sum + Number(order.price_cents), 0)
      expect([day.date, day.takenCents]).toEqual([day.date, takenCents])
    }
  })

  test('count what is held, and the best sellers first', async () => {
    const figures = await getFigures(shop, 'UTC', { from: '2026-10-01', to: '2026-11-30' })
    const unpaid = await shop.database.read
      .selectFrom('orders')
      .where('state', '=', 'unpaid')
      .where('stock_held', '=', 1)
      .select('price_cents')
      .execute()
    expect(figures.held.count).toBe(unpaid.length)
    expect(figures.held.cents).toBe(unpaid.reduce((sum, order) => sum + Number(order.price_cents), 0))
    expect(figures.best).toHaveLength(3)
    expect(figures.best[0]).toMatchObject({ pieces: 2 })
  })

  test('of the last days end today; the period before ends at the same time of day', async () => {
    const figures = await getFigures(shop, 'UTC', { days: 7 })
    expect(figures.to).toBe(dateIn('UTC', shop.clock()))
    expect(figures.days).toHaveLength(7)
    const start = Date.parse(figures.from)
    const before = await shop.database.read
      .selectFrom('orders')
      .where('created_at', '>=', start - 7 * 24 * hourMs)
      .where('created_at', '<=', shop.clock() - 7 * 24 * hourMs)
      .select('id')
      .execute()
    expect(figures.before.booked).toBe(before.length)
  })
})
