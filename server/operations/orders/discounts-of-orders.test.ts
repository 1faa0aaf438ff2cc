import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { bindIdentity } from '../../data/queries/accounts/identities.ts'
import { findOrder, listOrders } from '../../data/queries/orders/orders.ts'
import { setRuleStopped } from '../../data/queries/prices/price-rules.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket, booking } from '../../testing/buying.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { addBasketRule, addGroup, addRule, usesOf } from '../../testing/price-rules.ts'
import { addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { retire } from '../accounts/delete-account.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { proveNumbers } from '../proof/prove-numbers.ts'
import type { Caller } from '../shop.ts'
import { bookProduct } from './book-product.ts'
import { bookTogether } from './book-together.ts'
import { cancelOrder } from './cancel-order.ts'
import { expireHolds } from './expire-holds.ts'
import { getTimeline } from './get-timeline.ts'

const receiver = { name: 'Ada Lovelace', phone: '030 1234567' }
const inAustria = { ...receiver, lines: ['Ring 1'], postcode: '1010', city: 'Wien', country: 'AT' }

describeOnEveryEngine('An order with a discount', (engine) => {
  let shop: TestShop
  let customer: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    customer = await addCustomer(shop)
  })
  afterEach(() => shop.drop())

  const tool = (unitPriceCents = 2_000, labels = {}) =>
    addTool(shop, { stock: 50, unitPriceCents, ...labels })
  const book = async (change = {}, unitPriceCents = 2_000, by = customer) =>
    bookProduct(shop, by, booking(await tool(unitPriceCents), change))
  const stored = async (id: string) => {
    const order = await findOrder(shop.database.read, id)
    if (!order) throw new Error('The order is missing')
    const { priceCents, goodsCents, deliveryCents, discountCents, unitPriceCents, quantity } = order
    expect(priceCents).toBe((goodsCents ?? 0) + deliveryCents)
    expect((goodsCents ?? 0) + discountCents).toBe(unitPriceCents * quantity)
    return order
  }
  async function bookAll(cents: readonly number[], change = {}, by = customer) {
    const lines = []
    for (const each of cents) lines.push({ productId: await tool(each), quantity: 1 })
    return bookTogether(shop, by, basket(lines, change))
  }
  const discountsOf = async (ids: readonly string[]) => {
    for (const id of ids) await stored(id)
    return (await listOrders(shop.database.read, ids)).map(({ discountCents }) => discountCents)
  }
  const proveEmail = (of: Caller) =>
    shop.database.write(async (transaction) => {
      const proof = { issuer: 'test', subject: of.userId, verified: true }
      await bindIdentity(transaction, of.userId, proof, shop.clock())
      return done(null)
    })
  async function pay(orderIds: readonly string[]) {
    const orders = await listOrders(shop.database.read, orderIds)
    const priceCents = orders.reduce((sum, order) => sum + order.priceCents, 0)
    const opened = await createPaymentIntent(shop, customer, { priceCents, orderIds })
    const intentId = granted(opened).replace(/_secret$/, '')
    expect(shop.cards.confirm(intentId)).toBe(true)
    granted(await recordPayment(shop, customer, orderIds[0] ?? '', intentId))
  }

  test('Costs less by a rule that needs no code, also for a client that knows none', async () => {
    await addBasketRule(shop)
    const { orderId, ...booked } = granted(await book({ quantity: 3 }))
    expect(booked).toMatchObject({ priceCents: 5_400, discountCents: 600, discountName: 'From the basket' })
    expect(await stored(orderId)).toMatchObject({ goodsCents: 5_400, discountCode: null })
  })

  test('Costs less by a code in any spelling, and keeps its name and code', async () => {
    const id = await addRule(shop)
    const { orderId } = granted(await book({ code: ' club-10 ' }))
    expect(await stored(orderId)).toMatchObject({
      priceCents: 1_800,
      discountCents: 200,
      discountName: 'Club',
      discountCode: 'CLUB10',
    })
    expect(await usesOf(shop, id)).toBe(1)
  })

  test('Is refused at its code, with what is missing, and takes no stock and no use', async () => {
    const id = await addRule(shop, { minimumCents: 2_620 })
    const productId = await tool()
    const refused = await bookProduct(shop, customer, booking(productId, { code: 'CLUB10' }))
    expect(refused).toMatchObject({ code: 'DISCOUNT_BELOW_MINIMUM', fields: { code: expect.any(String) } })
    expect(refused).toMatchObject({ message: expect.stringContaining('6.20') })
    expect(await stockOf(shop, productId)).toBe(50)
    expect(await usesOf(shop, id)).toBe(0)
  })

  test.each([
    ['an unknown code', {}, 'NOCODE', 'DISCOUNT_UNKNOWN'],
    ['one that is not valid yet', { startsAt: Date.UTC(2100, 0) }, 'CLUB10', 'DISCOUNT_PLANNED'],
    ['one that has ended', { endsAt: 1 }, 'CLUB10', 'DISCOUNT_ENDED'],
    ['one that is used up', { mostUses: 0 }, 'CLUB10', 'DISCOUNT_USED_UP'],
    [
      'one for other products',
      { on: { kind: 'brands' as const, names: ['Hollis'] } },
      'CLUB10',
      'DISCOUNT_FOR_OTHER_PRODUCTS',
    ],
  ])('Is refused with %s', async (_, change, code, expected) => {
    await addRule(shop, change)
    expect(codeOf(await book({ code }))).toBe(expected)
    expect(codeOf(await bookAll([2_000, 3_000], { code }))).toBe(expected)
  })

  test('Gets the price of a group only with a proven email of a member', async () => {
    const groupId = await addGroup(shop, [customer.email])
    await addRule(shop, { groupId })
    expect(codeOf(await book({ code: 'CLUB10' }))).toBe('DISCOUNT_FOR_MEMBERS')
    await proveEmail(customer)
    expect(granted(await book({ code: 'CLUB10' }))).toMatchObject({ discountCents: 200 })
    const stranger = await addCustomer(shop)
    await proveEmail(stranger)
    expect(codeOf(await book({ code: 'CLUB10' }, 2_000, stranger))).toBe('DISCOUNT_FOR_MEMBERS')
  })

  test('Uses a rule once an account until it is cancelled', async () => {
    const id = await addRule(shop, { oncePerAccount: true })
    const { orderId } = granted(await book({ code: 'CLUB10' }))
    expect(codeOf(await book({ code: 'CLUB10' }))).toBe('DISCOUNT_USED')
    expect(granted(await book({ code: 'CLUB10' }, 2_000, await addCustomer(shop)))).toBeDefined()
    granted(await cancelOrder(shop, customer, orderId))
    await cancelOrder(shop, customer, orderId)
    expect(await usesOf(shop, id)).toBe(1)
    expect(granted(await book({ code: 'CLUB10' }))).toMatchObject({ discountCents: 200 })
  })

  test('Gets the better of a code and another rule, and says so', async () => {
    const codeId = await addRule(shop)
    await addBasketRule(shop, { off: { kind: 'percent', hundredths: 2_000 } })
    const booked = granted(await book({ code: 'CLUB10' }))
    expect(booked).toMatchObject({ discountCents: 400, discountCode: null })
    expect(booked.discountNote).toContain('From the basket')
    expect(await usesOf(shop, codeId)).toBe(0)
  })

  test('Spreads an amount over the lines that the rule covers, and leaves each the least of a card payment', async () => {
    await addRule(shop, { off: { kind: 'amount', cents: 1_000 } })
    const { orders } = granted(await bookAll([1_000, 2_000, 3_000], { code: 'CLUB10' }))
    expect(await discountsOf(orders.map(({ id }) => id))).toEqual([167, 333, 500])
    expect(granted(await book({ code: 'CLUB10' }, 1_000))).toMatchObject({ priceCents: 50 })
  })

  test('Has the fee of delivery for its goods after the discount', async () => {
    await setRates(shop, deliveryRates)
    await addRule(shop)
    expect(granted(await book({ quantity: 5, code: 'CLUB10' }))).toMatchObject({
      priceCents: 9_590,
      deliveryCents: 590,
      discountCents: 1_000,
    })
  })

  test('Has the discount at the tax of its country, also after a move', async () => {
    await setTaxes(shop, { abroad: 'net', pricesInclude: false })
    await addRule(shop)
    const { orderId } = granted(await book({ code: 'CLUB10' }, 10_000))
    expect(await stored(orderId)).toMatchObject({ discountCents: 1_190, catalogueDiscountCents: 1_000 })
    granted(await setDeliveryAddress(shop, customer, [orderId], inAustria))
    expect(await stored(orderId)).toMatchObject({ discountCents: 1_200, priceCents: 10_800 })
  })

  test('Has the price of a piece and the discount of another country, also if their sum stays', async () => {
    const rates = [
      { country: 'DE', rate: 2.5, name: 'VAT', from: '2019-01-01' },
      { country: 'AT', rate: 5.5, name: 'VAT', from: '2019-01-01' },
    ]
    await setTaxes(shop, { home: 'DE', pricesInclude: false, abroad: 'net', oss: true, rates })
    await addBasketRule(shop, { off: { kind: 'amount', cents: 10 } })
    const { orderId } = granted(await book({ deliverTo: 'DE' }, 60))
    expect(await stored(orderId)).toMatchObject({ unitPriceCents: 62, discountCents: 10, priceCents: 52 })
    granted(await setDeliveryAddress(shop, customer, [orderId], inAustria))
    expect(await stored(orderId)).toMatchObject({ unitPriceCents: 63, discountCents: 11, priceCents: 52 })
  })

  test('Loses the discount with its minimum, when another order of its purchase is cancelled', async () => {
    const id = await addRule(shop, { minimumCents: 5_000 })
    const { orders } = granted(await bookAll([2_000, 3_000], { code: 'CLUB10' }))
    const ids = orders.map((order) => order.id)
    expect(await discountsOf(ids)).toEqual([200, 300])
    granted(await cancelOrder(shop, customer, ids[0] ?? ''))
    expect(await stored(ids[1] ?? '')).toMatchObject({ priceCents: 3_000, discountUseId: null })
    expect(await usesOf(shop, id)).toBe(0)
    const timeline = granted(await getTimeline(shop, customer, ids[1] ?? ''))
    expect(timeline.find(({ kind }) => kind === 're-priced')).toMatchObject({ amount: 30, discount: 0 })
  })

  test('Gets the whole amount, when another order of its purchase is cancelled; a paid order stays', async () => {
    const id = await addRule(shop, { off: { kind: 'amount', cents: 600 } })
    const { orders } = granted(await bookAll([1_000, 2_000, 3_000], { code: 'CLUB10' }))
    const ids = orders.map((order) => order.id)
    expect(await discountsOf(ids)).toEqual([100, 200, 300])
    granted(await cancelOrder(shop, customer, ids[0] ?? ''))
    expect(await discountsOf(ids.slice(1))).toEqual([240, 360])
    await pay(ids.slice(1, 2))
    granted(await cancelOrder(shop, customer, ids[2] ?? ''))
    expect(await stored(ids[1] ?? '')).toMatchObject({ discountCents: 240, state: 'paid' })
    expect(await usesOf(shop, id)).toBe(1)
  })

  test('Releases its use once, when the hold of the last order ends, and takes it again before the payment', async () => {
    const id = await addRule(shop, { mostUses: 1 })
    const { orders } = granted(await bookAll([2_000, 3_000], { code: 'CLUB10' }))
    const ids = orders.map((order) => order.id)
    shop.clock.moveBy(shop.holdMs)
    await expireHolds(shop)
    await expireHolds(shop)
    expect(await usesOf(shop, id)).toBe(0)
    await pay(ids)
    expect(await usesOf(shop, id)).toBe(1)
    expect(await proveNumbers(shop)).toMatchObject({})
  })

  test('Is not payable after its hold, if its discount is used up; late money goes back', async () => {
    const id = await addRule(shop, { mostUses: 1 })
    const { orderId, priceCents } = granted(await book({ code: 'CLUB10' }))
    const opened = await createPaymentIntent(shop, customer, { priceCents, orderId })
    const intentId = granted(opened).replace(/_secret$/, '')
    shop.clock.moveBy(2 * shop.holdMs)
    shop.cards.down = true
    await expireHolds(shop)
    shop.cards.down = false
    expect(await usesOf(shop, id)).toBe(0)
    granted(await book({ code: 'CLUB10' }, 2_000, await addCustomer(shop)))
    expect(await usesOf(shop, id)).toBe(1)
    expect(codeOf(await createPaymentIntent(shop, customer, { priceCents, orderId }))).toBe('DISCOUNT_GONE')
    shop.cards.change(intentId, { status: 'succeeded' })
    await recordPayment(shop, customer, orderId, intentId)
    expect(shop.cards.refunds).toContain(intentId)
    expect(await stored(orderId)).toMatchObject({ state: 'unpaid', stockHeld: 0 })
    expect(await usesOf(shop, id)).toBe(1)
  })

  test('Keeps its discount when the owner stops the rule, and gives its use back with the account', async () => {
    const id = await addRule(shop)
    const { orderId } = granted(await book({ code: 'CLUB10' }))
    await shop.database.write(async (transaction) => {
      await setRuleStopped(transaction, id, shop.clock(), shop.clock())
      return done(null)
    })
    expect(codeOf(await book({ code: 'CLUB10' }))).toBe('DISCOUNT_ENDED')
    expect(await stored(orderId)).toMatchObject({ discountCents: 200 })
    const groupId = await addGroup(shop, [customer.email])
    granted(await retire(shop, { id: customer.userId, email: customer.email, name: '', role: 'customer' }))
    expect(await usesOf(shop, id)).toBe(0)
    const members = shop.database.read.selectFrom('customer_group_members').where('group_id', '=', groupId)
    expect(await members.selectAll().execute()).toEqual([])
  })
})
