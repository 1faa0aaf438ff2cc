import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import {
  type Bought,
  bookSomething,
  claimOf,
  openPayment,
  payAtProvider,
  payForBasket,
  sellToAnotherCustomer,
  sendAnyway,
} from '../../testing/buying.ts'
import { sendOffer } from '../../testing/offering.ts'
import { addAdmin, addCustomer, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { adminEmail, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { syncDisputes } from '../disputes/sync-disputes.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import type { Caller } from '../shop.ts'
import { cancelOrder } from './cancel-order.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { expireHolds } from './expire-holds.ts'
import { getTimeline } from './get-timeline.ts'
import { sendOrder } from './send-order.ts'
import { eventsOfNumber } from './shared-events.ts'
import { withdraw } from './withdraw.ts'

describeOnEveryEngine("An order's timeline", (engine) => {
  let shop: TestShop
  let bought: Bought
  let admin: Caller

  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    bought = await bookSomething(shop, { stock: 3, quantity: 3 })
  })
  afterEach(() => shop.drop())

  const timeline = async (caller: Caller = admin) =>
    granted(await getTimeline(shop, caller, bought.orderId)).filter(({ kind }) => kind !== 'message')
  const kinds = async () => (await timeline()).map(({ kind }) => kind)
  const advance = () => shop.clock.moveBy(minuteMs)
  const refund = async (amountCents: number, restock: number) => {
    const input = { amountCents, restock, reason: 'One came scratched', idempotencyKey: undefined }
    return granted(await refundOrder(shop, admin, bought.orderId, input))
  }

  test('Lists in order: expired hold, failed card, payment, refund, sending', async () => {
    shop.clock.moveBy(shop.holdMs)
    await expireHolds(shop)
    advance()
    const intentId = await openPayment(shop, bought)
    advance()
    await handlePaymentEvent(shop, { id: 'evt_1', type: 'payment_intent.payment_failed', intentId })
    advance()
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))
    advance()
    await refund(1250, 1)
    advance()
    granted(await sendAnyway(shop, staff, bought.orderId))
    expect(await timeline()).toMatchObject([
      { kind: 'booked', amount: 37.5, pieces: 3 },
      { kind: 'hold-ended', pieces: 3 },
      { kind: 'stock-retaken', pieces: 3 },
      { kind: 'payment-opened', amount: 37.5 },
      { kind: 'payment-failed' },
      { kind: 'paid', amount: 37.5 },
      {
        kind: 'refund',
        amount: 12.5,
        state: 'succeeded',
        origin: 'admin',
        reason: 'One came scratched',
        pieces: 1,
        by: admin.email,
      },
      { kind: 'sent' },
    ])
    const instants = (await timeline()).map(({ at }) => at)
    expect(instants).toEqual(instants.toSorted((one, other) => one - other))
  })

  test("Omits admins' names and the card provider's messages for the customer", async () => {
    const intentId = await payAtProvider(shop, bought)
    granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))
    shop.cards.refusal = { refused: 'charge_disputed', message: 'Charged back.' }
    const input = { amountCents: 100, restock: 0, reason: 'Sorry', idempotencyKey: undefined }
    expect(codeOf(await refundOrder(shop, admin, bought.orderId, input))).toBe('REFUND_REFUSED')
    const [forAdmin, forOwner] = [await timeline(), await timeline(bought.customer)]
    expect(forAdmin.at(-1)).toMatchObject({ state: 'failed', failure: 'Charged back.', by: admin.email })
    expect(forOwner.at(-1)).toMatchObject({ state: 'failed', reason: 'Sorry' })
    expect(forOwner.at(-1)).not.toHaveProperty('by')
    expect(forOwner.at(-1)).not.toHaveProperty('failure')
    expect(forOwner).toHaveLength(forAdmin.length)
  })

  test('Lists an automatic refund in the currency of the payment', async () => {
    const intentId = await openPayment(shop, bought)
    await sellToAnotherCustomer(shop, bought.productId, 3)
    shop.cards.confirm(intentId)
    shop.cards.change(intentId, { currency: 'eur' })
    await handlePaymentEvent(shop, { id: 'evt_1', type: 'payment_intent.succeeded', intentId })
    expect(await kinds()).toEqual(['booked', 'payment-opened', 'hold-ended', 'refund'])
    expect((await timeline()).at(-1)).toMatchObject({ origin: 'shop', amount: 37.5, currency: 'eur' })
  })

  test('Lists a closed payment and a cancelled order for the admin; the customer can no longer open the order', async () => {
    await openPayment(shop, bought)
    advance()
    granted(await cancelOrder(shop, bought.customer, bought.orderId))
    expect(await kinds()).toEqual(['booked', 'payment-opened', 'payment-closed', 'cancelled'])
    expect(codeOf(await getTimeline(shop, bought.customer, bought.orderId))).toBe('ORDER_NOT_FOUND')
  })

  test('Lists a payment without an order once it belongs to the order', async () => {
    const { customer, priceCents, orderId } = bought
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId: undefined }))
    expect(await kinds()).toEqual(['booked'])
    const intentId = secret.replace(/_secret$/, '')
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, customer, orderId, intentId))
    expect(await kinds()).toEqual(['booked', 'payment-opened', 'paid'])
  })

  test('Shows the admin all emails, and the customer only their own', async () => {
    const intentId = await openPayment(shop, bought)
    await sellToAnotherCustomer(shop, bought.productId, 3)
    shop.cards.confirm(intentId)
    expect(codeOf(await recordPayment(shop, bought.customer, bought.orderId, intentId))).toBe(
      'PAYMENT_REFUNDED',
    )
    const messages = async (caller: Caller) =>
      granted(await getTimeline(shop, caller, bought.orderId)).filter(({ kind }) => kind === 'message')
    const forAdmin = await messages(admin)
    const forOwner = await messages(bought.customer)
    const subject = 'Your payment of $37.50 is refunded'
    const recipient = bought.customer.email
    expect(forAdmin).toContainEqual(expect.objectContaining({ subject, recipient, state: 'due' }))
    expect(forAdmin.map((message) => message.recipient)).toContain(adminEmail)
    expect(forOwner).toEqual([])
    const { autocommit } = shop.database
    await autocommit
      .updateTable('outbox')
      .set({ failed_at: shop.clock() })
      .where('recipient', '=', adminEmail)
      .execute()
    expect(await messages(admin)).toContainEqual(
      expect.objectContaining({ recipient: adminEmail, state: 'failed' }),
    )
    await autocommit
      .updateTable('outbox')
      .set({ sent_at: shop.clock() + 1, failed_at: null })
      .execute()
    const sent = await messages(bought.customer)
    expect(sent.at(-1)).toMatchObject({ subject, state: 'succeeded', at: shop.clock() + 1 })
    expect(sent).toHaveLength(forAdmin.filter((message) => message.recipient === recipient).length)
    expect(sent[0]).not.toHaveProperty('recipient')
  })

  test('Cannot be read by another customer', async () => {
    expect(codeOf(await getTimeline(shop, await addCustomer(shop), bought.orderId))).toBe('ORDER_NOT_FOUND')
  })

  test('Lists address, parcel and dispute, but shows the customer neither the sender’s name nor the dispute', async () => {
    const { customer, orderId } = bought
    const address = { name: 'Ada', address: '7 Chain Lane', phone: '' }
    granted(await setDeliveryAddress(shop, customer, [orderId], address))
    const intentId = await payAtProvider(shop, bought)
    granted(await recordPayment(shop, customer, orderId, intentId))
    const parcel = { carrier: 'UPS', tracking: '1Z 999' }
    granted(await sendOrder(shop, admin, orderId, { ...parcel, withoutAddress: false }))
    const openedAt = shop.clock() + 1
    const dispute = { openedAt, currency: 'eur' }
    shop.cards.dispute(intentId, dispute)
    await syncDisputes(shop, intentId)
    // Events of the same instant are sorted by the usual course of an order.
    const common = ['booked', 'payment-opened', 'paid', 'address', 'sent']
    expect(await kinds()).toEqual([...common, 'disputed'])
    const [, , , given, sent, disputed] = await timeline()
    expect(given).toMatchObject({ source: 'customer', address: '7 Chain Lane' })
    expect(sent).toMatchObject({ ...parcel, by: admin.email })
    expect(disputed).toMatchObject({ at: openedAt, amount: 37.5, currency: 'eur', reason: 'fraudulent' })
    const forOwner = await timeline(customer)
    expect(forOwner.map(({ kind }) => kind)).toEqual(common)
    expect(forOwner.at(-1)).toEqual({ at: shop.clock(), kind: 'sent', ...parcel })
    shop.cards.dispute(intentId, { ...dispute, status: 'won' })
    advance()
    await syncDisputes(shop, intentId)
    expect((await timeline()).at(-1)).toEqual({
      at: shop.clock(),
      kind: 'dispute-won',
      amount: 37.5,
      currency: 'eur',
    })
  })

  test('Does not name a deleted account that sent, refunded or ended a withdrawal', async () => {
    granted(await recordPayment(shop, bought.customer, bought.orderId, await payAtProvider(shop, bought)))
    const claim = await claimOf(shop, bought)
    granted(await withdraw(shop, claim, [claim.number]))
    granted(await endWithdrawal(shop, admin, bought.orderId, { ending: 'taken-back', reason: '' }))
    granted(await sendAnyway(shop, admin, bought.orderId))
    await refund(100, 0)
    const named = async () => (await timeline()).filter(({ by }) => by !== undefined).map(({ kind }) => kind)
    expect(await named()).toEqual(['sent', 'withdrawal-taken-back', 'refund'])
    expect((await timeline(bought.customer)).filter((entry) => 'by' in entry)).toEqual([])
    const ended = (await timeline()).find(({ kind }) => kind === 'withdrawal-taken-back')
    expect(ended).not.toHaveProperty('reason')
    await shop.database.autocommit
      .updateTable('users')
      .set({ email: `deleted:${admin.userId}` })
      .where('id', '=', admin.userId)
      .execute()
    expect(await named()).toEqual([])
  })

  test('Says whether the booking came from an offer', async () => {
    const { offerId } = await sendOffer(shop)
    expect((await timeline())[0]).not.toHaveProperty('fromOffer')
    await shop.database.autocommit
      .updateTable('orders')
      .set({ offer_id: offerId })
      .where('id', '=', bought.orderId)
      .execute()
    expect((await timeline())[0]).toMatchObject({ kind: 'booked', fromOffer: true })
  })

  test('Includes the emails about the purchase, payments and refunds', async () => {
    const { orders, orderIds, intentId } = await payForBasket(shop, 2)
    const [order] = orders
    const wanted = { amountCents: 100, restock: 0, reason: '', idempotencyKey: undefined }
    const { id } = granted(await refundOrder(shop, admin, orderIds[0] ?? '', wanted))
    const events = (number: number) => eventsOfNumber(shop.database.read, formatOrderNumber(number))
    expect(await events(order?.number ?? 0)).toEqual([
      `purchase-booked:${order?.purchaseId}`,
      `paid:${intentId}`,
      `refunded-customer:${id}`,
    ])
    expect(await events((await storedOrder(shop, bought.orderId)).number)).toEqual([])
    expect(await events(999_999)).toEqual([])
  })
})
