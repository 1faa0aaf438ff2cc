import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { setState } from '../../data/queries/catalogue/product-states.ts'
import { listUnsold } from '../../data/queries/figures/sellers.ts'
import { markCancelled, markPaid } from '../../data/queries/orders/order-marks.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { bookSomething, payAtProvider, payForSomething } from '../../testing/buying.ts'
import { addAdmin, addTool, deleteTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { getFigures } from './get-figures.ts'
import { rememberDays } from './remember-days.ts'

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

  const period = { from: '2026-10-01', to: '2026-11-30' }
  const storedOrders = () => shop.database.read.selectFrom('orders').orderBy('number').selectAll().execute()

  async function expectExact(timeZone: string): Promise<void> {
    const figures = await getFigures(shop, timeZone, period)
    const orders = await storedOrders()
    const paid = orders.filter(({ state }) => state === 'paid')
    const cents = paid.reduce((sum, order) => sum + Number(order.price_cents), 0)
    expect(figures.now).toMatchObject({
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
      const bookedPaid = booked.filter(({ state }) => state === 'paid')
      expect([day.date, day.bookedPaid]).toEqual([day.date, bookedPaid.length])
      const taken = paid.filter((order) => dateIn(timeZone, Number(order.paid_at)) === day.date)
      const takenCents = taken.reduce((sum, order) => sum + Number(order.price_cents), 0)
      expect([day.date, day.takenCents]).toEqual([day.date, takenCents])
    }
    const givenBack = figures.days.reduce((sum, { givenBackCents }) => sum + givenBackCents, 0)
    expect(givenBack).toBe(figures.now.givenBackCents)
    const givenBackBefore = figures.daysBefore.reduce((sum, { givenBackCents }) => sum + givenBackCents, 0)
    expect(givenBackBefore).toBe(figures.before.givenBackCents)
  }

  test.each(zones)('for each day add up to the orders, in %s', expectExact)

  test('count held orders, and list the best-selling products first', async () => {
    const figures = await getFigures(shop, 'UTC', { from: '2026-10-01', to: '2026-11-30' })
    const unpaid = await shop.database.read
      .selectFrom('orders')
      .where('state', '=', 'unpaid')
      .where('stock_held', '=', 1)
      .select('price_cents')
      .execute()
    expect(figures.held.count).toBe(unpaid.length)
    expect(figures.held.cents).toBe(unpaid.reduce((sum, order) => sum + Number(order.price_cents), 0))
    expect(figures.best).toHaveLength(5)
    expect(figures.best[0]).toMatchObject({ pieces: 2 })
    expect(figures.least).toHaveLength(5)
    const named = new Set([...figures.best, ...figures.least].map(({ tool }) => tool))
    expect(named.size).toBe(10)
    for (const { pieces } of figures.least)
      expect(pieces).toBeLessThanOrEqual(figures.best.at(-1)?.pieces ?? 0)
  })

  test('for the last days end today, and those for the previous period end at the same time of day', async () => {
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
    const total = (of: (day: (typeof figures.daysBefore)[number]) => number) =>
      figures.daysBefore.reduce((sum, day) => sum + of(day), 0)
    expect(figures.daysBefore).toHaveLength(7)
    expect(total((day) => day.takenCents)).toBe(figures.before.takenCents)
    expect(total((day) => day.booked)).toBe(figures.before.booked)
    expect(total((day) => day.bookedPaid)).toBe(figures.before.bookedPaid)
  })

  test('stay exact when orders of past days are paid, cancelled and refunded, in any time zone', async () => {
    await rememberDays(shop)
    const [first, second] = (await storedOrders()).filter(({ state }) => state === 'unpaid')
    await shop.database.write(async (transaction) => {
      const charge = { transactionId: 'late', card: undefined }
      await markPaid(transaction, { id: String(first?.id), place: 1 }, charge, shop.clock())
      await markCancelled(transaction, String(second?.id), { at: shop.clock(), by: 'customer' })
      return done(null)
    })
    const admin = await addAdmin(shop)
    // The order that was marked as paid above, without a payment.
    const untouched = (await storedOrders()).find(
      (order) => order.paid_at && order.id !== first?.id && Number(order.given_back_cents) === 0,
    )
    const request = { amountCents: 200, reason: 'Late', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, admin, String(untouched?.id), request))
    for (const timeZone of zones) await expectExact(timeZone)
    const cancelled = await getFigures(shop, 'UTC', period)
    expect(cancelled.now.bookedPaid).toBeLessThan(cancelled.now.booked)
  })

  test('of past days are read once', async () => {
    await rememberDays(shop)
    const whole = { from: '2026-10-01', to: '2026-10-31' }
    const known = await getFigures(shop, 'UTC', whole)
    await shop.database.write(async ({ db }) => {
      // Only this test changes an order's price. Stored sums do not see the change.
      await db
        .updateTable('orders')
        .set(({ eb }) => ({ price_cents: eb('price_cents', '+', 1) }))
        .execute()
      return done(null)
    })
    expect((await getFigures(shop, 'UTC', whole)).days).toEqual(known.days)
    await shop.database.write(async ({ db }) => {
      await db
        .updateTable('orders')
        .set(({ eb }) => ({ price_cents: eb('price_cents', '-', 1) }))
        .execute()
      return done(null)
    })
  })

  test('list as unsold the tools for sale without a paid order since an instant', async () => {
    const [idle, hidden, deleted] = [await addUnsold(), await addUnsold(), await addUnsold()]
    const bought = await bookSomething(shop)
    await setHidden(hidden)
    await deleteTool(shop, deleted)
    shop.clock.moveBy(1)
    const since = shop.clock()
    const younger = await addUnsold()
    granted(await recordPayment(shop, bought.customer, bought.orderId, await payAtProvider(shop, bought)))
    const unsold = (await listUnsold(shop.database.read, since, 1_000)).map(({ tool }) => tool)
    const asked = [idle, hidden, deleted, bought.productId, younger]
    expect(asked.filter((id) => unsold.includes(id))).toEqual([idle])
  })

  const addUnsold = () => addTool(shop, { stock: 5 })
  const setHidden = (id: string) =>
    shop.database.write(async (transaction) => done(await setState(transaction, id, 'hidden', shop.clock())))
})
