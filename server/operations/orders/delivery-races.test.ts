import { afterEach, beforeEach, expect, test } from 'vitest'
import { listOrders } from '../../data/queries/orders/orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket } from '../../testing/buying.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { addCustomer, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import type { Caller } from '../shop.ts'
import { bookTogether } from './book-together.ts'
import { cancelOrder } from './cancel-order.ts'

const rounds = 4
const inAustria = {
  name: 'Ada',
  phone: '1',
  lines: ['Ring 1'],
  postcode: '1010',
  city: 'Wien',
  country: 'AT',
}

describeOnEveryEngine('A price of delivery that changes during a payment', (engine) => {
  let shop: TestShop
  let customer: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    await setRates(shop, deliveryRates)
    customer = await addCustomer(shop)
  })
  afterEach(() => shop.drop())

  async function bookThree(): Promise<readonly string[]> {
    const lines = []
    while (lines.length < 3)
      lines.push({ productId: await addTool(shop, { stock: 9, unitPriceCents: 1_999 }), quantity: 1 })
    return granted(await bookTogether(shop, customer, basket(lines))).orders.map(({ id }) => id)
  }
  const ordersOf = (ids: readonly string[]) => listOrders(shop.database.read, ids)
  const sumOf = async (ids: readonly string[]) =>
    (await ordersOf(ids)).reduce((sum, { priceCents }) => sum + priceCents, 0)

  /** Pays at the price of now, as the page does after a refusal. */
  async function payNow(ids: readonly string[]): Promise<void> {
    const priceCents = await sumOf(ids)
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderIds: ids }))
    const intentId = secret.replace(/_secret$/, '')
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, customer, ids[0] ?? '', intentId))
    const paid = await ordersOf(ids)
    expect(paid.map(({ state }) => state)).toEqual(ids.map(() => 'paid'))
    for (const { priceCents: price, goodsCents, deliveryCents } of paid)
      expect(price).toBe((goodsCents ?? 0) + deliveryCents)
  }
  /** Every payment that is open has the sum of its orders. */
  async function expectTrueAmounts(): Promise<void> {
    const open = await shop.database.read
      .selectFrom('payments')
      .innerJoin('payment_orders', 'payment_orders.intent_id', 'payments.intent_id')
      .innerJoin('orders', 'orders.id', 'payment_orders.order_id')
      .where('payments.state', '=', 'open')
      .select(['payment_orders.amount_cents as part', 'orders.price_cents as price'])
      .execute()
    for (const { part, price } of open) expect(part).toBe(price)
  }

  test('An address that changes while a payment is opened leaves no payment of the old amount', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ids = await bookThree()
      const priceCents = await sumOf(ids)
      const open = () => createPaymentIntent(shop, customer, { priceCents, orderIds: ids })
      const move = () => setDeliveryAddress(shop, customer, ids, inAustria)
      await Promise.all<unknown>(round % 2 === 0 ? [open(), move()] : [move(), open()])
      await expectTrueAmounts()
      expect((await ordersOf(ids)).reduce((sum, { deliveryCents }) => sum + deliveryCents, 0)).toBe(990)
      await payNow(ids)
    }
  })

  test('A line that is cancelled while the payment of the others is opened moves its share to them', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [first = '', ...others] = await bookThree()
      const priceCents = await sumOf(others)
      const open = () => createPaymentIntent(shop, customer, { priceCents, orderIds: others })
      const cancel = () => cancelOrder(shop, customer, first)
      await Promise.all<unknown>(round % 2 === 0 ? [open(), cancel()] : [cancel(), open()])
      await expectTrueAmounts()
      expect((await ordersOf(others)).reduce((sum, { deliveryCents }) => sum + deliveryCents, 0)).toBe(590)
      await payNow(others)
    }
  })

  test('Rates that change between booking and paying do not change the price', async () => {
    const ids = await bookThree()
    const priceCents = await sumOf(ids)
    const dearer = deliveryRates.zones.map((zone) => ({ ...zone, steps: [{ from: 0, fee: 50 }] }))
    await Promise.all([
      setRates(shop, { ...deliveryRates, zones: dearer }),
      createPaymentIntent(shop, customer, { priceCents, orderIds: ids }),
    ])
    expect(await sumOf(ids)).toBe(priceCents)
    await payNow(ids)
  })
})
