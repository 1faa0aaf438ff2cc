import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../../domain/orders/order-number.ts'
import { done } from '../../../../domain/outcome.ts'
import { formatInvoiceNumber } from '../../../../domain/payments/invoice-number.ts'
import { setDeliveryAddress } from '../../../operations/addresses/set-delivery-address.ts'
import { bookProduct } from '../../../operations/orders/book-product.ts'
import { changeReference } from '../../../operations/orders/change-reference.ts'
import { indexNewOrders } from '../../../operations/orders/index-new-orders.ts'
import { recordPayment } from '../../../operations/payments/record-payment.ts'
import { refundOrder } from '../../../operations/refunds/refund-order.ts'
import { booking, payAtProvider, payForBasket, sendAnyway } from '../../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, granted, staff } from '../../../testing/shop-contents.ts'
import { storedOrder } from '../../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import type { Transaction } from '../../database.ts'
import { describeOnEveryEngine } from '../../testing/engines.ts'
import { everyOrder } from '../../testing/every-order.ts'
import { listInvoicesOfOrders } from '../payments/invoices.ts'
import { trigramsOf } from '../trigrams.ts'
import { anonymizeOrders } from './deleted-customer-orders.ts'
import { listOrders, type OrdersWanted } from './listed-orders.ts'
import { addUpOrders } from './order-totals.ts'

