import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder, listOrders } from '../../data/queries/orders/orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket, booking } from '../../testing/buying.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import type { Caller } from '../shop.ts'
import { bookProduct } from './book-product.ts'
import { bookTogether } from './book-together.ts'

const receiver = { name: 'Ada Lovelace', phone: '030 1234567' }
const inGermany = { ...receiver, lines: ['Hauptstr. 1'], postcode: '10115', city: 'Berlin', country: 'DE' }
const inAustria = { ...receiver, lines: ['Ring 1'], postcode: '1010', city: 'Wien', country: 'AT' }

describeOnEveryEngine('An order with the tax of the country', (engine) => {
  let shop: TestShop
  let customer: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    customer = await addCustomer(shop)
  })
  afterEach(() => shop.drop())

  const book = async (change = {}) => {
    const productId = await addTool(shop, { stock: 50, unitPriceCents: 11_900 })
    return granted(await bookProduct(shop, customer, booking(productId, change))).orderId
  }
  const stored = async (id: string) => {
    const order = await findOrder(shop.database.read, id)
    if (!order) throw new Error('The order is missing')
    const { priceCents, goodsCents, deliveryCents, unitPriceCents, quantity } = order
    expect(priceCents).toBe((goodsCents ?? 0) + deliveryCents)
    expect(goodsCents).toBe(unitPriceCents * quantity)
    return order
  }
  const at = (hundredths: number, country: string) => ({
    taxRateHundredths: hundredths,
    taxName: 'VAT',
    taxCountry: country,
  })

  test('Keeps no rate before the owner has set rates', async () => {
    expect(await stored(await book())).toMatchObject({
      priceCents: 11_900,
      taxRateHundredths: null,
      taxName: null,
      taxCountry: null,
      catalogueUnitCents: null,
      deliveryTo: null,
    })
  })

  test('Has the rate of home, of the named country, or of exports', async () => {
    await setTaxes(shop)
    expect(await stored(await book())).toMatchObject({ priceCents: 11_900, ...at(1_900, 'DE') })
    expect(await stored(await book({ deliverTo: 'AT' }))).toMatchObject({
      priceCents: 11_900,
      ...at(2_000, 'AT'),
    })
    expect(await stored(await book({ deliverTo: 'US' }))).toMatchObject({
      priceCents: 11_900,
      ...at(0, 'US'),
    })
  })

  test('Costs the net price with the tax of the country where the owner keeps the net price', async () => {
    await setTaxes(shop, { abroad: 'net' })
    expect(await stored(await book({ quantity: 3 }))).toMatchObject({ priceCents: 35_700 })
    expect(await stored(await book({ quantity: 3, deliverTo: 'AT' }))).toMatchObject({ priceCents: 36_000 })
    expect(await stored(await book({ quantity: 3, deliverTo: 'US' }))).toMatchObject({ priceCents: 30_000 })
  })

  test('Has the tax added to prices without tax, also to the fee of delivery', async () => {
    await setTaxes(shop, { abroad: 'net', pricesInclude: false })
    await setRates(shop, deliveryRates)
    const order = await stored(await book({ deliverTo: 'AT' }))
    expect(order).toMatchObject({ goodsCents: 14_280, deliveryCents: 1_188, priceCents: 15_468 })
  })

  test('Gets price and rate of another country with its address, until it is paid', async () => {
    await setTaxes(shop, { abroad: 'net' })
    const id = await book()
    const open = async () => {
      const { priceCents } = await stored(id)
      return granted(await createPaymentIntent(shop, customer, { priceCents, orderId: id })).replace(
        /_secret$/,
        '',
      )
    }
    const before = await open()
    granted(await setDeliveryAddress(shop, customer, [id], inAustria))
    expect(shop.cards.intents().find((intent) => intent.id === before)?.status).toBe('cancelled')
    expect(await stored(id)).toMatchObject({ priceCents: 12_000, ...at(2_000, 'AT') })
    granted(await setDeliveryAddress(shop, customer, [id], inGermany))
    expect(await stored(id)).toMatchObject({ priceCents: 11_900, ...at(1_900, 'DE') })
    const paid = await open()
    shop.cards.confirm(paid)
    granted(await recordPayment(shop, customer, id, paid))
    expect(codeOf(await setDeliveryAddress(shop, customer, [id], inAustria))).toBe('DELIVERY_PAID')
    expect(await stored(id)).toMatchObject({ priceCents: 11_900, ...at(1_900, 'DE') })
  })

  test('Changes its rate alone where the customer pays the same everywhere', async () => {
    await setTaxes(shop)
    const id = await book()
    granted(await setDeliveryAddress(shop, customer, [id], inAustria))
    expect(await stored(id)).toMatchObject({ priceCents: 11_900, ...at(2_000, 'AT'), deliveryTo: 'AT' })
  })

  test('Keeps its rate when the owner changes the rates before it is paid', async () => {
    await setTaxes(shop, { abroad: 'net' })
    const id = await book()
    await setTaxes(shop, {
      abroad: 'net',
      rates: [{ country: 'DE', rate: 21, name: 'VAT', from: '2020-01-01' }],
    })
    granted(await setDeliveryAddress(shop, customer, [id], inGermany))
    expect(await stored(id)).toMatchObject({ priceCents: 11_900, ...at(1_900, 'DE') })
  })

  test('Shares a fee with tax among the orders of its purchase, and moves with them', async () => {
    await setTaxes(shop, { abroad: 'net' })
    await setRates(shop, deliveryRates)
    const lines = []
    for (const unitPriceCents of [1_190, 2_380])
      lines.push({ productId: await addTool(shop, { stock: 5, unitPriceCents }), quantity: 1 })
    const { orders } = granted(await bookTogether(shop, customer, basket(lines, { deliverTo: 'DE' })))
    const ids = orders.map(({ id }) => id)
    const shares = async () =>
      (await listOrders(shop.database.read, ids)).map(({ goodsCents, deliveryCents }) => [
        goodsCents,
        deliveryCents,
      ])
    expect(await shares()).toEqual([
      [1_190, 197],
      [2_380, 393],
    ])
    granted(await setDeliveryAddress(shop, customer, ids, inAustria))
    // 9.90 at home with 19 % is 9.98 with 20 %.
    expect(await shares()).toEqual([
      [1_200, 333],
      [2_400, 665],
    ])
  })
})
