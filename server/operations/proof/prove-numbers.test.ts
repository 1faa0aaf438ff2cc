import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import { bookSomething, payCancelledOrder, payForBasket, payForSomething } from '../../testing/buying.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { makeAdmin } from '../accounts/make-admin.ts'
import { verifyChain } from '../changes/verify-chain.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { proveNumbers, readProof } from './prove-numbers.ts'

describeOnEveryEngine('The proof of the numbers', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine, { mail: new TestMail() })
  })
  afterEach(() => shop.drop())

  /** Changes rows like a fault or an intruder in the database. */
  const rows = () => shop.database.autocommit

  async function proved() {
    await proveNumbers(shop)
    const proof = await readProof(shop.database.read)
    if (!proof) throw new Error('The pass did not end within one round')
    return proof
  }
  const foundBy = async (checks: (check: string) => boolean) =>
    (await proved()).differences
      .filter(({ check }) => checks(check))
      .map(({ problem, id, expected, found }) => ({ problem, id, expected, found }))
  const found = () => foundBy(() => true)
  /** An order without its charge also makes the invoice differ. */
  const foundBesideInvoices = () => foundBy((check) => check !== 'invoices')

  test('agrees after a sale, a refund, a cancelled payment and many products, and counts the compared rows', async () => {
    const bought = await payForSomething(shop)
    const reason = { reason: 'Scratched', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, await addAdmin(shop), bought.orderId, { amountCents: 100, ...reason }))
    await bookSomething(shop)
    for (let index = 0; index < 45; index += 1) await addTool(shop, { stock: index })
    const { counts, differences } = await proved()
    expect(differences).toEqual([])
    expect(counts).toEqual([
      { check: 'stock', checked: 47, differences: 0 },
      { check: 'orders', checked: 1, differences: 0, states: { paid: 1, unpaid: 1 } },
      { check: 'charges', checked: 1, differences: 0, states: { succeeded: 1 } },
      { check: 'credit', checked: 0, differences: 0 },
      { check: 'receivables', checked: 0, differences: 0 },
      // The payment, its invoice and its credit note.
      { check: 'invoices', checked: 3, differences: 0 },
      { check: 'mail', checked: 0, differences: 0 },
      { check: 'changes', checked: 0, differences: 0 },
      { check: 'backup', checked: 0, differences: 0 },
    ])
  })

  test('reports a product whose stock is not the sum of its ledger', async () => {
    const id = await addTool(shop, { stock: 5 })
    await rows().updateTable('products').set({ available: 6 }).where('id', '=', id).execute()
    expect(await found()).toEqual([{ problem: 'stock-differs', id, expected: 5, found: 6 }])
  })

  test('reports a paid order whose charge has another amount', async () => {
    const { orderId: id, priceCents } = await payForSomething(shop)
    await rows().updateTable('payments').set({ amount_cents: 1 }).where('order_id', '=', id).execute()
    expect(await found()).toMatchObject([{ problem: 'amount-differs', expected: 1, found: priceCents }])
    await rows().updateTable('payment_orders').set({ amount_cents: 1 }).where('order_id', '=', id).execute()
    shop.clock.moveBy(3 * minuteMs)
    expect(await found()).toEqual([{ problem: 'amount-differs', id, expected: priceCents, found: 1 }])
  })

  test('reports a paid order without a charge, and a charge without an order', async () => {
    const { orderId: id, priceCents } = await payForSomething(shop)
    await rows().updateTable('orders').set({ transaction_id: 'pi_lost' }).where('id', '=', id).execute()
    expect(await foundBesideInvoices()).toMatchObject([
      { problem: 'order-without-charge', id, expected: priceCents },
      { problem: 'charge-without-order', expected: priceCents, found: 0 },
    ])
  })

  test('reports a paid order with two charges', async () => {
    const { orderId: id } = await payForSomething(shop)
    const other = await payForSomething(shop)
    await rows()
      .updateTable('payment_orders')
      .set({ order_id: id })
      .where('order_id', '=', other.orderId)
      .execute()
    expect(await foundBesideInvoices()).toMatchObject([
      ...[id, other.orderId]
        .toSorted()
        .map((each) => ({ id: each, problem: each === id ? 'several-charges' : 'order-without-charge' })),
      { problem: 'charge-without-order' },
    ])
  })

  test('reports a charge whose orders and refunds do not add up to its amount', async () => {
    const { orders } = await payForBasket(shop, 2)
    const [order] = orders
    await rows()
      .deleteFrom('payment_orders')
      .where('order_id', '=', order?.id ?? '')
      .execute()
    expect(await foundBesideInvoices()).toMatchObject([
      { problem: 'order-without-charge', id: order?.id },
      { problem: 'amount-differs', expected: 2500, found: 1250 },
    ])
  })

  test('reports a paid order whose charge has not succeeded', async () => {
    const { orderId: id, priceCents } = await payForSomething(shop)
    await rows().updateTable('payments').set({ state: 'open' }).where('order_id', '=', id).execute()
    expect(await found()).toMatchObject([{ problem: 'charge-not-taken', id, expected: priceCents }])
  })

  test('reports money that has been due to a customer for more than an hour', async () => {
    const id = await payCancelledOrder(shop)
    expect(await found()).toEqual([])
    shop.clock.moveBy(hourMs + 1)
    // The emails of the order wait, too.
    expect((await found())[0]).toMatchObject({ problem: 'refund-waits', id })
  })

  test('reports a payment without an invoice, invoices and credit notes with wrong amounts, and each missing number', async () => {
    const invoices = () => rows().updateTable('invoices')
    const paid: { orderId: string; intentId: string }[] = []
    while (paid.length < 4) {
      const { orderId } = await payForSomething(shop)
      paid.push({ orderId, intentId: (await storedOrder(shop, orderId)).transactionId ?? '' })
    }
    const wanted = { amountCents: 100, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
    const [, second, third, fourth] = paid
    granted(await refundOrder(shop, await addAdmin(shop), third?.orderId ?? '', wanted))
    await invoices()
      .set({ gross_cents: 1 })
      .where('intent_id', '=', second?.intentId ?? '')
      .execute()
    await invoices().set({ gross_cents: 99 }).where('kind', '=', 'credit-note').execute()
    await rows()
      .deleteFrom('invoices')
      .where('intent_id', '=', fourth?.intentId ?? '')
      .execute()
    const differences = await found()
    expect(differences).toHaveLength(4)
    for (const difference of [
      { problem: 'invoice-differs', id: second?.intentId, expected: 2500, found: 1 },
      { problem: 'credit-differs', id: third?.intentId, expected: 100, found: 99 },
      { problem: 'invoice-missing', id: fourth?.intentId, expected: 2500, found: 0 },
      { problem: 'number-missing', id: 'INV-00004', expected: null, found: null },
    ])
      expect(differences).toContainEqual(difference)
    shop.clock.moveBy(3 * minuteMs)
    await rows().deleteFrom('invoices').where('number', '=', 2).execute()
    const numbers = (await found()).filter(({ problem }) => problem === 'number-missing')
    expect(numbers.map(({ id }) => id)).toEqual(['INV-00002', 'INV-00004'])
  })

  test('expects no invoice for a payment made before invoices existed', async () => {
    const { orderId } = await payForSomething(shop)
    await rows().deleteFrom('invoices').execute()
    await rows().deleteFrom('invoice_numbers').execute()
    await rows().updateTable('orders').set({ paid_at: 1 }).where('id', '=', orderId).execute()
    expect(await found()).toEqual([])
  })

  test('reports an email that has waited for more than an hour', async () => {
    await bookSomething(shop)
    shop.clock.moveBy(hourMs + 1)
    expect(await found()).toMatchObject([{ problem: 'mail-waits' }])
  })

  test('reports an altered entry of the record of changes', async () => {
    const admin = await addAdmin(shop)
    const { customer } = await bookSomething(shop)
    granted(await makeAdmin(shop, admin, customer.email))
    await rows().updateTable('changes').set({ after: '{}' }).where('sequence', '=', 1).execute()
    await verifyChain(shop)
    expect(await found()).toMatchObject([{ problem: 'chain-broken', id: '1' }])
  })

  test('is repeated after three minutes, and is the same in every process', async () => {
    const first = await proved()
    shop.clock.moveBy(2 * minuteMs)
    expect(await proved()).toEqual(first)
    shop.clock.moveBy(minuteMs)
    const second = await proved()
    expect(second.finishedAt).toBe(first.finishedAt + 3 * minuteMs)
    expect(await readProof((await shop.anotherProcess()).database.read)).toEqual(second)
  })
})
