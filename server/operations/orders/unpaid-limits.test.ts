import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import {
  bindIdentity,
  hasVerifiedIdentity,
  markIdentityVerified,
} from '../../data/queries/accounts/identities.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import { basket, booking, payForSomething } from '../../testing/buying.ts'
import { addCustomer, addTool, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { stockOf, storedOrder } from '../../testing/stored-rows.ts'
import { adminEmail, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { listAlerts } from '../alerts/list-alerts.ts'
import { resolveAlert } from '../alerts/resolve-alert.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import type { Caller, Shop } from '../shop.ts'
import { bookProduct } from './book-product.ts'
import { bookTogether } from './book-together.ts'
import { cancelOrder } from './cancel-order.ts'
import { expireHolds } from './expire-holds.ts'

describeOnEveryEngine('Limits of unpaid orders', (engine) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(engine, { rateLimitFactor: 1 })
  })
  afterEach(() => shop.drop())

  const book = (caller: Caller, productId: string, quantity = 1, at: Shop = shop) =>
    bookProduct(at, caller, booking(productId, { quantity }))
  const bookMany = async (caller: Caller, productId: string, count: number) => {
    const orders = []
    while (orders.length < count) orders.push(granted(await book(caller, productId)).orderId)
    return orders
  }
  const verify = ({ userId }: Caller) =>
    shop.database.write(async (transaction) => {
      const identity = { issuer: 'google', subject: userId, verified: true }
      return done(await bindIdentity(transaction, userId, identity, shop.clock()))
    })
  const alertEmails = () =>
    shop.database.read.selectFrom('outbox').where('recipient', '=', adminEmail).select('body').execute()

  test('An account may hold ten orders, is told what to do then, and can book again after cancelling one', async () => {
    const [customer, productId] = [await addCustomer(shop), await addTool(shop, { stock: 100 })]
    const [first = ''] = await bookMany(customer, productId, 10)
    expect(await book(customer, productId)).toMatchObject({
      code: 'UNPAID_ORDERS_LIMIT',
      message:
        'You already have 10 unpaid orders. Pay for one or cancel one under My Orders, or verify your email.',
    })
    expect(await stockOf(shop, productId)).toBe(90)
    granted(await cancelOrder(shop, customer, first))
    expect(codeOf(await book(customer, productId))).toBe('done')
  })

  test('Unverified accounts at one network address hold thirty orders together; other addresses and verified accounts are not limited by this', async () => {
    const productId = await addTool(shop, { stock: 500 })
    const customers = await Promise.all([1, 2, 3, 4].map(() => addCustomer(shop)))
    const outcomes = await Promise.all(
      customers.flatMap((customer) => Array.from({ length: 9 }, () => book(customer, productId))),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(30)
    const next = await addCustomer(shop)
    expect(await book(next, productId)).toMatchObject({
      code: 'UNPAID_ORDERS_LIMIT',
      message:
        'Unpaid orders from your network have reached their limit. Verify your email, or try again in half an hour.',
    })
    // The alert names the account with the largest holds, but counts all accounts of the address.
    const [alert] = await listAlerts(shop)
    expect(alert).toMatchObject({ kind: 'unpaid-orders', count: 30 })
    const heldBy = customers.map((_, at) => outcomes.slice(at * 9, at * 9 + 9).filter(({ ok }) => ok).length)
    const holder = customers.findIndex(({ email }) => email === alert?.email)
    expect(heldBy[holder]).toBe(Math.max(...heldBy))
    expect(codeOf(await book({ ...next, addressHash: 'another address' }, productId))).toBe('done')
    const proven = await addCustomer(shop)
    await verify(proven)
    expect(codeOf(await book(proven, productId))).toBe('done')
  })

  test('An account may hold the whole stock of three tools, and half the stock of any other', async () => {
    const customer = await addCustomer(shop)
    const tools = await Promise.all([1, 2, 3, 4].map(() => addTool(shop, { stock: 8 })))
    for (const productId of tools.slice(0, 3)) granted(await book(customer, productId, 8))
    const last = tools[3] ?? ''
    expect(await book(customer, last, 5)).toMatchObject({
      code: 'UNPAID_SHARE_LIMIT',
      message:
        'Your unpaid orders can hold 4 of this product. Lower the quantity, or pay for another order first.',
    })
    expect(codeOf(await book(customer, last, 4))).toBe('done')
    expect(codeOf(await book(customer, last, 1))).toBe('UNPAID_SHARE_LIMIT')
  })

  test('A refusal of the booking itself takes precedence over the limit', async () => {
    const [customer, productId] = [await addCustomer(shop), await addTool(shop, { stock: 20 })]
    await bookMany(customer, productId, 10)
    expect(codeOf(await book(customer, 'unknown'))).toBe('TOOL_NOT_FOUND')
    expect(codeOf(await book(customer, productId, 11))).toBe('QUANTITY_ABOVE_AVAILABLE')
  })

  test('An expired hold cannot be renewed beyond the limit', async () => {
    const [customer, productId] = [await addCustomer(shop), await addTool(shop, { stock: 100 })]
    const { orderId, priceCents } = granted(await book(customer, productId))
    shop.clock.moveBy(30 * minuteMs)
    await expireHolds(shop)
    await bookMany(customer, productId, 10)
    expect(codeOf(await createPaymentIntent(shop, customer, { priceCents, orderId }))).toBe(
      'UNPAID_ORDERS_LIMIT',
    )
    expect((await storedOrder(shop, orderId)).stockHeld).toBe(0)
    expect(await stockOf(shop, productId)).toBe(90)
  })

  test('Holds end after thirty minutes, and after a day once the payment has begun', async () => {
    const [customer, productId] = [await addCustomer(shop), await addTool(shop, { stock: 100 })]
    const bookedAt = shop.clock()
    const idle = granted(await book(customer, productId))
    const paying = granted(await book(customer, productId))
    expect(paying).toMatchObject({
      holdExpiresAt: bookedAt + 30 * minuteMs,
      holdExtendsTo: bookedAt + 24 * hourMs,
    })
    const { orderId, priceCents } = paying
    for (const _ of ['the payment page', 'the page again']) {
      granted(await createPaymentIntent(shop, customer, { priceCents, orderId }))
      expect(await storedOrder(shop, orderId)).toMatchObject({
        holdExpiresAt: bookedAt + 24 * hourMs,
        holdExtendsTo: null,
      })
    }
    shop.clock.moveBy(30 * minuteMs)
    await expireHolds(shop)
    expect((await storedOrder(shop, idle.orderId)).stockHeld).toBe(0)
    expect((await storedOrder(shop, orderId)).stockHeld).toBe(1)
  })

  const bind = ({ userId }: Caller, issuer: string) =>
    shop.database.write(async (transaction) => {
      const identity = { issuer, subject: 'of Ada', verified: false }
      return done(await bindIdentity(transaction, userId, identity, shop.clock()))
    })
  const verifyByLink = () =>
    shop.database.write(async (transaction) =>
      done(await markIdentityVerified(transaction, { issuer: 'truewheel', subject: 'of Ada' })),
    )

  test.each<[string, (customer: Caller) => Promise<unknown>]>([
    ['by a new sign-in', verify],
    ["by an email's link", verifyByLink],
  ])(
    'Verifying the email extends all holds to a day and deletes the stored network addresses (%s)',
    async (_how, verifies) => {
      const [customer, productId] = [await addCustomer(shop), await addTool(shop, { stock: 100 })]
      const bookedAt = shop.clock()
      const orders = await bookMany(customer, productId, 2)
      const other = await addCustomer(shop)
      const { orderId: ofAnother } = granted(await book(other, productId))
      await bind(customer, 'truewheel')
      await bind(other, 'another')
      await verifies(customer)
      for (const id of orders) {
        expect(await storedOrder(shop, id)).toMatchObject({
          holdExpiresAt: bookedAt + 24 * hourMs,
          holdExtendsTo: null,
        })
      }
      expect(granted(await book(customer, productId))).toMatchObject({ holdExtendsTo: null })
      expect(await storedOrder(shop, ofAnother)).toMatchObject({ holdExpiresAt: bookedAt + 30 * minuteMs })
      expect(await hasVerifiedIdentity(shop.database.read, other.userId)).toBe(false)
      expect(await storedAddresses()).toEqual([{ id: ofAnother }])
    },
  )

  test('The hash of the network address is deleted with the hold', async () => {
    const [customer, productId] = [await addCustomer(shop), await addTool(shop, { stock: 100 })]
    const [cancelled = ''] = await bookMany(customer, productId, 2)
    expect(await storedAddresses()).toHaveLength(2)
    granted(await cancelOrder(shop, customer, cancelled))
    shop.clock.moveBy(30 * minuteMs)
    await expireHolds(shop)
    expect(await storedAddresses()).toEqual([])
  })

  test('The admin gets one email and can release the stock of a network address', async () => {
    const productId = await addTool(shop, { stock: 100 })
    const [one, other] = [await addCustomer(shop), await addCustomer(shop)]
    const { orderId: paid } = await payForSomething(shop, { customer: one })
    await bookMany(one, productId, 10)
    await bookMany(other, productId, 2)
    for (const _ of [1, 2, 3]) await book(one, productId)
    const [alert, ...more] = await listAlerts(shop)
    expect(more).toEqual([])
    expect(alert).toMatchObject({ kind: 'unpaid-orders', email: one.email, count: 10 })
    expect(await alertEmails()).toEqual([{ body: expect.stringContaining('reached the stock limit with') }])
    granted(await resolveAlert(shop, staff, alert?.id ?? ''))
    expect(await storedOrder(shop, paid)).toMatchObject({ stockHeld: 1, holdExpiresAt: null })
    await expireHolds(shop)
    expect(await stockOf(shop, productId)).toBe(100)
    expect(await listAlerts(shop)).toEqual([])
    expect(codeOf(await resolveAlert(shop, staff, alert?.id ?? ''))).toBe('ALERT_NOT_FOUND')
  })

  test('An alert shows the increased number after ten minutes, not before', async () => {
    const [customer, productId] = [await addCustomer(shop), await addTool(shop, { stock: 100 })]
    const count = async () => (await listAlerts(shop))[0]?.count
    await bookMany(customer, productId, 10)
    await book(customer, productId)
    await verify(customer)
    await bookMany(customer, productId, 20)
    shop.clock.moveBy(10 * minuteMs - 1)
    expect(codeOf(await book(customer, productId))).toBe('UNPAID_ORDERS_LIMIT')
    expect(await count()).toBe(10)
    shop.clock.moveBy(1)
    await book(customer, productId)
    expect(await count()).toBe(30)
  })

  async function storedAddresses() {
    return shop.database.read
      .selectFrom('orders')
      .where('hold_address', 'is not', null)
      .select('id')
      .execute()
  }

  test("Half of a tool's stock and then half of the rest count as more than half", async () => {
    const customer = await addCustomer(shop)
    for (let tools = 0; tools < 3; tools += 1) {
      const productId = await addTool(shop, { stock: 100 })
      granted(await book(customer, productId, 50))
      granted(await book(customer, productId, 25))
    }
    const fourth = await addTool(shop, { stock: 100 })
    granted(await book(customer, fourth, 50))
    expect(codeOf(await book(customer, fourth, 25))).toBe('UNPAID_SHARE_LIMIT')
  })

  test('A payment by price chooses an order with a hold before an older one without', async () => {
    const [customer, productId] = [await addCustomer(shop), await addTool(shop, { stock: 1 })]
    granted(await book(customer, productId))
    shop.clock.moveBy(31 * minuteMs)
    await expireHolds(shop)
    const { priceCents } = granted(await book(customer, productId))
    expect(codeOf(await createPaymentIntent(shop, customer, { priceCents, orderId: undefined }))).toBe('done')
  })

  test('Stock that is taken again for an open payment is held as long as that of any order', async () => {
    const [customer, productId] = [await addCustomer(shop), await addTool(shop, { stock: 100 })]
    const payByPrice = async (priceCents: number) =>
      granted(await createPaymentIntent(shop, customer, { priceCents, orderId: undefined }))
    const first = granted(await book(customer, productId))
    await payByPrice(first.priceCents)
    const second = granted(await book(customer, productId))
    shop.clock.moveBy(31 * minuteMs)
    await expireHolds(shop)
    granted(await cancelOrder(shop, customer, first.orderId))
    await payByPrice(second.priceCents)
    expect((await storedOrder(shop, second.orderId)).holdExtendsTo).toBeNull()
  })

  test('Each line of an unverified account’s basket counts as an order, and the lines beyond the limit are named', async () => {
    const customer = await addCustomer(shop)
    const lines = []
    while (lines.length < 12) lines.push({ productId: await addTool(shop, { stock: 100 }), quantity: 1 })
    const refusal = await bookTogether(shop, customer, basket(lines))
    expect(refusal).toMatchObject({
      code: 'LINES_REFUSED',
      lines: [{ index: 10, product: { available: 100, minimumOrder: 1 } }, { index: 11 }],
    })
    expect(!refusal.ok && refusal.lines?.[0]?.refusal.message).toBe(
      'Your account can hold 10 unpaid orders, and each line is one. Choose fewer lines, pay for an order first, or verify your email.',
    )
    // The basket alone exceeded the limit, so no account holds stock.
    expect(await alertEmails()).toEqual([])
    expect(codeOf(await bookTogether(shop, customer, basket(lines.slice(0, 10))))).toBe('done')
    expect(codeOf(await bookTogether(shop, customer, basket(lines.slice(10))))).toBe('LINES_REFUSED')
    expect(await alertEmails()).toHaveLength(1)
    expect(codeOf(await book(customer, lines[11]?.productId ?? ''))).toBe('UNPAID_ORDERS_LIMIT')
  })

  test("A purchase counts as one order for a verified account, whose share of a tool's stock stays limited", async () => {
    const customer = await addCustomer(shop)
    await verify(customer)
    const lines = []
    while (lines.length < 40) lines.push({ productId: await addTool(shop, { stock: 10 }), quantity: 1 })
    granted(await bookTogether(shop, customer, basket(lines)))
    for (let index = 0; index < 29; index += 1)
      granted(await book(customer, await addTool(shop, { stock: 100 })))
    const [last] = lines
    expect(codeOf(await book(customer, last?.productId ?? ''))).toBe('UNPAID_ORDERS_LIMIT')

    const other = await addCustomer(shop)
    await verify(other)
    const large = []
    while (large.length < 4) large.push({ productId: await addTool(shop, { stock: 10 }), quantity: 9 })
    expect(await bookTogether(shop, other, basket(large))).toMatchObject({
      lines: [{ index: 3, refusal: { code: 'UNPAID_SHARE_LIMIT' } }],
    })
  })

  test('Unverified accounts at one network address may hold the whole stock of six tools, and half the stock of any other', async () => {
    const [one, other, third] = [await addCustomer(shop), await addCustomer(shop), await addCustomer(shop)]
    for (const customer of [one, other, one, other, one, other])
      granted(await book(customer, await addTool(shop, { stock: 8 }), 8))
    const last = await addTool(shop, { stock: 8 })
    expect(await book(third, last, 5)).toMatchObject({
      code: 'UNPAID_SHARE_LIMIT',
      message:
        'Unpaid orders from your network can hold 4 of this product in total. Lower the quantity, or verify your email.',
    })
    expect(codeOf(await book(third, last, 4))).toBe('done')
  })
})
