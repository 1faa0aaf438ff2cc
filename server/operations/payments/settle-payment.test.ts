import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import {
  bookBasket,
  bookSomething,
  openPayment,
  openSet,
  payAtProvider,
  payForBasket,
  payForSomething,
  recordNow,
  sellToAnotherCustomer,
} from '../../testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { paymentStatesOf, stockOf, storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { chooseNotifications } from '../notifications/choose-notifications.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import { closePayment } from './close-payments.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { lockOrders } from './lock-payment-with-orders.ts'
import { recordPayment } from './record-payment.ts'
import { settlePayment } from './settle-payment.ts'

describeOnEveryEngine('Settling a payment', (engine) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  /** Reads the orders of the link in an email. */
  const linkedIn = (body = '') => shop.orderLinks.read(/#token=(\S+)/.exec(body)?.[1] ?? '', shop.clock())
  /** Creates an admin who is notified of each sale at once. */
  const seller = async () => {
    const admin = await addAdmin(shop)
    granted(await chooseNotifications(shop, admin, { kinds: ['sales'], hour: 7 }))
    return admin
  }
  const subjectsTo = async (recipient: string) => {
    const mails = shop.database.read.selectFrom('outbox').where('recipient', '=', recipient)
    return (await mails.select('subject').execute()).map(({ subject }) => subject)
  }
  /** Pays for two orders after the pieces of the second were sold to another customer. */
  async function payWithOneSold() {
    const booked = await bookBasket(shop, 2, 1)
    const intentId = await openSet(shop, booked.customer, booked.orderIds)
    await sellToAnotherCustomer(shop, booked.orders[1]?.productId ?? '', 1)
    shop.cards.confirm(intentId)
    const [paid = '', sold = ''] = booked.orderIds
    granted(await recordPayment(shop, booked.customer, paid, intentId))
    return { ...booked, intentId, paid, sold }
  }
  const papersOf = (intentId: string) =>
    shop.database.read
      .selectFrom('invoices')
      .where('intent_id', '=', intentId)
      .orderBy('kind', 'desc')
      .select(['id', 'kind', 'gross_cents as grossCents', 'issued_at as issuedAt'])
      .execute()

  test('For one order, the receipt and its link are about the order, and staff read which tool was sold', async () => {
    const admin = await seller()
    const { customer, orderId } = await payForSomething(shop)
    const [receipt, ...others] = await storedMessages(shop, 'paid')
    expect(others).toEqual([])
    expect(receipt).toMatchObject({
      recipient: customer.email,
      subject: 'Receipt: $25.00 for 2 × Spoke wrench',
    })
    expect(linkedIn(receipt?.body)).toMatchObject({ kind: 'order', id: orderId })
    expect(await subjectsTo(admin.email)).toEqual(['Sold: 2 × Spoke wrench, $25.00'])
  })

  test('For several orders, the link in the receipt shows the payment', async () => {
    const { intentId } = await payForBasket(shop, 2)
    const [receipt] = await storedMessages(shop, 'paid')
    expect(linkedIn(receipt?.body)).toMatchObject({ kind: 'payment', id: intentId })
  })

  test('For several orders, one of them refunded, the receipt names that order, its link shows the payment, and staff read of one sale', async () => {
    const admin = await seller()
    const { intentId } = await payWithOneSold()
    const [receipt] = await storedMessages(shop, 'paid')
    expect(receipt).toMatchObject({ subject: 'Receipt: $12.50 for 1 order' })
    expect(linkedIn(receipt?.body)).toMatchObject({ kind: 'payment', id: intentId })
    expect(await subjectsTo(admin.email)).toEqual(['Sold: 1 × Spoke wrench, $12.50'])
  })

  test('Attaches the invoice to the receipt, which belongs to the history of the first order', async () => {
    const { intentId, orderIds } = await payForBasket(shop, 2)
    const [invoice] = await papersOf(intentId)
    const mails = shop.database.read.selectFrom('outbox').where('event', '=', `paid:${intentId}`)
    expect(await mails.select(['order_id', 'invoice_id']).execute()).toEqual([
      { order_id: orderIds[0], invoice_id: invoice?.id },
    ])
    expect(await papersOf(intentId)).toMatchObject([
      { kind: 'invoice', grossCents: 2500, issuedAt: shop.clock() },
    ])
  })

  test('Sends neither receipt nor invoice if the payment pays nothing, and reports no sale to staff', async () => {
    const admin = await seller()
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    shop.cards.change(intentId, { amountCents: 1 })
    await handlePaymentEvent(shop, { id: 'evt_1', type: 'payment_intent.succeeded', intentId })
    expect(await storedMessages(shop, 'paid')).toEqual([])
    expect(await papersOf(intentId)).toEqual([])
    expect(await subjectsTo(admin.email)).toEqual([])
  })

  test('Gives the orders of a charge its transaction id, each with its place', async () => {
    const { intentId, orderIds } = await payForBasket(shop, 3)
    const rows = shop.database.read.selectFrom('orders').where('id', 'in', orderIds).orderBy('number')
    expect(await rows.select(['transaction_id', 'paid_at']).execute()).toEqual(
      [intentId, `${intentId}/2`, `${intentId}/3`].map((id) => ({
        transaction_id: id,
        paid_at: shop.clock(),
      })),
    )
  })

  test('Gives an order without an address the one from the profile, which the receipt shows', async () => {
    const bought = await bookSomething(shop)
    const { customer, orderId } = bought
    granted(await saveProfile(shop, customer, customer.email, { address: '2 Hub Street' }))
    const intentId = await payAtProvider(shop, bought)
    granted(await recordNow(shop, customer, orderId, intentId))
    expect(await storedOrder(shop, orderId)).toMatchObject({ deliveryAddress: '2 Hub Street' })
    expect((await storedMessages(shop, 'paid'))[0]?.body).toContain('2 Hub Street')
  })

  test('Refunds the money and takes no stock if too few pieces are left', async () => {
    const bought = await bookSomething(shop, { stock: 2 })
    const intentId = await openPayment(shop, bought)
    await sellToAnotherCustomer(shop, bought.productId, 1)
    shop.cards.confirm(intentId)
    expect(codeOf(await recordNow(shop, bought.customer, bought.orderId, intentId))).toBe('PAYMENT_REFUNDED')
    expect(await stockOf(shop, bought.productId)).toBe(1)
    expect((await storedOrder(shop, bought.orderId)).stockHeld).toBe(0)
  })

  test('Reports how the money was used when repeated, even after a full refund, and moves none', async () => {
    const { intentId, paid, sold } = await payWithOneSold()
    const again = (orderId: string) => settlePayment(shop, shop.cards.intent(intentId), orderId)
    expect(granted(await again(paid))).toEqual({ now: false, refundedOrders: [sold] })
    expect(await again(sold)).toMatchObject({
      code: 'PAYMENT_REFUNDED',
      lines: [{ index: 0, orderId: sold, refusal: { code: 'PAYMENT_REFUNDED' } }],
    })
    expect(shop.cards.refundedCents(intentId)).toBe(1250)

    const bought = await bookSomething(shop)
    const wrong = await payAtProvider(shop, bought)
    shop.cards.change(wrong, { amountCents: 1 })
    for (const _time of [1, 2])
      expect(codeOf(await settlePayment(shop, shop.cards.intent(wrong), bought.orderId))).toBe(
        'PAYMENT_REFUNDED',
      )
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['refunded'])
    expect(shop.cards.refunds).toEqual([intentId, wrong])
  })

  test('Is refused for an order that does not belong to the payment', async () => {
    const [bought, other] = [await bookSomething(shop), await bookSomething(shop)]
    const intentId = await payAtProvider(shop, bought)
    const settled = await settlePayment(shop, shop.cards.intent(intentId), other.orderId)
    expect(codeOf(settled)).toBe('PAYMENT_OF_ANOTHER_ORDER')
    expect((await storedOrder(shop, bought.orderId)).state).toBe('unpaid')
  })

  test('Issues the credit note for a refund that the provider made before', async () => {
    const bought = await bookSomething(shop)
    const { customer, priceCents } = bought
    const intentId = granted(await createPaymentIntent(shop, customer, { priceCents })).replace(
      /_secret$/,
      '',
    )
    shop.cards.confirm(intentId)
    shop.cards.refundByHand(intentId, 1000)
    await handlePaymentEvent(shop, { id: 'evt_1', type: 'charge.refunded', intentId })
    granted(await recordNow(shop, customer, bought.orderId, intentId))
    expect(await papersOf(intentId)).toMatchObject([
      { kind: 'invoice', grossCents: 2500 },
      { kind: 'credit-note', grossCents: 1000, issuedAt: shop.clock() },
    ])
  })

  test('Locks orders by their ids and returns them by their numbers, without deleted ones', async () => {
    const { orders, orderIds } = await bookBasket(shop, 3)
    const [first, second, third] = orderIds
    const last = (orders[2]?.number ?? 0) + 1
    await shop.database.write(async (transaction) => {
      await transaction.db
        .updateTable('orders')
        .set({ number: last })
        .where('id', '=', String(first))
        .execute()
      for (const ids of [
        [...orderIds, 'gone'],
        ['gone', ...orderIds.toReversed()],
      ]) {
        const locked = await lockOrders(transaction, ids)
        expect(locked.map(({ id }) => id)).toEqual([second, third, first])
      }
      return done(null)
    })
  })

  test("Settles only the payment's own orders when a payment that took money is closed", async () => {
    const bought = await bookSomething(shop)
    const other = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    const payment = await shop.database.read
      .selectFrom('payments')
      .where('intent_id', '=', intentId)
      .select(['user_id as userId', 'order_id as orderId', 'amount_cents as amountCents', 'state'])
      .select('credit_cents as creditCents')
      .executeTakeFirstOrThrow()
    const row = { ...payment, intentId, createdAt: shop.clock(), openedFrom: null }
    await expect(closePayment(shop, row, [{ id: other.orderId }])).rejects.toThrow('none of its orders')
    const both = [{ id: other.orderId }, { id: bought.orderId }]
    expect(codeOf(await closePayment(shop, row, both))).toBe('ORDER_ALREADY_PAID')
    expect((await storedOrder(shop, bought.orderId)).state).toBe('paid')
  })
})
