import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { markCancelled } from '../../data/queries/orders/order-marks.ts'
import { insertPayment } from '../../data/queries/payments/payments.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { CardsUnavailable } from '../../providers/cards/cards.ts'
import { bookSomething, openPayment, payAtProvider, payForSomething } from '../../testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { paymentStatesOf, storedOrder, storedRefunds } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
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

  test('Makes due refunds even if two payments always fail', async () => {
    const { orderId } = await payForSomething(shop)
    const odd: string[] = []
    for (const _ of ['one', 'two']) odd.push(await payAtProvider(shop, await bookSomething(shop)))
    shop.cards.refundFails = 'before'
    const wanted = { amountCents: 100, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
    expect(granted(await refundOrder(shop, await addAdmin(shop), orderId, wanted)).state).toBe('due')
    shop.cards.refundFails = undefined
    const provider = shop.cards.readIntent.bind(shop.cards)
    shop.cards.readIntent = async (id) => {
      if (odd.includes(id)) throw new Error('unexpected')
      return provider(id)
    }
    for (let round = 0; round < 6; round += 1) {
      shop.clock.moveBy(10_000)
      await reconcilePayments(shop).catch(({ message }: Error) => expect(message).toBe('unexpected'))
    }
    expect(await storedRefunds(shop, orderId)).toMatchObject([{ state: 'succeeded' }])
  })

  test('Leaves an unpaid payment of an order open, however old it is; the end of the hold closes it', async () => {
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

  test('Closes a payment whose intent the provider no longer has', async () => {
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

  test('Checks a payment only after fifteen seconds without a change', async () => {
    const bought = await bookSomething(shop)
    await payAtProvider(shop, bought)
    shop.clock.moveBy(14_999)
    await reconcilePayments(shop)
    expect((await storedOrder(shop, bought.orderId)).state).toBe('unpaid')
    shop.clock.moveBy(1)
    await reconcilePayments(shop)
    expect((await storedOrder(shop, bought.orderId)).state).toBe('paid')
  })

  test('Checks fifty payments in a round, and the others in the next', async () => {
    const { customer } = await bookSomething(shop)
    await shop.database.write(async (transaction) => {
      for (let left = 51; left > 0; left -= 1) {
        const payment = { intentId: `pi_lost_${left}`, userId: customer.userId, amountCents: 100, orders: [] }
        await insertPayment(transaction, payment, shop.clock())
      }
      return done(null)
    })
    const read = vi.spyOn(shop.cards, 'readIntent')
    shop.clock.moveBy(15_000)
    await reconcilePayments(shop)
    expect(read).toHaveBeenCalledTimes(50)
    await reconcilePayments(shop)
    expect(read).toHaveBeenCalledTimes(51)
  })

  test('Makes other refunds if the provider fails on one', async () => {
    const refund = shop.cards.refund.bind(shop.cards)
    shop.cards.refund = async () => {
      throw new CardsUnavailable('The provider is busy')
    }
    const intents: string[] = []
    for (const id of ['evt_1', 'evt_2']) {
      const bought = await bookSomething(shop)
      const intentId = await openPayment(shop, bought)
      granted(await cancelOrder(shop, bought.customer, bought.orderId))
      // The provider could not cancel the intent.
      shop.cards.change(intentId, { status: 'succeeded' })
      const event = { id, type: 'payment_intent.succeeded', intentId }
      await expect(handlePaymentEvent(shop, event)).rejects.toThrow('busy')
      shop.clock.moveBy(1)
      intents.push(intentId)
    }
    shop.cards.refund = async (wanted) => {
      if (wanted.intentId === intents[0]) throw new CardsUnavailable('The provider fails on this one')
      return refund(wanted)
    }
    shop.clock.moveBy(14_997)
    await reconcilePayments(shop)
    shop.clock.moveBy(1)
    await expect(reconcilePayments(shop)).rejects.toThrow('fails on')
    expect(shop.cards.refunds).toEqual([])
    shop.clock.moveBy(1)
    await reconcilePayments(shop)
    expect(shop.cards.refunds).toEqual([intents[1]])
  })
})
