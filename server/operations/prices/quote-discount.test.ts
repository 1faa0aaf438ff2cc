import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import { booking } from '../../testing/buying.ts'
import { addBasketRule, addGroup, addRule } from '../../testing/price-rules.ts'
import { addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { quoteDiscount } from './quote-discount.ts'

describeOnEveryEngine('The quote of a discount', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine, { rateLimitFactor: 1 })
  })
  afterEach(() => shop.drop())

  const visitor = { caller: undefined, addressHash: 'a visitor' }
  const tool = (unitPriceCents = 2_000, labels = {}) =>
    addTool(shop, { stock: 50, unitPriceCents, ...labels })
  const wanted = (ids: readonly string[], code?: string, country?: string) => ({
    lines: ids.map((productId) => ({ productId, quantity: 1 })),
    code,
    country,
    way: undefined,
  })

  test('Names what applies to each line, as a booking then takes it off', async () => {
    await addRule(shop, { on: { kind: 'categories', names: ['chains'] } })
    const [one, other] = [await tool(2_000, { category: 'Chains' }), await tool()]
    const quote = await quoteDiscount(shop, visitor, wanted([one, other, 'unknown'], 'club 10'))
    expect(quote).toMatchObject({
      discountCents: 200,
      name: 'Club',
      code: 'CLUB10',
      lines: [{ productId: one, cents: 200 }],
      refused: undefined,
    })
    const customer = await addCustomer(shop)
    const booked = await bookProduct(shop, customer, booking(one, { code: 'CLUB10' }))
    expect(granted(booked).discountCents).toBe(quote.discountCents)
  })

  test('Has the tax of the country', async () => {
    await setTaxes(shop, { abroad: 'net', pricesInclude: false })
    await addRule(shop)
    const id = await tool(10_000)
    expect(await quoteDiscount(shop, visitor, wanted([id], 'CLUB10', 'AT'))).toMatchObject({
      discountCents: 1_200,
    })
  })

  test('Says why a code does not apply, beside the rule that applies without it', async () => {
    const groupId = await addGroup(shop, [])
    await addRule(shop, { groupId })
    await addBasketRule(shop, { off: { kind: 'percent', hundredths: 500 } })
    const id = await tool()
    const quote = await quoteDiscount(shop, visitor, wanted([id], 'CLUB10'))
    expect(quote).toMatchObject({
      discountCents: 100,
      name: 'From the basket',
      refused: { code: 'DISCOUNT_FOR_MEMBERS', message: expect.stringContaining('Sign in') },
    })
    const caller = await addCustomer(shop)
    expect(await quoteDiscount(shop, { ...visitor, caller }, wanted([id], 'CLUB10'))).toMatchObject({
      refused: { message: expect.stringContaining('Verify your email') },
    })
  })

  test('Names what is missing for a better discount, if that is near and needs no code', async () => {
    await addBasketRule(shop, { minimumCents: 2_620 })
    await addRule(shop, { minimumCents: 2_100, off: { kind: 'percent', hundredths: 5_000 } })
    const [near, far] = [await tool(2_000), await tool(1_000)]
    expect((await quoteDiscount(shop, visitor, wanted([near]))).near).toEqual({
      name: 'From the basket',
      message: '$6.20 more and you save 10 %.',
      missingCents: 620,
    })
    expect((await quoteDiscount(shop, visitor, wanted([far]))).near).toBeUndefined()
  })

  test('Limits wrong codes of an address and of an account, also in bookings; a right one is then refused too', async () => {
    await addRule(shop)
    const id = await tool()
    const ask = async (code: string, addressHash = 'a guesser') =>
      (await quoteDiscount(shop, { caller: undefined, addressHash }, wanted([id], code))).refused?.code
    for (let tries = 0; tries < 20; tries += 1) expect(await ask(`NO${tries}`)).toBe('DISCOUNT_UNKNOWN')
    expect(await ask('CLUB10')).toBe('RATE_LIMITED')
    expect(await ask('CLUB10', 'another address')).toBeUndefined()
    const customer = { ...(await addCustomer(shop)), addressHash: 'a guesser' }
    const booked = await bookProduct(shop, customer, booking(id, { code: 'CLUB10' }))
    expect(booked).toMatchObject({ code: 'RATE_LIMITED', fields: { code: expect.any(String) } })
    shop.clock.moveBy(minuteMs)
    expect(await ask('CLUB10')).toBeUndefined()
    expect(codeOf(await bookProduct(shop, customer, booking(id)))).toBe('done')
  })
})
