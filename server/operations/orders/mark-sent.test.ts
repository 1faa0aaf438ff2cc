import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { bookSomething, payForSomething } from '../../testing/buying.ts'
import { codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { cancelOrder } from './cancel-order.ts'
import { markSent } from './mark-sent.ts'

describeOnEveryEngine('Sending an order', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  test('A paid order is sent once and stores when', async () => {
    const { orderId } = await payForSomething(shop)
    const sentAt = shop.clock()
    expect(granted(await markSent(shop, staff, orderId))).toBe(true)
    shop.clock.moveBy(1_000)
    expect(granted(await markSent(shop, staff, orderId))).toBe(false)
    expect((await storedOrder(shop, orderId)).sentAt).toBe(sentAt)
  })

  test('Two admins who send an order concurrently send it once', async () => {
    const { orderId } = await payForSomething(shop)
    const sent = await Promise.all([markSent(shop, staff, orderId), markSent(shop, staff, orderId)])
    expect(sent.map(granted).toSorted()).toEqual([false, true])
  })

  test('An unpaid order cannot be sent', async () => {
    const { orderId } = await bookSomething(shop)
    expect(codeOf(await markSent(shop, staff, orderId))).toBe('ORDER_NOT_PAID')
    expect((await storedOrder(shop, orderId)).sentAt).toBeNull()
  })

  test('Cancelled and unknown orders are refused with ORDER_NOT_FOUND', async () => {
    const { orderId, customer } = await bookSomething(shop)
    granted(await cancelOrder(shop, customer, orderId))
    expect(codeOf(await markSent(shop, staff, orderId))).toBe('ORDER_NOT_FOUND')
    expect(codeOf(await markSent(shop, staff, 'unknown'))).toBe('ORDER_NOT_FOUND')
  })
})
