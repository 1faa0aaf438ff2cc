import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { bindIdentity } from '../../data/queries/accounts/identities.ts'
import { findOrder } from '../../data/queries/orders/orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { watchedEngine } from '../../data/testing/watched-engine.ts'
import { basket, booking } from '../../testing/buying.ts'
import { addCompany } from '../../testing/companies.ts'
import { addOwnPrices, giveList } from '../../testing/price-lists.ts'
import { addBasketRule, addGroup } from '../../testing/price-rules.ts'
import { addCustomer, addTool, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { bookProduct } from '../orders/book-product.ts'
import { bookTogether } from '../orders/book-together.ts'
import { proveNumbers, readProof } from '../proof/prove-numbers.ts'
import type { Caller } from '../shop.ts'
import { changePriceList, deletePriceList } from './change-price-lists.ts'
import { addPriceRule } from './change-price-rules.ts'
import { quoteOwnPrices } from './own-prices.ts'
import { quoteDiscount } from './quote-discount.ts'

const receiver = { name: 'Ada Lovelace', phone: '030 1234567' }
const inAustria = { ...receiver, lines: ['Ring 1'], postcode: '1010', city: 'Wien', country: 'AT' }

describeOnEveryEngine('Own prices', (engine) => {
  let shop: TestShop
  let customer: Caller
  const statements: string[] = []
  beforeEach(async () => {
    shop = await openTestShop(watchedEngine(engine, ({ sql }) => statements.push(sql)))
    customer = await addCustomer(shop)
  })
  afterEach(() => shop.drop())

  const tool = (more = {}) =>
    addTool(shop, {
      stock: 500,
      unitPriceCents: 2_000,
      priceBreaks: [{ from: 10, unitPriceCents: 1_800 }],
      ...more,
    })
  const stored = async (id: string) => {
    const order = await findOrder(shop.database.read, id)
    if (!order) throw new Error('The order is missing')
    expect((order.goodsCents ?? 0) + order.discountCents).toBe(order.unitPriceCents * order.quantity)
    return order
  }
  const book = async (productId: string, quantity = 1, by = customer) =>
    stored(granted(await bookProduct(shop, by, booking(productId, { quantity }))).orderId)
  const quote = (productId: string, quantity?: number, by = customer) =>
    quoteOwnPrices(shop, by, [{ productId, quantity }])
  const proveEmail = (of: Caller) =>
    shop.database.write(async (transaction) => {
      const proof = { issuer: 'test', subject: of.userId, verified: true }
      await bindIdentity(transaction, of.userId, proof, shop.clock())
      return done(null)
    })

  test('A person of a company books at its price, and the order keeps the public one', async () => {
    const id = await tool()
    await addCompany(shop, [customer], { price_list_id: await addOwnPrices(shop, 15) })
    expect(await book(id, 10)).toMatchObject({
      unitPriceCents: 1_530,
      priceBreakFrom: 10,
      goodsCents: 15_300,
      publicUnitCents: 1_800,
      companyName: 'Radwerk GmbH',
    })
    const { prices, hasOwn } = await quote(id, 10)
    expect(hasOwn).toBe(true)
    expect(prices).toMatchObject([
      {
        unit: { cents: 1_530 },
        publicUnit: { cents: 1_800 },
        isOwn: true,
        steps: [
          { from: 1, cents: 1_700 },
          { from: 10, cents: 1_530 },
        ],
      },
    ])
  })

  test('Another customer, and a company without a list, pay what everybody pays', async () => {
    const id = await tool()
    const other = await addCustomer(shop)
    await addCompany(shop, [other])
    await addCompany(shop, [], { price_list_id: await addOwnPrices(shop, 15) })
    for (const by of [customer, other]) {
      expect(await book(id, 1, by)).toMatchObject({ unitPriceCents: 2_000, publicUnitCents: null })
      expect(await quote(id, 1, by)).toMatchObject({ hasOwn: false, prices: [] })
    }
  })

  test('A company that is not granted has no own prices', async () => {
    const id = await tool()
    await addCompany(shop, [customer], { price_list_id: await addOwnPrices(shop, 15), state: 'ended' })
    expect(await book(id)).toMatchObject({ unitPriceCents: 2_000, publicUnitCents: null })
  })

  test('A group counts once the email is proven; of several lists the lowest price', async () => {
    const id = await tool()
    const group = await addGroup(shop, [customer.email])
    await giveList(shop, group, await addOwnPrices(shop, 0, `${id},16.00,2`))
    expect(await book(id, 2)).toMatchObject({ unitPriceCents: 2_000 })
    await proveEmail(customer)
    expect(await book(id, 2)).toMatchObject({
      unitPriceCents: 1_600,
      priceBreakFrom: 2,
      publicUnitCents: 2_000,
    })
    await addCompany(shop, [customer], { price_list_id: await addOwnPrices(shop, 30) })
    expect(await book(id, 2)).toMatchObject({ unitPriceCents: 1_400, priceBreakFrom: null })
    await giveList(shop, group, null)
    expect(await book(id, 1)).toMatchObject({ unitPriceCents: 1_400 })
  })

  test('A sale that is lower is paid, and a rate does not count from its price', async () => {
    const id = await tool({ priceBreaks: [] })
    await addCompany(shop, [customer], { price_list_id: await addOwnPrices(shop, 10) })
    const sale = {
      name: 'Spring',
      way: 'sale',
      off: { kind: 'percent', hundredths: 2_500 },
      on: { kind: 'everything' },
      startsAt: null,
      endsAt: null,
      minimumCents: null,
      oncePerAccount: false,
      mostUses: null,
      code: null,
      groupId: null,
    } as const
    granted(await addPriceRule(shop, staff, sale))
    expect(await book(id)).toMatchObject({ unitPriceCents: 1_500, publicUnitCents: null })
  })

  test('A discount and an own price never lower one piece together', async () => {
    const id = await tool({ priceBreaks: [] })
    await addBasketRule(shop)
    await addCompany(shop, [customer], { price_list_id: await addOwnPrices(shop, 4) })
    expect(await book(id)).toMatchObject({ unitPriceCents: 1_920, goodsCents: 1_800, discountCents: 120 })
    const asking = { caller: customer, addressHash: customer.addressHash }
    const lines = [{ productId: id, quantity: 1 }]
    const wish = { lines, code: undefined, country: undefined, way: undefined }
    expect((await quoteDiscount(shop, asking, wish)).discountCents).toBe(120)
    const other = await addCustomer(shop)
    await addCompany(shop, [other], { price_list_id: await addOwnPrices(shop, 40) })
    expect(await book(id, 1, other)).toMatchObject({ goodsCents: 1_200, discountCents: 0 })
  })

  test('Own and public price get the tax of the country together', async () => {
    await setTaxes(shop, { abroad: 'net' })
    const id = await tool({ priceBreaks: [], unitPriceCents: 11_900 })
    await addCompany(shop, [customer], { price_list_id: await addOwnPrices(shop, 50), vat_state: 'none' })
    const order = await book(id)
    expect(order).toMatchObject({
      unitPriceCents: 5_950,
      publicUnitCents: 11_900,
      catalogueUnitCents: 5_950,
      cataloguePublicUnitCents: 11_900,
    })
    expect(codeOf(await setDeliveryAddress(shop, customer, [order.id], inAustria))).toBe('done')
    expect(await stored(order.id)).toMatchObject({ unitPriceCents: 6_000, publicUnitCents: 12_000 })
    expect(await quote(id)).toMatchObject({
      prices: [{ unit: { cents: 5_950, netCents: 5_000, grossCents: 5_950 } }],
    })
  })

  test('A company learns to which countries it pays no tax, as long as its number is confirmed', async () => {
    await setTaxes(shop, { abroad: 'net' })
    const id = await tool()
    expect((await quote(id)).taxFreeTo).toEqual([])
    await addCompany(shop, [customer])
    const { taxFreeTo } = await quote(id)
    expect(taxFreeTo).toContain('AT')
    expect(taxFreeTo).not.toContain('DE')
    expect(taxFreeTo).not.toContain('CH')
    shop.clock.moveBy(91 * 86_400_000)
    expect((await quote(id)).taxFreeTo).toEqual([])
  })

  test('A company that wants net prices sees them, also without a list', async () => {
    const id = await tool()
    await addCompany(shop, [customer], { shows_net: 1 })
    const { hasOwn, showsNet, company, prices } = await quote(id)
    expect([hasOwn, showsNet, company]).toEqual([true, true, 'Radwerk GmbH'])
    expect(prices).toMatchObject([{ isOwn: false, unit: { cents: 2_000 } }])
  })

  test('A gift card costs its value', async () => {
    const card = await addTool(shop, { stock: 10, unitPriceCents: 5_000, giftCard: true })
    await addCompany(shop, [customer], { price_list_id: await addOwnPrices(shop, 50) })
    expect(await book(card)).toMatchObject({ unitPriceCents: 5_000, publicUnitCents: null })
  })

  test('All lines of a basket have their own prices, and Proof agrees', async () => {
    const [one, other] = [await tool(), await tool({ unitPriceCents: 999, priceBreaks: [] })]
    const list = await addOwnPrices(shop, 12.5, `${other},7.77,3`)
    await addCompany(shop, [customer], { price_list_id: list })
    await addBasketRule(shop, { off: { kind: 'amount', cents: 700 } })
    const lines = [
      { productId: one, quantity: 3 },
      { productId: other, quantity: 4 },
    ]
    const booked = granted(await bookTogether(shop, customer, basket(lines)))
    const orders = await Promise.all(booked.orders.map(({ id }) => stored(id)))
    expect(orders.map(({ unitPriceCents, publicUnitCents }) => [unitPriceCents, publicUnitCents])).toEqual([
      [1_750, 2_000],
      [777, 999],
    ])
    await proveNumbers(shop)
    expect((await readProof(shop.database.read))?.differences).toEqual([])
  })

  test('A booking runs one more statement with a list, and none without', async () => {
    const id = await tool()
    const of = async (by: Caller) => {
      const before = statements.length
      await bookProduct(shop, by, booking(id))
      return statements.length - before
    }
    const [buyer, member] = [await addCustomer(shop), await addCustomer(shop)]
    await addCompany(shop, [buyer])
    await addCompany(shop, [member], { price_list_id: await addOwnPrices(shop, 10) })
    await of(customer)
    const [publicly, ofBuyer, ofMember] = [await of(customer), await of(buyer), await of(member)]
    expect(ofBuyer).toBe(publicly)
    expect(ofMember).toBe(publicly + 1)
  })

  test('A list that a company or a group has stays, and a changed rate holds at once', async () => {
    const id = await tool()
    const list = await addOwnPrices(shop, 10)
    const group = await addGroup(shop, [customer.email])
    await giveList(shop, group, list)
    expect(codeOf(await deletePriceList(shop, staff, list))).toBe('PRICE_LIST_IN_USE')
    await giveList(shop, group, null)
    await addCompany(shop, [customer], { price_list_id: list })
    expect(codeOf(await deletePriceList(shop, staff, list))).toBe('PRICE_LIST_IN_USE')
    granted(await changePriceList(shop, staff, list, { name: 'Trade', rateHundredths: 5_000, version: 1 }))
    expect(await book(id)).toMatchObject({ unitPriceCents: 1_000 })
  })
})
