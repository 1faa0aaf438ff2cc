import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../../domain/order-number.ts'
import { bookTool } from '../../../operations/orders/book-tool.ts'
import { indexNewOrders } from '../../../operations/orders/index-new-orders.ts'
import { recordPayment } from '../../../operations/payments/record-payment.ts'
import { booking, payAtProvider } from '../../../testing/buying.ts'
import { addCustomer, addTool, granted } from '../../../testing/shop-contents.ts'
import { storedOrder } from '../../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { describeOnEveryEngine } from '../../testing/engines.ts'
import { listOrders, type OrdersWanted } from './listed-orders.ts'
import { addUpOrders } from './order-totals.ts'

const all: OrdersWanted = {
  search: '',
  oldestFirst: false,
  filter: undefined,
  customerEmail: undefined,
  from: undefined,
  to: undefined,
}

describeOnEveryEngine('A search for orders', (engine) => {
  let shop: TestShop
  let wrench: Bought
  let pump: Bought
  let transaction: string

  type Bought = Awaited<ReturnType<typeof buy>>

  async function buy(tool: string, userName: string, userPhone: string) {
    const customer = await addCustomer(shop)
    const toolId = await addTool(shop, { name: tool, stock: 10 })
    const details = { quantity: 1, userName, userPhone }
    const booked = granted(await bookTool(shop, customer, booking(toolId, details)))
    return { customer, toolId, ...booked }
  }

  const found = async (wanted: Partial<OrdersWanted>, limit?: number) => {
    const page = await listOrders(shop.database, { ...all, ...wanted }, { limit, after: undefined })
    return page?.rows.map(({ id }) => id)
  }

  beforeAll(async () => {
    shop = await openTestShop(engine)
    wrench = await buy('Torque wrench 282', 'Émile Zöller', '+49 (30) 555-0147')
    shop.clock.moveBy(1_000)
    pump = await buy('Floor pump_1', 'Ada 100% Lovelace', '0171 9')
    transaction = await payAtProvider(shop, pump)
    granted(await recordPayment(shop, pump.customer, pump.orderId, transaction))
  })
  afterAll(() => shop.drop())

  test.each(['before', 'after'])('finds orders by any part %s they are indexed', async (when) => {
    if (when === 'after') await indexNewOrders(shop)
    const { number } = await storedOrder(shop, wrench.orderId)
    const ofWrench = [
      'wrench',
      'ENCH 28',
      'émile',
      'zölL',
      'wrench émile',
      '555-0147',
      '49 30 5550147',
      '(30) 555',
      wrench.customer.email,
      wrench.customer.email.slice(2),
      formatOrderNumber(number),
      formatOrderNumber(number).toLowerCase().replaceAll('-', ' '),
      wrench.orderId,
      wrench.orderId.slice(3, 20),
    ]
    for (const search of ofWrench)
      expect([search, await found({ search })]).toEqual([search, [wrench.orderId]])
    for (const search of [transaction, transaction.slice(1), 'pump_1', '100%', 'p_', '0%', 'pu'])
      expect([search, await found({ search })]).toEqual([search, [pump.orderId]])
    for (const search of ['pump wrench', 'xylophone', '"', '" or "a', '%%%', '___', '\\', 'zq'])
      expect([search, await found({ search })]).toEqual([search, []])
  })

  test('is narrowed by state, customer and days, and keeps its order', async () => {
    const both = { search: 'example' }
    expect(await found(both)).toEqual([pump.orderId, wrench.orderId])
    expect(await found({ ...both, oldestFirst: true })).toEqual([wrench.orderId, pump.orderId])
    expect(await found({ ...both, filter: 'to-send' })).toEqual([pump.orderId])
    expect(await found({ ...both, customerEmail: wrench.customer.email })).toEqual([wrench.orderId])
    const { createdAt } = await storedOrder(shop, pump.orderId)
    expect(await found({ ...both, from: createdAt })).toEqual([pump.orderId])
    expect(await found({ ...both, to: createdAt })).toEqual([wrench.orderId])
  })

  test('adds up what it finds: count, sum, paid and refunded', async () => {
    const { priceCents } = pump
    expect(await addUpOrders(shop.database, { ...all, search: 'example' })).toEqual({
      count: 2,
      next: undefined,
      sumCents: priceCents + wrench.priceCents,
      paidCents: priceCents,
      refundedCents: 0,
    })
    expect(await addUpOrders(shop.database, { ...all, filter: 'sent' })).toEqual({
      count: 0,
      next: undefined,
      sumCents: 0,
      paidCents: 0,
      refundedCents: 0,
    })
  })
})
