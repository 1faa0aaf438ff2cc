import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { bookSomething } from '../../testing/buying.ts'
import { addCredit, buyGiftCards, creditOf, openWithCredit } from '../../testing/crediting.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { closeOpenPayments } from '../payments/close-payments.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import type { Shop } from '../shop.ts'
import { giveCredit } from './give-credit.ts'
import { payWithCredit } from './pay-with-credit.ts'
import { redeemGiftCard } from './redeem-gift-card.ts'

const rounds = 8

describeOnEveryEngine('At the same time,', (engine) => {
  let shop: TestShop
  let other: Shop
  beforeEach(async () => {
    shop = await openTestShop(engine)
    other = shop.database.engine === 'postgres' ? await shop.anotherProcess() : shop
  })
  afterEach(() => shop.drop())

  const refundOf = (orderId: string, amountCents: number) => ({
    orderId,
    request: { amountCents, reason: 'Scratched', restock: 0, idempotencyKey: undefined },
  })

  test('one code that two tabs, or two people, redeem adds its amount once', async () => {
    const [one, two] = [await addCustomer(shop), await addCustomer(shop)]
    const { codes } = await buyGiftCards(shop, rounds)
    for (const code of codes) {
      await Promise.all([
        redeemGiftCard(shop, one, code),
        redeemGiftCard(other, one, code),
        redeemGiftCard(other, two, code),
      ])
    }
    expect((await creditOf(shop, one)) + (await creditOf(shop, two))).toBe(rounds * 2500)
  })

  test('two payments of different orders cannot use the same credit', async () => {
    const customer = await addCustomer(shop)
    await addCredit(shop, customer, 3000)
    for (let round = 0; round < rounds; round += 1) {
      const [first, second] = [
        await bookSomething(shop, { customer }),
        await bookSomething(shop, { customer }),
      ]
      const both = await Promise.all([
        payWithCredit(shop, customer, { priceCents: 2500, orderIds: [first.orderId] }),
        payWithCredit(other, customer, { priceCents: 2500, orderIds: [second.orderId] }),
      ])
      expect(both.map(codeOf).toSorted()).toEqual(['CREDIT_TOO_LOW', 'done'])
      expect(await creditOf(shop, customer)).toBe(500)
      await addCredit(shop, customer, 2500)
    }
  })

  test('two tabs that pay one order, one with the card and one with credit, pay it once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const bought = await bookSomething(shop)
      const { customer, orderId, priceCents } = bought
      await addCredit(shop, customer, priceCents)
      await Promise.all([
        createPaymentIntent(shop, customer, { priceCents, creditCents: 1000, orderIds: [orderId] }),
        createPaymentIntent(other, customer, { priceCents, creditCents: 1000, orderIds: [orderId] }),
        payWithCredit(other, customer, { priceCents, orderIds: [orderId] }),
        payWithCredit(shop, customer, { priceCents, orderIds: [orderId] }),
      ])
      const { state, creditCents } = await storedOrder(shop, orderId)
      const open = await shop.database.read
        .selectFrom('payments')
        .where('user_id', '=', customer.userId)
        .where('state', '=', 'open')
        .select('credit_cents')
        .execute()
      const reserved = open.reduce((sum, row) => sum + row.credit_cents, 0)
      expect((await creditOf(shop, customer)) + creditCents + reserved).toBe(priceCents)
      expect(open).toHaveLength(state === 'paid' ? 0 : 1)
    }
  })

  test('webhook, browser and reconciliation settle a payment with credit once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const bought = await bookSomething(shop)
      await addCredit(shop, bought.customer, 1000)
      const intentId = await openWithCredit(shop, bought, 1000)
      shop.cards.confirm(intentId)
      await Promise.all([
        recordPayment(shop, bought.customer, bought.orderId, intentId),
        handlePaymentEvent(other, { id: `evt_${round}`, type: 'payment_intent.succeeded', intentId }),
        reconcilePayments(other),
      ])
      expect(await storedOrder(shop, bought.orderId)).toMatchObject({ state: 'paid', creditCents: 1000 })
      expect(await creditOf(shop, bought.customer)).toBe(0)
    }
  })

  test('two cancellations of a payment return its credit once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const bought = await bookSomething(shop)
      await addCredit(shop, bought.customer, 1000)
      const intentId = await openWithCredit(shop, bought, 1000)
      await Promise.all([
        closeOpenPayments(shop, bought.orderId),
        closeOpenPayments(other, bought.orderId),
        cancelOrder(other, bought.customer, bought.orderId),
        handlePaymentEvent(shop, { id: `evt_${round}`, type: 'payment_intent.canceled', intentId }),
      ])
      expect(await creditOf(shop, bought.customer)).toBe(1000)
    }
  })

  test('a payment that is cancelled while it is paid keeps card and credit together', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const bought = await bookSomething(shop)
      await addCredit(shop, bought.customer, 1000)
      const intentId = await openWithCredit(shop, bought, 1000)
      await Promise.all([
        Promise.resolve(shop.cards.confirm(intentId)).then(() =>
          recordPayment(shop, bought.customer, bought.orderId, intentId),
        ),
        cancelOrder(other, bought.customer, bought.orderId),
        handlePaymentEvent(other, { id: `evt_${round}`, type: 'payment_intent.succeeded', intentId }),
      ])
      const { state, creditCents } = await storedOrder(shop, bought.orderId)
      const isPaid = state === 'paid'
      const intent = shop.cards.intent(intentId)
      const charged = intent.status === 'succeeded' ? intent.amountCents : 0
      expect(charged - shop.cards.refundedCents(intentId)).toBe(isPaid ? 1500 : 0)
      expect(creditCents).toBe(isPaid ? 1000 : 0)
      expect(await creditOf(shop, bought.customer)).toBe(isPaid ? 0 : 1000)
    }
  })

  test('two refunds of the whole order return card and credit once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const bought = await bookSomething(shop)
      const admin = await addAdmin(shop)
      await addCredit(shop, bought.customer, 1000)
      const intentId = await openWithCredit(shop, bought, 1000)
      shop.cards.confirm(intentId)
      granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))
      const { orderId, request } = refundOf(bought.orderId, 2500)
      const both = await Promise.all([
        refundOrder(shop, admin, orderId, request),
        refundOrder(other, admin, orderId, request),
      ])
      expect(both.map(codeOf).toSorted()).toEqual(['NOTHING_TO_REFUND', 'done'])
      expect(shop.cards.refundedCents(intentId)).toBe(1500)
      expect(await creditOf(shop, bought.customer)).toBe(1000)
    }
  })

  test('credit that is taken back while it is spent never falls below nothing', async () => {
    const admin = await addAdmin(shop)
    for (let round = 0; round < rounds; round += 1) {
      const bought = await bookSomething(shop)
      const { customer, orderId, priceCents } = bought
      await addCredit(shop, customer, priceCents)
      const back = {
        email: customer.email,
        amountCents: -priceCents,
        reason: 'Mistake',
        idempotencyKey: undefined,
      }
      await Promise.all([
        giveCredit(other, admin, back),
        payWithCredit(shop, customer, { priceCents, orderIds: [orderId] }),
      ])
      expect(await creditOf(shop, customer)).toBe(0)
    }
  })

  test('a gift card that is refunded while it is redeemed is one of both', async () => {
    const admin = await addAdmin(shop)
    for (let round = 0; round < rounds; round += 1) {
      const { orderId, codes } = await buyGiftCards(shop)
      const customer = await addCustomer(shop)
      const { request } = refundOf(orderId, 2500)
      await Promise.all([
        redeemGiftCard(shop, customer, codes[0] ?? ''),
        refundOrder(other, admin, orderId, request),
      ])
      const { givenBackCents } = await storedOrder(shop, orderId)
      expect(givenBackCents + (await creditOf(shop, customer))).toBe(2500)
    }
  })
})
