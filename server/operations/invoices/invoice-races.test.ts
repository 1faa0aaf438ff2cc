import { afterEach, beforeEach, expect, test } from 'vitest'
import { listInvoices } from '../../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { bookSomething, payAtProvider } from '../../testing/buying.ts'
import { codeOf } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { recordPayment } from '../payments/record-payment.ts'
import type { Shop } from '../shop.ts'

describeOnEveryEngine('Issuing invoices concurrently', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const numbers = async () => {
    const all = { from: undefined, to: undefined }
    const page = await listInvoices(shop.database.read, all, { limit: 1000, after: undefined })
    return (page?.rows ?? []).map(({ number }) => number).toSorted((one, other) => one - other)
  }

  test('Numbers fifty payments 1 to 50, even if several processes settle them concurrently', async () => {
    const booked = await Promise.all(Array.from({ length: 50 }, () => bookSomething(shop)))
    const intents = await Promise.all(booked.map((bought) => payAtProvider(shop, bought)))
    const shops: Shop[] =
      shop.database.engine === 'postgres'
        ? [shop, await shop.anotherProcess(), await shop.anotherProcess()]
        : [shop]
    const settled = await Promise.all(
      booked.map(({ customer, orderId }, index) =>
        recordPayment(shops[index % shops.length] ?? shop, customer, orderId, intents[index] ?? ''),
      ),
    )
    expect(settled.map(codeOf)).toEqual(booked.map(() => 'done'))
    expect(await numbers()).toEqual(booked.map((_, index) => index + 1))
  })

  test('By PATCH, webhook and reconciliation together makes one invoice', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    shop.clock.moveBy(60_000)
    const notify = (id: string) =>
      handlePaymentEvent(shop, { id, type: 'payment_intent.succeeded', intentId })
    const record = () => recordPayment(shop, bought.customer, bought.orderId, intentId)
    await Promise.all([record(), notify('evt_1'), record(), notify('evt_2'), reconcilePayments(shop)])
    expect(await numbers()).toEqual([1])
  })
})
