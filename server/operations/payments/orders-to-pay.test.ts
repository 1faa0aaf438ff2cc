import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { bindIdentity } from '../../data/queries/accounts/identities.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import {
  type Bought,
  bookBasket,
  booking,
  bookSomething,
  openSet,
  payAtProvider,
  recordNow,
} from '../../testing/buying.ts'
import { addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { stockOf, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { listAlerts } from '../alerts/list-alerts.ts'
import { bookProduct } from '../orders/book-product.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import type { Shop } from '../shop.ts'
import { createPaymentIntent } from './create-payment-intent.ts'

describeOnEveryEngine('The orders of a payment', (engine) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const pay = ({ customer, priceCents, orderId }: Bought, at: Shop = shop) =>
    createPaymentIntent(at, customer, { priceCents, orderId })
  const payAsSet = ({ customer, priceCents, orderId }: Bought, at: Shop = shop) =>
    createPaymentIntent(at, customer, { priceCents, orderIds: [orderId] })
  const expire = async () => {
    shop.clock.moveBy(30 * minuteMs)
    await expireHolds(shop)
  }
  const verify = ({ customer: { userId } }: Bought) =>
    shop.database.write(async (transaction) => {
      const identity = { issuer: 'google', subject: userId, verified: true }
      return done(await bindIdentity(transaction, userId, identity, shop.clock()))
    })

  /** Acts after the orders of a payment are found, before its first transaction. */
  function meanwhile(act: () => Promise<unknown>): Shop {
    let isDone = false
    const write: Shop['database']['write'] = async (work) => {
      if (!isDone) {
        isDone = true
        await act()
      }
      return shop.database.write(work)
    }
    return { ...shop, database: { ...shop.database, write } }
  }

  test('Are refused with what to do if the set cannot be paid; a single order gets its own refusal', async () => {
    const bought = await bookSomething(shop)
    granted(await recordNow(shop, bought.customer, bought.orderId, await payAtProvider(shop, bought)))
    expect(codeOf(await pay(bought))).toBe('ORDER_ALREADY_PAID')
    expect(await payAsSet(bought)).toMatchObject({
      code: 'LINES_REFUSED',
      message:
        'Some of these orders cannot be paid, so nothing was charged. Leave out or cancel the named orders, then pay again.',
      lines: [{ index: 0, orderId: bought.orderId, productId: bought.productId }],
    })
  })

  test.each([
    [99_999_999, 'done'],
    [100_000_000, 'ORDER_CANNOT_BE_PAID'],
    [150_000_000, 'ORDER_CANNOT_BE_PAID'],
  ])('Orders of %i cents together: %s', async (sumCents, expected) => {
    const customer = await addCustomer(shop)
    const orderIds: string[] = []
    for (const unitPriceCents of [60_000_000, sumCents - 60_000_000]) {
      const productId = await addTool(shop, { stock: 1, unitPriceCents })
      orderIds.push(granted(await bookProduct(shop, customer, booking(productId))).orderId)
    }
    const opened = await createPaymentIntent(shop, customer, { priceCents: sumCents, orderIds })
    expect(codeOf(opened)).toBe(expected)
    if (!opened.ok) expect(opened.message).toContain('Pay these orders in several payments')
  })

  test('Are not found if one is cancelled at the same time', async () => {
    const bought = await bookSomething(shop)
    const racing = meanwhile(async () => granted(await cancelOrder(shop, bought.customer, bought.orderId)))
    expect(codeOf(await pay(bought, racing))).toBe('ORDER_NOT_FOUND')
    expect(shop.cards.intents().filter(({ status }) => status !== 'cancelled')).toEqual([])
  })

  test('Are not paid again if one is paid at the same time', async () => {
    for (const payAgain of [pay, payAsSet]) {
      const bought = await bookSomething(shop)
      const intentId = await payAtProvider(shop, bought)
      const made = shop.cards.intents().length
      const racing = meanwhile(async () =>
        granted(await recordNow(shop, bought.customer, bought.orderId, intentId)),
      )
      const again = await payAgain(bought, racing)
      const paid = { code: 'ORDER_ALREADY_PAID' }
      expect(again).toMatchObject(
        payAgain === pay
          ? paid
          : { code: 'LINES_REFUSED', lines: [{ orderId: bought.orderId, refusal: paid }] },
      )
      expect(shop.cards.intents()).toHaveLength(made)
    }
  })

  test('Include no order whose pieces were sold after its hold: it is refused, and the sold pieces stay sold', async () => {
    const bought = await bookSomething(shop, { stock: 2 })
    await expire()
    granted(await bookProduct(shop, await addCustomer(shop), booking(bought.productId)))
    expect(codeOf(await pay(bought))).toBe('STOCK_GONE')
    expect(await stockOf(shop, bought.productId)).toBe(1)
  })

  test('May need the same pieces: the first order takes them again, and the refusal names the second', async () => {
    const { customer, orderId, productId } = await bookSomething(shop, { stock: 3, quantity: 1 })
    const second = granted(await bookProduct(shop, customer, booking(productId))).orderId
    await expire()
    granted(await bookProduct(shop, await addCustomer(shop), booking(productId, { quantity: 2 })))
    const request = { priceCents: 2500, orderIds: [second, orderId] }
    const refusal = await createPaymentIntent(shop, customer, request)
    expect(refusal).toMatchObject({ lines: [{ productId, refusal: { code: 'STOCK_GONE' } }] })
    expect(refusal).toHaveProperty('lines.length', 1)
    expect(await stockOf(shop, productId)).toBe(1)
  })

  test('Hold their stock again for half an hour after an expired hold, while the provider does not respond', async () => {
    const bought = await bookSomething(shop)
    await expire()
    shop.cards.meanwhile('before createIntent', () => {
      throw new Error('away')
    })
    await expect(pay(bought)).rejects.toThrow('away')
    const until = shop.clock() + 30 * minuteMs
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({ stockHeld: 1, holdExpiresAt: until })
  })

  test('Hold their stock again for the whole time immediately if the customer is verified', async () => {
    const bought = await bookSomething(shop)
    await expire()
    await verify(bought)
    shop.cards.meanwhile('before createIntent', () => {
      throw new Error('away')
    })
    await expect(pay(bought)).rejects.toThrow('away')
    const until = shop.clock() + shop.holdMs
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({ stockHeld: 1, holdExpiresAt: until })
  })

  test('Do not take stock again while their hold lasts', async () => {
    const bought = await bookSomething(shop, { stock: 2, quantity: 2 })
    expect(codeOf(await pay(bought))).toBe('done')
    expect(await stockOf(shop, bought.productId)).toBe(0)
  })

  test('Count for the network address of an unverified customer when they take stock again', async () => {
    const counting = { ...shop, rateLimitFactor: 1 }
    const bought = await bookSomething(shop)
    await expire()
    granted(await pay(bought, counting))
    const { hold_address } = await shop.database.read
      .selectFrom('orders')
      .where('id', '=', bought.orderId)
      .select('hold_address')
      .executeTakeFirstOrThrow()
    expect(hold_address).toBe(bought.customer.addressHash)
  })

  test.each([
    ['one order', false],
    ['a set', true],
  ])('Holds of %s taken again above the limit are refused, and staff are told', async (_what, isSet) => {
    const counting = { ...shop, rateLimitFactor: 1 }
    const bought = await bookSomething(counting, { stock: 100, quantity: 1 })
    await expire()
    for (let left = 10; left > 0; left -= 1)
      granted(await bookProduct(counting, bought.customer, booking(bought.productId)))
    const refusal = await (isSet ? payAsSet : pay)(bought, counting)
    const limit = { code: 'UNPAID_ORDERS_LIMIT' }
    expect(refusal).toMatchObject(
      isSet ? { code: 'LINES_REFUSED', lines: [{ orderId: bought.orderId, refusal: limit }] } : limit,
    )
    expect(await stockOf(shop, bought.productId)).toBe(90)
    expect(await listAlerts(shop)).toMatchObject([{ kind: 'unpaid-orders', count: 10 }])
  })

  test('Count as one order when a verified customer takes the lines of one purchase again', async () => {
    const counting = { ...shop, rateLimitFactor: 1 }
    const { customer, orderIds } = await bookBasket(counting, 2)
    await expire()
    await verify({ customer, orderId: '', productId: '', priceCents: 0 })
    const { productId } = await bookSomething(counting, { customer, stock: 1000, quantity: 1 })
    for (let left = 28; left > 0; left -= 1)
      granted(await bookProduct(counting, customer, booking(productId)))
    await openSet(counting, customer, orderIds)
    expect((await storedOrder(shop, orderIds[1] ?? '')).stockHeld).toBe(1)
  })

  test('Are not reported to staff if no limit caused the refusal', async () => {
    const counting = { ...shop, rateLimitFactor: 1 }
    const { customer, orders, orderIds } = await bookBasket(counting, 2, 1)
    await expire()
    granted(await bookProduct(shop, await addCustomer(shop), booking(orders[0]?.productId ?? '')))
    const refusal = await createPaymentIntent(counting, customer, { priceCents: 2500, orderIds })
    expect(codeOf(refusal)).toBe('LINES_REFUSED')
    expect(await listAlerts(shop)).toEqual([])
  })
})
