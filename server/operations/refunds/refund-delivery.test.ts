import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../../data/queries/orders/orders.ts'
import { listInvoicesOfPayment } from '../../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { type Bought, payForSomething } from '../../testing/buying.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { toInvoice } from '../invoices/invoice-content.ts'
import { proveNumbers, readProof } from '../proof/prove-numbers.ts'
import type { Caller } from '../shop.ts'
import { refundOrder } from './refund-order.ts'

describeOnEveryEngine('The refund of an order with delivery', (engine) => {
  let shop: TestShop
  let admin: Caller
  let bought: Bought
  beforeEach(async () => {
    shop = await openTestShop(engine)
    await setRates(shop, deliveryRates)
    admin = await addAdmin(shop)
    // Goods for 25.00 and 5.90 for delivery.
    bought = await payForSomething(shop)
  })
  afterEach(() => shop.drop())

  const refund = (amountCents: number, deliveryCents?: number) =>
    refundOrder(shop, admin, bought.orderId, {
      amountCents,
      deliveryCents,
      reason: 'Bent',
      restock: 0,
      idempotencyKey: undefined,
    })
  async function papers() {
    const { transactionId } = (await findOrder(shop.database.read, bought.orderId)) ?? {}
    const rows = await listInvoicesOfPayment(shop.database.read, transactionId ?? '')
    return rows
      .map(toInvoice)
      .map(({ content }) => content.lines.map(({ product, cents }) => [product, cents]))
  }

  test('Of everything credits goods and delivery as lines, and the invoice has the same', async () => {
    granted(await refund(3_090))
    const lines = [
      ['Spoke wrench', 2_500],
      ['Delivery', 590],
    ]
    expect(await papers()).toEqual([lines, lines])
    expect(codeOf(await refund(1))).toBe('NOTHING_TO_REFUND')
  })

  test('Of goods alone leaves the delivery, which can be refunded later', async () => {
    granted(await refund(2_500, 0))
    granted(await refund(590, 590))
    expect((await papers()).slice(1)).toEqual([[['Spoke wrench', 2_500]], [['Delivery', 590]]])
  })

  test('Without a choice returns goods first', async () => {
    granted(await refund(2_000))
    granted(await refund(600))
    expect((await papers()).slice(1)).toEqual([
      [['Spoke wrench', 2_000]],
      [
        ['Spoke wrench', 500],
        ['Delivery', 100],
      ],
    ])
  })

  test('Never returns more delivery than was paid', async () => {
    expect(await refund(700, 591)).toMatchObject({
      code: 'REFUND_ABOVE_LEFT',
      fields: { delivery: expect.stringContaining('5.90') },
    })
    granted(await refund(400, 400))
    expect(codeOf(await refund(200, 191))).toBe('REFUND_ABOVE_LEFT')
    granted(await refund(190, 190))
  })

  test('Leaves the proof of the numbers without a difference', async () => {
    granted(await refund(1_000, 590))
    await proveNumbers(shop)
    const proof = await readProof(shop.database.read)
    expect(proof?.differences.filter(({ check }) => check === 'orders' || check === 'invoices')).toEqual([])
    await shop.database.autocommit
      .updateTable('orders')
      .set({ delivery_cents: 1 })
      .where('id', '=', bought.orderId)
      .execute()
    shop.clock.moveBy(300_000)
    await proveNumbers(shop)
    expect((await readProof(shop.database.read))?.differences).toMatchObject([
      { problem: 'parts-differ', expected: 3_090, found: 2_501 },
    ])
  })
})
