import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { findPayment, noteOpenedFrom } from '../../data/queries/payments/payments.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { dayMs, hourMs, minuteMs } from '../../platform/clock.ts'
import {
  type Bought,
  booking,
  bookSomething,
  openPayment,
  payForSomething,
  recordNow,
} from '../../testing/buying.ts'
import { addTool, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { adminEmail, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { retireAccount } from '../accounts/delete-account.ts'
import { listAlerts } from '../alerts/list-alerts.ts'
import { resolveAlert } from '../alerts/resolve-alert.ts'
import { bookProduct } from '../orders/book-product.ts'
import { recordDeclines } from './card-declines.ts'
import { closePaymentsOf } from './close-payments.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { pollPaymentEvents } from './poll-payment-events.ts'
import { reconcilePayments } from './reconcile-payments.ts'

describeOnEveryEngine('Declined cards', (engine) => {
  let shop: TestShop
  let bought: Bought

  beforeEach(async () => {
    shop = await openTestShop(engine, { rateLimitFactor: 1 })
    bought = await bookSomething(shop, { stock: 100 })
  })
  afterEach(() => shop.drop())

  const decline = (intentId: string, times: number) => {
    let reached = 0
    while (reached < times && shop.cards.decline(intentId, shop.clock())) reached += 1
    return reached
  }
  /** Counts the declines of a payment like an event of the provider. */
  const record = async (intentId: string) => {
    const payment = await findPayment(shop.database.read, intentId)
    if (!payment) throw new Error('The shop does not know this payment')
    return recordDeclines(shop, payment)
  }
  const pay = ({ customer, orderId, priceCents } = bought) =>
    createPaymentIntent(shop, customer, { priceCents, orderId })
  const another = async (): Promise<Bought> => {
    const productId = await addTool(shop, { stock: 10 })
    const { orderId, priceCents } = granted(await bookProduct(shop, bought.customer, booking(productId)))
    return { customer: bought.customer, productId, orderId, priceCents }
  }

  test('Do not stop a customer from paying if there are only three', async () => {
    const intentId = await openPayment(shop, bought)
    decline(intentId, 3)
    expect(await openPayment(shop, bought)).toBe(intentId)
    shop.cards.confirm(intentId)
    expect(granted(await recordNow(shop, bought.customer, bought.orderId, intentId))).toBe(true)
    expect(await listAlerts(shop)).toEqual([])
  })

  test('Do not stop a customer with five unpaid orders from paying each', async () => {
    const orders = [bought, await another(), await another(), await another(), await another()]
    for (const order of orders) {
      const intentId = await openPayment(shop, order)
      shop.cards.confirm(intentId)
      expect(codeOf(await recordNow(shop, order.customer, order.orderId, intentId))).toBe('done')
    }
  })

  test('Pause payments after ten in an hour: new payments are refused and open ones are closed at the provider', async () => {
    const intentId = await openPayment(shop, bought)
    decline(intentId, 10)
    const other = await another()
    expect(await pay(other)).toMatchObject({
      code: 'PAYMENTS_PAUSED',
      message:
        'Too many cards were declined. Your order stays. Ask your bank about the card. You can pay again in 60 minutes.',
    })
    expect(decline(intentId, 1)).toBe(0)
    expect(codeOf(await pay())).toBe('PAYMENTS_PAUSED')
  })

  test('Let the account pay again after an hour', async () => {
    decline(await openPayment(shop, bought), 10)
    expect(codeOf(await pay())).toBe('PAYMENTS_PAUSED')
    shop.clock.moveBy(hourMs - 1)
    expect(codeOf(await pay())).toBe('PAYMENTS_PAUSED')
    shop.clock.moveBy(1)
    expect(codeOf(await pay())).toBe('done')
  })

  test('Across five unpaid orders pause payments too', async () => {
    const orders = [bought, await another(), await another(), await another(), await another()]
    for (const order of orders.slice(0, 4)) decline(await openPayment(shop, order), 1)
    const last = await openPayment(shop, orders[4] ?? bought)
    decline(last, 1)
    expect(codeOf(await pay())).toBe('PAYMENTS_PAUSED')
  })

  test.each([
    [
      'a webhook event',
      () => handlePaymentEvent(shop, { id: 'evt_1', type: 'charge.failed', intentId: 'pi_1' }),
    ],
    ['polling the events', () => pollPaymentEvents(shop)],
    [
      'reconciling payments',
      async () => {
        shop.clock.moveBy(minuteMs)
        await reconcilePayments(shop)
      },
    ],
  ])('Are detected by %s alone, and open payments are closed', async (_what, learn) => {
    const intentId = await openPayment(shop, bought)
    decline(intentId, 12)
    await learn()
    expect(decline(intentId, 1)).toBe(0)
    expect(await listAlerts(shop)).toMatchObject([{ kind: 'declined-cards', count: 12 }])
  })

  test('Still count after a later card succeeds', async () => {
    const intentId = await openPayment(shop, bought)
    decline(intentId, 10)
    shop.cards.confirm(intentId)
    await pollPaymentEvents(shop)
    const other = await another()
    expect(codeOf(await pay(other))).toBe('PAYMENTS_PAUSED')
  })

  test('Count once, even if reported in several ways', async () => {
    const intentId = await openPayment(shop, bought)
    decline(intentId, 5)
    await pollPaymentEvents(shop)
    for (const id of ['evt_a', 'evt_b']) {
      await handlePaymentEvent(shop, { id, type: 'payment_intent.payment_failed', intentId })
    }
    expect(await openPayment(shop, bought)).toBe(intentId)
  })

  test('Send the admin one email a day, and the admin can let the account pay again', async () => {
    const intentId = await openPayment(shop, bought)
    decline(intentId, 11)
    await pollPaymentEvents(shop)
    expect(codeOf(await pay())).toBe('PAYMENTS_PAUSED')
    const emails = await shop.database.read
      .selectFrom('outbox')
      .where('recipient', '=', adminEmail)
      .select('body')
      .execute()
    expect(emails).toEqual([{ body: expect.stringContaining('11 cards were declined') }])
    // Emails outlive the account.
    expect(emails[0]?.body).not.toContain(bought.customer.email)
    const [alert] = await listAlerts(shop)
    granted(await resolveAlert(shop, staff, alert?.id ?? ''))
    expect(await listAlerts(shop)).toEqual([])
    expect(codeOf(await pay())).toBe('done')
  })

  test('Of two payments count together, even if recorded at the same time', async () => {
    const other = await another()
    const payments = [await openPayment(shop, bought), await openPayment(shop, other)]
    for (const intentId of payments) decline(intentId, 5)
    await Promise.all(payments.map(record))
    expect(payments.map((intentId) => shop.cards.intent(intentId).status)).toEqual(['cancelled', 'cancelled'])
  })

  test('Close a payment once the provider is back, if it could not be closed before', async () => {
    const intentId = await openPayment(shop, bought)
    decline(intentId, 10)
    shop.cards.meanwhile('before cancelIntent', () => {
      throw new Error('away')
    })
    await expect(record(intentId)).rejects.toThrow('away')
    expect(shop.cards.intent(intentId).status).toBe('waiting')
    shop.clock.moveBy(minuteMs)
    await reconcilePayments(shop)
    expect(shop.cards.intent(intentId).status).toBe('cancelled')
  })

  test('Close the other payments even if one succeeds at the same time', async () => {
    granted(
      await createPaymentIntent(shop, bought.customer, { priceCents: bought.priceCents, orderId: undefined }),
    )
    shop.cards.confirm(shop.cards.intents()[0]?.id ?? '')
    const intentId = await openPayment(shop, await another())
    decline(intentId, 10)
    await record(intentId)
    expect(shop.cards.intent(intentId).status).toBe('cancelled')
  })

  test('Do not restore data of a deleted account if their events come late', async () => {
    const intentId = await openPayment(shop, bought)
    decline(intentId, 10)
    const { userId } = bought.customer
    granted(await closePaymentsOf(shop, userId))
    granted(await shop.database.write((transaction) => retireAccount(shop, transaction, userId)))
    await record(intentId)
    expect(await shop.database.read.selectFrom('card_declines').selectAll().execute()).toEqual([])
    expect(await listAlerts(shop)).toEqual([])
  })

  describe('of strangers at one network address', () => {
    const otherAddress = 'another address'
    const stranger = async (): Promise<Bought> => bookSomething(shop, { stock: 10 })
    const from = (one: Bought, addressHash: string): Bought => ({
      ...one,
      customer: { ...one.customer, addressHash },
    })

    /** Declines up to three cards each of new strangers, `count` cards in total, and counts them. */
    async function declineOfStrangers(count: number, addressHash?: string) {
      for (let left = count; left > 0; left -= 3) {
        const bought = await stranger()
        const intentId = await openPayment(shop, addressHash ? from(bought, addressHash) : bought)
        decline(intentId, Math.min(3, left))
        await record(intentId)
      }
    }

    test('Twenty declines pause the strangers at the address, close their payments and alert staff; strangers elsewhere can pay', async () => {
      const waiting = await openPayment(shop, bought)
      await declineOfStrangers(20)
      expect(shop.cards.intent(waiting).status).toBe('cancelled')
      expect(await pay()).toMatchObject({
        code: 'PAYMENTS_PAUSED',
        message: expect.stringContaining('on your network'),
      })
      expect(codeOf(await pay(from(bought, otherAddress)))).toBe('done')
      expect(await listAlerts(shop)).toMatchObject([{ kind: 'declined-cards', count: 20 }])
    })

    test('A customer whose paid order is older than a day can still pay there', async () => {
      const paid = await payForSomething(shop)
      shop.clock.moveBy(dayMs + 1)
      await declineOfStrangers(20)
      const next = granted(await bookProduct(shop, paid.customer, booking(paid.productId)))
      expect(codeOf(await pay({ ...paid, ...next }))).toBe('done')
    })

    test('The declines of a customer whose paid order is older than a day do not count among the twenty', async () => {
      const paid = await payForSomething(shop)
      shop.clock.moveBy(dayMs + 1)
      const next = granted(await bookProduct(shop, paid.customer, booking(paid.productId)))
      const intentId = await openPayment(shop, { ...paid, ...next })
      decline(intentId, 1)
      await record(intentId)
      await declineOfStrangers(19)
      expect(codeOf(await pay(await stranger()))).toBe('done')
      await declineOfStrangers(1)
      expect(codeOf(await pay(await stranger()))).toBe('PAYMENTS_PAUSED')
    })

    test('Resolving the alert lets everybody at the address pay again', async () => {
      await declineOfStrangers(20)
      const [alert] = await listAlerts(shop)
      granted(await resolveAlert(shop, staff, alert?.id ?? ''))
      expect(codeOf(await pay())).toBe('done')
    })

    test('Fifty declines in the whole shop lower the limits for strangers and notify staff once', async () => {
      for (const address of ['one', 'two', 'three', 'four']) await declineOfStrangers(12, address)
      await declineOfStrangers(2, 'five')
      const intentId = await openPayment(shop, bought)
      decline(intentId, 3)
      await record(intentId)
      expect(await openPayment(shop, bought)).toBe(intentId)
      decline(intentId, 2)
      await record(intentId)
      expect(codeOf(await pay())).toBe('PAYMENTS_PAUSED')
      const { read } = shop.database
      const mails = await read
        .selectFrom('outbox')
        .where('event', 'like', 'alert:card-testing:%')
        .select('body')
        .execute()
      expect(mails).toEqual([{ body: expect.stringContaining('50 cards of new customers were declined') }])
    })
  })

  test('Close a payment after six, and the customer can open another', async () => {
    const intentId = await openPayment(shop, bought)
    decline(intentId, 6)
    await record(intentId)
    expect(shop.cards.intent(intentId).status).toBe('cancelled')
    const next = await openPayment(shop, bought)
    expect(next).not.toBe(intentId)
    shop.cards.confirm(next)
    expect(granted(await recordNow(shop, bought.customer, bought.orderId, next))).toBe(true)
  })

  test('Keep the network address only while the payment is open, and with the declines', async () => {
    const intentId = await openPayment(shop, bought)
    const kept = () =>
      shop.database.read.selectFrom('payments').select('opened_from').executeTakeFirstOrThrow()
    expect(await kept()).toEqual({ opened_from: bought.customer.addressHash })
    shop.cards.confirm(intentId)
    await recordNow(shop, bought.customer, bought.orderId, intentId)
    expect(await kept()).toEqual({ opened_from: null })
    // Simulates a request that began before the payment ended.
    await shop.database.write(async (transaction) =>
      done(await noteOpenedFrom(transaction, intentId, 'an address')),
    )
    expect(await kept()).toEqual({ opened_from: null })
  })
})