describeOnEveryEngine('A search for orders', (engine) => {
  let shop: TestShop
  let wrench: Bought
  let pump: Bought
  let transaction: string

  type Bought = Awaited<ReturnType<typeof buy>>

  async function buy(tool: string, userName: string, userPhone: string) {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { name: tool, stock: 10 })
    const details = { quantity: 1, userName, userPhone }
    const booked = granted(await bookProduct(shop, customer, booking(productId, details)))
    return { customer, productId, ...booked }
  }

  const found = async (wanted: Partial<OrdersWanted>, limit?: number) => {
    const page = await listOrders(shop.database, { ...everyOrder, ...wanted }, { limit, after: undefined })
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

  test('can be narrowed by state, customer and days, and keeps the sort order', async () => {
    const both = { search: 'example' }
    expect(await found(both)).toEqual([pump.orderId, wrench.orderId])
    expect(await found({ ...both, oldestFirst: true })).toEqual([wrench.orderId, pump.orderId])
    expect(await found({ ...both, filter: 'to-send' })).toEqual([pump.orderId])
    expect(await found({ ...both, customerEmail: wrench.customer.email })).toEqual([wrench.orderId])
    const { createdAt } = await storedOrder(shop, pump.orderId)
    expect(await found({ ...both, from: createdAt })).toEqual([pump.orderId])
    expect(await found({ ...both, to: createdAt })).toEqual([wrench.orderId])
  })

  test('adds up the results: count, sum, paid and refunded', async () => {
    const { priceCents } = pump
    expect(await addUpOrders(shop.database, { ...everyOrder, search: 'example' })).toEqual({
      count: 2,
      next: undefined,
      sumCents: priceCents + wrench.priceCents,
      paidCents: priceCents,
      refundedCents: 0,
    })
    expect(await addUpOrders(shop.database, { ...everyOrder, filter: 'sent' })).toEqual({
      count: 0,
      next: undefined,
      sumCents: 0,
      paidCents: 0,
      refundedCents: 0,
    })
  })

  test('finds an order by its present receiver, and not by an earlier one', async () => {
    const address = {
      name: 'Žofie Quill',
      company: 'Nábytek',
      lines: ['2 Rim Road'],
      phone: '+1 (55) 010-77',
    }
    const of = (given: typeof address) => setDeliveryAddress(shop, wrench.customer, [wrench.orderId], given)
    granted(await of(address))
    const foundBy = async (...searches: string[]) => {
      for (const search of searches)
        expect([search, await found({ search })]).toEqual([search, [wrench.orderId]])
    }
    const foundByNone = async (...searches: string[]) => {
      for (const search of searches) expect([search, await found({ search })]).toEqual([search, []])
    }
    for (const index of [() => undefined, () => indexNewOrders(shop)]) {
      await index()
      await foundBy('žofie', 'QUILL', 'nabytek', 'wrench quill', '15501077', '(55) 010', 'émile', '5550147')
    }
    granted(await of({ ...address, name: 'Rim Roe', company: '', phone: '0199' }))
    for (const index of [() => undefined, () => indexNewOrders(shop)]) {
      await index()
      await foundBy('Rim Roe', '0199', 'émile')
      await foundByNone('quill', 'nabytek', '15501077')
    }
  })

  test('finds an order by the customer’s own number, and by no earlier one', async () => {
    const { customer, orderId } = await buy('Crank puller', 'Ref Erence', '0666 003')
    const foundBy = (search: string) => found({ search })
    granted(await changeReference(shop, customer, [orderId], 'PO-Öl 4711'))
    for (const index of [() => undefined, () => indexNewOrders(shop)]) {
      await index()
      expect([await foundBy('po-öl'), await foundBy('4711 puller')]).toEqual([[orderId], [orderId]])
    }
    const address = { name: 'Ref Erence', lines: ['4 Rim Road'], phone: '0666 003' }
    granted(await setDeliveryAddress(shop, customer, [orderId], address))
    expect(await foundBy('po-öl')).toEqual([orderId])
    granted(await changeReference(shop, customer, [orderId], 'PO 0815'))
    await indexNewOrders(shop)
    expect([await foundBy('po-öl'), await foundBy('0815 puller')]).toEqual([[], [orderId]])
  })

  test('does not find or store erased data', async () => {
    const gone = await buy('Bench vice', 'Booker Gonebody', '0777 001')
    granted(await recordPayment(shop, gone.customer, gone.orderId, await payAtProvider(shop, gone)))
    const address = { name: 'Receiver Ghostly', company: 'Haunt', lines: ['3 Rim Road'], phone: '0888 002' }
    granted(await setDeliveryAddress(shop, gone.customer, [gone.orderId], address))
    await indexNewOrders(shop)
    granted(await sendAnyway(shop, staff, gone.orderId))
    const erase = async (byOwner: boolean) => {
      const erased = async (transaction: Transaction) => {
        await anonymizeOrders(transaction, gone.customer.userId, { byOwner })
        return done(undefined)
      }
      granted(await shop.database.write(erased))
      await indexNewOrders(shop)
    }
    const entries = async (word: string) => {
      if (shop.database.engine === 'postgres') return 0
      const indexed = shop.database.read
        .selectFrom('order_index')
        .where(sql<boolean>`order_index match ${trigramsOf([word])}`)
      return (await indexed.select('rowid').execute()).length
    }
    await erase(false)
    expect(await found({ search: 'ghostly haunt gonebody' })).toEqual([gone.orderId])
    for (const phone of ['0777001', '0888002', '0888 002']) {
      expect(await found({ search: phone })).toEqual([])
      expect(await entries(phone)).toBe(0)
    }
    await erase(true)
    for (const word of ['ghostly', 'gonebody', gone.customer.email]) {
      expect(await found({ search: word })).toEqual([])
      expect(await entries(word)).toBe(0)
    }
  })

  test('finds the orders of an invoice and of a credit note, even one for several orders', async () => {
    const [first = '', second = ''] = (await payForBasket(shop, 2)).orderIds
    const numbersOf = async (id: string) =>
      (await listInvoicesOfOrders(shop.database.read, { orderIds: [id] })).map(formatInvoiceNumber)
    const [invoice = ''] = await numbersOf(second)
    expect(await found({ search: invoice })).toEqual(expect.arrayContaining([first, second]))
    expect(await found({ search: invoice.toLowerCase() })).toHaveLength(2)
    expect(await found({ search: `Your invoice ${invoice.replace('-', '‑')}` })).toHaveLength(2)
    const refund = { amountCents: 100, reason: 'A scratch', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, await addAdmin(shop), second, refund))
    const [, note = ''] = await numbersOf(second)
    expect(await found({ search: note })).toEqual([second])
    expect(await found({ search: 'INV-99999' })).toEqual([])
  })

  test('finds an email with diacritics as it is typed', async () => {
    const { orderId } = await buy('Chain checker', 'Zoe', '0170')
    const email = 'zoë.müller@example.com'
    await shop.database.write(async ({ db }) => {
      await db.updateTable('orders').set({ customer_email: email }).where('id', '=', orderId).execute()
      return done(null)
    })
    for (const search of [email, 'ZOË.MÜLLER@', 'checker müller@'])
      expect([search, await found({ search })]).toEqual([search, [orderId]])
  })
})
