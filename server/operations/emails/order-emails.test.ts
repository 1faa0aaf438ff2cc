import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import {
  bookBasket,
  booking,
  bookSomething,
  openPayment,
  openSet,
  payAtProvider,
  payForSomething,
  sendAnyway,
} from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { bookProduct } from '../orders/book-product.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { undoMs } from '../orders/tell-of-parcels.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { arrivalOfSent, promiseIfPaid } from './delivery-facts.ts'
import { mailingIn } from './mailing-shop.ts'
import { sendEmails } from './send-emails.ts'

describeOnEveryEngine('Emails about orders', (engine) => {
  let shop: TestShop
  let mail: TestMail
  beforeEach(async () => {
    mail = new TestMail()
    shop = await openTestShop(engine, { mail })
  })
  afterEach(() => shop.drop())

  const sent = async () => {
    await sendEmails(shop)
    return mail.taken
  }

  test('The booking email names the tool, the end of the hold, the price and the payment page', async () => {
    const { customer, orderId } = await bookSomething(shop)
    const [message, ...others] = await sent()
    expect(others).toEqual([])
    expect(message).toMatchObject({
      event: `booked:${orderId}`,
      recipient: customer.email,
      subject: 'You have booked 2 × Spoke wrench',
    })
    for (const part of [message?.text, message?.html]) {
      expect(part).toContain(orderId)
      expect(part).toContain('$25.00, tax and delivery included')
      expect(part).toContain(`http://localhost/dashboard/payment/${orderId}`)
      expect(part).toMatch(/Held until.*, \d{4} at \d+:\d\d [AP]M \((New York time|UTC)\)/)
    }
  })

  test('The emails about a booking and a sent order say when the order leaves and arrives; without a delivery rule they promise nothing', async () => {
    // A Tuesday, before 14:00 in New York, the sample shop's cut-off hour.
    shop.clock.moveBy(Date.UTC(2030, 10, 26, 15) - shop.clock())
    await bookSomething(shop)
    const { orders } = await bookBasket(shop, 2)
    const promised =
      /Paid before November 26, 2030 at 2:00 PM \(New York time\), (it leaves|they leave) on Tuesday, November 26, and/
    const [one, set] = await sent()
    for (const booked of [one, set]) expect(booked?.text).toMatch(promised)
    const purchase = orders[0]?.purchaseId ?? ''
    expect(set?.text).toContain(`http://localhost/dashboard/payment?purchase=${purchase}`)
    const { orderId } = await payForSomething(shop)
    granted(await sendAnyway(shop, await addAdmin(shop), orderId))
    shop.clock.moveBy(undoMs)
    const onItsWay = (await sent()).find(({ event }) => event === `sent:${orderId}`)
    expect(onItsWay?.text).toMatch(
      /We have sent your order of .*\. It should be with you between \w+, November \d+ and/,
    )
    const settings = { ...(await shop.settings.read()) }
    const mailing = mailingIn(shop, null)
    settings.delivery = { ...settings.delivery, daysTo: null }
    expect(promiseIfPaid(1, shop.clock(), settings, mailing)).toEqual([])
    expect(arrivalOfSent(shop.clock(), settings, mailing)).toEqual([])
  })

  test('A booking sent twice under one key sends one email', async () => {
    const [customer, productId] = await Promise.all([addCustomer(shop), addTool(shop, { stock: 5 })])
    const twice = booking(productId, { idempotencyKey: 'a key' })
    await Promise.all([bookProduct(shop, customer, twice), bookProduct(shop, customer, twice)])
    expect(await storedMessages(shop, 'booked')).toHaveLength(1)
  })

  test('A refused booking sends no email', async () => {
    const [customer, productId] = await Promise.all([addCustomer(shop), addTool(shop, { stock: 1 })])
    expect(codeOf(await bookProduct(shop, customer, booking(productId, { quantity: 2 })))).not.toBe('done')
    expect(await sent()).toEqual([])
  })

  test('The receipt contains all figures and a link to the printable page', async () => {
    const { customer, orderId } = await payForSomething(shop)
    const [, receipt, ...others] = await sent()
    expect(others).toEqual([])
    expect(receipt).toMatchObject({
      recipient: customer.email,
      subject: 'Receipt: $25.00 for 2 × Spoke wrench',
    })
    const lines = receipt?.text.split('\n') ?? []
    expect(lines).toEqual(
      expect.arrayContaining([
        `Order: ${formatOrderNumber((await storedOrder(shop, orderId)).number)}`,
        `Customer: Ada Lovelace, ${customer.email}`,
        'Tool: Spoke wrench',
        'Quantity: 2',
        'Price of one: $12.50',
        'Paid: $25.00, tax and delivery included',
        expect.stringMatching(/^Transaction: \S+$/),
        `http://localhost/dashboard/payment/${orderId}`,
      ]),
    )
  })

  test('The receipt names the address and the promised days in the shop’s time zone', async () => {
    const bought = await bookSomething(shop)
    const address = { name: 'Ada Byron', address: '7 Chain Lane\n  Springfield', phone: '555 0100' }
    granted(await setDeliveryAddress(shop, bought.customer, [bought.orderId], address))
    const intentId = await payAtProvider(shop, bought)
    // Sunday in New York, but already Monday in UTC.
    shop.clock.moveBy(Date.UTC(2026, 10, 23, 2) - shop.clock())
    granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))
    const [receipt] = await storedMessages(shop, 'paid')
    expect(receipt?.body).toContain('Deliver to: Ada Byron, 7 Chain Lane, Springfield')
    expect(receipt?.body).toContain(
      'send it to the address below. It leaves on Monday, November 23 and should be with you between Thursday, November 26 and Wednesday, December 2.',
    )
  })

  test('The receipt of an order without an address asks for it', async () => {
    await payForSomething(shop)
    const [receipt] = await storedMessages(shop, 'paid')
    expect(receipt?.body).toContain('Please add the delivery address in My Orders')
    expect(receipt?.body).not.toContain('Deliver to')
  })

  test('The receipt of orders with several addresses names the orders for each address', async () => {
    const { customer, orderIds, orders } = await bookBasket(shop, 3)
    const [one = '', ...others] = orderIds
    const at = (name: string) => ({ name, address: '7 Chain Lane', phone: '555 0100' })
    granted(await setDeliveryAddress(shop, customer, [one], at('Ada')))
    granted(await setDeliveryAddress(shop, customer, others, at('Bob')))
    const intentId = await openSet(shop, customer, orderIds)
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, customer, one, intentId))
    const [receipt] = await storedMessages(shop, 'paid')
    const [first, second, third] = orders.map(({ number }) => formatOrderNumber(number))
    expect(receipt?.body).toContain(`Deliver ${first} to: Ada, 7 Chain Lane`)
    expect(receipt?.body).toContain(`Deliver ${second}, ${third} to: Bob, 7 Chain Lane`)
  })

  test('The emails about booking and paying an order with a price break state the lower price', async () => {
    const priceBreaks = [{ from: 10, unitPriceCents: 1100 }]
    const [customer, productId] = await Promise.all([
      addCustomer(shop),
      addTool(shop, { stock: 20, priceBreaks }),
    ])
    const order = booking(productId, { quantity: 12 })
    const { orderId, priceCents } = granted(await bookProduct(shop, customer, order))
    const bought = { customer, productId, orderId, priceCents }
    granted(await recordPayment(shop, customer, orderId, await payAtProvider(shop, bought)))
    const [booked, receipt] = await sent()
    expect(booked?.text).toContain('To pay: $132.00, tax and delivery included')
    expect(receipt?.text.split('\n')).toEqual(
      expect.arrayContaining([
        'Quantity: 12',
        'Price of one: $11.00',
        'Paid: $132.00, tax and delivery included',
      ]),
    )
  })

  test('A payment that is recorded twice at the same time sends one receipt', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    const record = () => recordPayment(shop, bought.customer, bought.orderId, intentId)
    await Promise.all([record(), record(), record()])
    expect(await storedMessages(shop, 'paid')).toHaveLength(1)
  })

  test('Cancelling an order sends one email, which says that nothing was charged', async () => {
    const bought = await bookSomething(shop)
    await openPayment(shop, bought)
    const cancel = () => cancelOrder(shop, bought.customer, bought.orderId)
    await Promise.all([cancel(), cancel()])
    const messages = await storedMessages(shop, 'cancelled')
    expect(messages).toMatchObject([
      { recipient: bought.customer.email, subject: 'Cancelled: 2 × Spoke wrench' },
    ])
    expect(messages[0]?.body).toContain('nothing was charged')
  })

  test('A refused cancellation sends no email', async () => {
    const { customer, orderId } = await payForSomething(shop)
    expect(codeOf(await cancelOrder(shop, customer, orderId))).toBe('ORDER_PAID_CANNOT_CANCEL')
    expect(await storedMessages(shop, 'cancelled')).toEqual([])
  })

  test('Tool and customer names cannot inject headers or markup', async () => {
    const evil = 'Wrench\r\nBcc: eve@evil.example\r\n\r\n<script>alert(1)</script> =?utf-8?Q?=0D=0A?= ü六🔧'
    const [customer, productId] = await Promise.all([
      addCustomer(shop),
      addTool(shop, { stock: 5, name: evil }),
    ])
    granted(await bookProduct(shop, customer, booking(productId, { userName: evil })))
    const [message] = await sent()
    expect(message?.recipient).toBe(customer.email)
    expect(message?.html).not.toContain('<script')
  })
})
