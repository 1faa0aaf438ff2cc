import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { markCancelled } from '../../data/queries/orders/order-marks.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { bookSomething, openPayment, payAtProvider } from '../../testing/buying.ts'
import { codeOf } from '../../testing/shop-contents.ts'
import { paymentStatesOf, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { recordPayment } from './record-payment.ts'

describeOnEveryEngine('The reconciliation', (engine) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  test('Waits once per round for a provider that does not respond, however many payments are open', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => bookSomething(shop)))
    for (const bought of orders) await payAtProvider(shop, bought)
    let reads = 0
    const provider = shop.cards.readIntent.bind(shop.cards)
    shop.cards.readIntent = (id) => {
      reads += 1
      return provider(id)
    }
    shop.cards.down = true
    shop.clock.moveBy(16_000)
    await expect(reconcilePayments(shop)).rejects.toThrow('The provider is down')
    expect(reads).toBe(1)
    shop.cards.down = false
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    for (const { orderId } of orders) expect((await storedOrder(shop, orderId)).state).toBe('paid')
  })

  test('Leaves an unpaid payment of an order open, however old; the end of its hold closes it', async () => {
    const bought = await bookSomething(shop)
    const intentId = await openPayment(shop, bought)
    shop.clock.moveBy(shop.holdMs)
    await reconcilePayments(shop)
    expect(shop.cards.intent(intentId).status).toBe('waiting')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['open'])
    await expireHolds(shop)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled'])
  })

  test('Closes the open payment of a cancelled order at the provider', async () => {
    const bought = await bookSomething(shop)
    const intentId = await openPayment(shop, bought)
    await shop.database.write(async (transaction) => {
      await markCancelled(transaction, bought.orderId, { at: shop.clock(), by: 'customer' })
      return done(null)
    })
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(shop.cards.confirm(intentId)).toBe(false)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled'])
  })

  test('Closes a payment whose intent the provider has lost', async () => {
    const bought = await bookSomething(shop)
    await openPayment(shop, bought)
    shop.cards.readIntent = async () => undefined
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled'])
  })

  test.each([
    ['another amount', { amountCents: 1 }],
    ['another currency', { currency: 'eur' }],
    ['another order', { orderId: 'another' }],
  ])('Refunds money of %s instead of paying the order with it', async (_what, change) => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    shop.cards.change(intentId, change)
    const recorded = await recordPayment(shop, bought.customer, bought.orderId, intentId)
    expect(codeOf(recorded)).toBe('PAYMENT_OF_ANOTHER_ORDER')
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect((await storedOrder(shop, bought.orderId)).state).toBe('unpaid')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['refunded'])
    expect(shop.cards.refunds).toEqual([intentId])
  })
})
