import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { dayMs } from '../../platform/clock.ts'
import { booking, payAtProvider } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { madeUpRule } from '../../testing/valid-price-calls.ts'
import { bookProduct } from '../orders/book-product.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { addPriceRule } from '../prices/change-price-rules.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import type { Caller } from '../shop.ts'
import { discountsOfPeriod } from './discounts-of-period.ts'

const timeZone = 'America/St_Johns'

describeOnEveryEngine('The figures of discounts', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeAll(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterAll(() => shop.drop())

  async function buy(productId: string, code: string, paid = true) {
    const customer = await addCustomer(shop)
    const { orderId, priceCents } = granted(await bookProduct(shop, customer, booking(productId, { code })))
    const bought = { customer, productId, orderId, priceCents }
    if (paid) granted(await recordPayment(shop, customer, orderId, await payAtProvider(shop, bought)))
    return orderId
  }

  test('Have the codes and discounts of the orders paid in the period, the highest turnover first', async () => {
    const tool = await addTool(shop, { stock: 50, unitPriceCents: 1_000 })
    const club = granted(await addPriceRule(shop, admin, madeUpRule({ name: 'Club', code: 'CLUB' })))
    const spring = granted(
      await addPriceRule(
        shop,
        admin,
        madeUpRule({ name: 'Spring', code: 'SPRING', off: { kind: 'amount', cents: 400 } }),
      ),
    )
    await buy(tool, 'CLUB')
    shop.clock.moveBy(2 * dayMs)
    const today = dateIn(timeZone, shop.clock())
    await buy(tool, 'CLUB')
    const refunded = await buy(tool, 'CLUB')
    await buy(tool, 'SPRING')
    await buy(tool, 'SPRING', false)
    const refund = { amountCents: 250, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, admin, refunded, refund))
    const days = { from: today, to: today, timeZone }
    expect(await discountsOfPeriod(shop, days)).toEqual([
      { ruleId: club, name: 'Club', code: 'CLUB', orders: 2, turnoverCents: 1_550, discountCents: 200 },
      { ruleId: spring, name: 'Spring', code: 'SPRING', orders: 1, turnoverCents: 600, discountCents: 400 },
    ])
    expect(await discountsOfPeriod(shop, { from: '2020-01-01', to: '2020-01-31', timeZone })).toEqual([])
  })
})
