import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder, listOrders } from '../../data/queries/orders/orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket, booking } from '../../testing/buying.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { addAddress } from '../addresses/keep-addresses.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import type { Caller } from '../shop.ts'
import { bookProduct } from './book-product.ts'
import { bookTogether } from './book-together.ts'
import { cancelOrder } from './cancel-order.ts'
import { getTimeline } from './get-timeline.ts'

const receiver = { name: 'Ada Lovelace', phone: '030 1234567' }
const inGermany = { ...receiver, lines: ['Hauptstr. 1'], postcode: '10115', city: 'Berlin', country: 'DE' }
const inAustria = { ...receiver, lines: ['Ring 1'], postcode: '1010', city: 'Wien', country: 'AT' }
const inFrance = { ...receiver, lines: ['1 rue A'], postcode: '75001', city: 'Paris', country: 'FR' }

describeOnEveryEngine('An order with delivery that costs', (engine) => {
  let shop: TestShop
  let customer: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    await setRates(shop, deliveryRates)
    customer = await addCustomer(shop)
  })
  afterEach(() => shop.drop())

  const tool = (unitPriceCents = 2_000) => addTool(shop, { stock: 50, unitPriceCents })
  const book = async (change = {}, unitPriceCents = 2_000) =>
    bookProduct(shop, customer, booking(await tool(unitPriceCents), change))
  async function bookThree(deliverTo?: string) {
    const lines = []
    for (const cents of [1_000, 2_000, 3_000]) lines.push({ productId: await tool(cents), quantity: 1 })
    const booked = granted(await bookTogether(shop, customer, basket(lines, { deliverTo })))
    return booked.orders.map(({ id }) => id)
  }
  const prices = async (ids: readonly string[]) =>
    (await listOrders(shop.database.read, ids)).map(({ priceCents, goodsCents, deliveryCents }) => {
      expect(priceCents).toBe((goodsCents ?? 0) + deliveryCents)
      return deliveryCents
    })
  const open = async (ids: readonly string[], priceCents: number) =>
    await createPaymentIntent(shop, customer, { priceCents, orderIds: ids })
  const intentOf = (secret: string) => secret.replace(/_secret$/, '')
  const sumOf = async (ids: readonly string[]) =>
    (await listOrders(shop.database.read, ids)).reduce((sum, { priceCents }) => sum + priceCents, 0)

  test('Includes the fee of the default zone, for a client that names no country', async () => {
    expect(granted(await book())).toMatchObject({ priceCents: 2_590, deliveryCents: 590 })
    expect(granted(await book({ quantity: 5 }))).toMatchObject({ priceCents: 10_000, deliveryCents: 0 })
  })

  test('Includes the fee of the named country, else of the last used address', async () => {
    expect(granted(await book({ deliverTo: 'AT' }))).toMatchObject({ deliveryCents: 990 })
    granted(await addAddress(shop, customer, inAustria))
    expect(granted(await book())).toMatchObject({ deliveryCents: 990 })
    shop.clock.moveBy(1_000)
    granted(await addAddress(shop, customer, inFrance))
    expect(granted(await book())).toMatchObject({ deliveryCents: 590 })
  })

  test('Is refused for a country that the shop does not deliver to, and takes no stock', async () => {
    const productId = await tool()
    const outcome = await bookProduct(shop, customer, booking(productId, { deliverTo: 'FR' }))
    expect(outcome).toMatchObject({
      code: 'COUNTRY_NOT_DELIVERED',
      fields: { 'deliverTo.country': expect.any(String) },
    })
    const lines = [{ productId, quantity: 1 }]
    expect(codeOf(await bookTogether(shop, customer, basket(lines, { deliverTo: 'FR' })))).toBe(
      'COUNTRY_NOT_DELIVERED',
    )
  })

  test('Is made once by a repeated booking, at the price of the first', async () => {
    const productId = await tool()
    const attempt = booking(productId, { idempotencyKey: 'once' })
    const first = granted(await bookProduct(shop, customer, attempt))
    await setRates(shop, { ...deliveryRates, zones: [] })
    expect(granted(await bookProduct(shop, customer, attempt))).toEqual(first)
  })

  test('Shares the fee of its purchase by largest remainder', async () => {
    expect(await prices(await bookThree())).toEqual([98, 197, 295])
  })

  test('Gets another price with an address in another zone, and with the orders of its purchase', async () => {
    const ids = await bookThree()
    granted(await setDeliveryAddress(shop, customer, ids.slice(0, 1), inAustria))
    expect(await prices(ids)).toEqual([165, 330, 495])
    granted(await setDeliveryAddress(shop, customer, ids, inGermany))
    expect(await prices(ids)).toEqual([98, 197, 295])
    const timeline = granted(await getTimeline(shop, customer, ids[0] ?? ''))
    expect(timeline.filter(({ kind }) => kind === 'booked' || kind === 're-priced')).toMatchObject([
      { kind: 'booked', amount: 10.98 },
      { kind: 're-priced', amount: 11.65, delivery: 1.65, country: 'AT' },
      { kind: 're-priced', amount: 10.98, delivery: 0.98, country: 'DE' },
    ])
  })

  test('Is a parcel of its own when it goes to another zone than the orders of its purchase', async () => {
    const ids = await bookThree()
    granted(await setDeliveryAddress(shop, customer, ids, inGermany))
    granted(await setDeliveryAddress(shop, customer, ids.slice(2), inAustria))
    expect(await prices(ids)).toEqual([197, 393, 990])
  })

  test('Keeps its price with an address in the zone for which it was booked, even after the rates change', async () => {
    const { orderId } = granted(await book())
    const dearer = deliveryRates.zones.map((zone) => ({ ...zone, steps: [{ from: 0, fee: 50 }] }))
    await setRates(shop, { ...deliveryRates, zones: dearer })
    granted(await setDeliveryAddress(shop, customer, [orderId], inGermany))
    expect(await prices([orderId])).toEqual([590])
    expect((await findOrder(shop.database.read, orderId))?.deliveryTo).toBe('DE')
    granted(await setDeliveryAddress(shop, customer, [orderId], inAustria))
    expect(await prices([orderId])).toEqual([5_000])
  })

  test('Keeps its price when it was booked while prices included delivery', async () => {
    await setRates(shop, { ...deliveryRates, zones: [] })
    const { orderId } = granted(await book())
    await setRates(shop, deliveryRates)
    granted(await setDeliveryAddress(shop, customer, [orderId], inAustria))
    expect(await prices([orderId])).toEqual([0])
  })

  test('Is refused an address in a country that the shop does not deliver to, and nothing changes', async () => {
    const { orderId } = granted(await book())
    const refused = await setDeliveryAddress(shop, customer, [orderId], inFrance)
    expect(refused).toMatchObject({ code: 'COUNTRY_NOT_DELIVERED', fields: { country: expect.any(String) } })
    expect((await findOrder(shop.database.read, orderId))?.deliveryAddress).toBeNull()
  })

  test('Closes the payment of the old amount, and refuses a client that sends it', async () => {
    const ids = await bookThree()
    const before = await sumOf(ids)
    const intentId = intentOf(granted(await open(ids, before)))
    granted(await setDeliveryAddress(shop, customer, ids, inAustria))
    expect(shop.cards.intents().find(({ id }) => id === intentId)?.status).toBe('cancelled')
    expect(codeOf(await open(ids, before))).toBe('PRICE_DIFFERS')
    const paid = intentOf(granted(await open(ids, await sumOf(ids))))
    shop.cards.confirm(paid)
    granted(await recordPayment(shop, customer, ids[0] ?? '', paid))
    expect((await listOrders(shop.database.read, ids)).map(({ state }) => state)).toEqual([
      'paid',
      'paid',
      'paid',
    ])
  })

  test('Stays in its zone once it is paid', async () => {
    const ids = await bookThree()
    granted(await setDeliveryAddress(shop, customer, ids, inGermany))
    const paid = intentOf(granted(await open(ids, await sumOf(ids))))
    shop.cards.confirm(paid)
    granted(await recordPayment(shop, customer, ids[0] ?? '', paid))
    expect(codeOf(await setDeliveryAddress(shop, customer, ids, inAustria))).toBe('DELIVERY_PAID')
    const moved = { ...inGermany, lines: ['Hauptstr. 2'] }
    expect(codeOf(await setDeliveryAddress(shop, customer, ids, moved))).toBe('done')
  })

  test('Accepts a corrected address in the country of the first address, which was added after the payment', async () => {
    const { orderId } = granted(await book())
    const paid = intentOf(granted(await open([orderId], 2_590)))
    shop.cards.confirm(paid)
    granted(await recordPayment(shop, customer, orderId, paid))
    granted(await setDeliveryAddress(shop, customer, [orderId], inAustria))
    const corrected = { ...inAustria, lines: ['Ring 2'] }
    expect(codeOf(await setDeliveryAddress(shop, customer, [orderId], corrected))).toBe('done')
    expect(await prices([orderId])).toEqual([590])
  })

  test('Takes over the share of a cancelled order of its purchase, and closes its open payment', async () => {
    const ids = await bookThree()
    const [first = '', ...others] = ids
    const intentId = intentOf(granted(await open(others, await sumOf(others))))
    granted(await cancelOrder(shop, customer, first))
    expect(await prices(others)).toEqual([236, 354])
    expect(shop.cards.intents().find(({ id }) => id === intentId)?.status).toBe('cancelled')
  })

  test('Costs delivery once a cancellation takes its purchase below the amount of free delivery', async () => {
    const lines = []
    for (const cents of [7_000, 4_000]) lines.push({ productId: await tool(cents), quantity: 1 })
    const { orders } = granted(await bookTogether(shop, customer, basket(lines)))
    const ids = orders.map(({ id }) => id)
    expect(await prices(ids)).toEqual([0, 0])
    granted(await cancelOrder(shop, customer, ids[1] ?? ''))
    expect(await prices(ids.slice(0, 1))).toEqual([590])
  })

  test('Keeps its share while a bank processes its payment, and when it is paid', async () => {
    const ids = await bookThree()
    const [first = '', second = '', third = ''] = ids
    const intentId = intentOf(granted(await open([second], await sumOf([second]))))
    shop.cards.change(intentId, { status: 'processing' })
    granted(await cancelOrder(shop, customer, first))
    expect(await prices([second, third])).toEqual([197, 393])
    shop.cards.change(intentId, { status: 'succeeded' })
    granted(await recordPayment(shop, customer, second, intentId))
    granted(await cancelOrder(shop, customer, third))
    expect(await prices([second])).toEqual([197])
  })
})
