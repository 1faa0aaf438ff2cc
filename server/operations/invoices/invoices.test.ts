import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { includedTaxCents } from '../../../domain/payments/included-tax.ts'
import { type InvoiceRow, listInvoices, listInvoicesOfPayment } from '../../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import {
  bookBasket,
  bookSomething,
  openSet,
  payAtProvider,
  payCancelledOrder,
  payForBasket,
  payForSomething,
} from '../../testing/buying.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { syncRefunds } from '../refunds/execute-refunds.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { readSection } from '../settings/read-settings.ts'
import { toInvoice } from './invoice-content.ts'
import { issueInvoice, storedSettings } from './issue-invoice.ts'

const rate = { rate: 8.25 }

describeOnEveryEngine('Invoices and credit notes', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const all = async (): Promise<readonly InvoiceRow[]> =>
    (
      await listInvoices(
        shop.database.read,
        { from: undefined, to: undefined },
        { limit: 1000, after: undefined },
      )
    )?.rows ?? []
  const numbers = async (kind: InvoiceRow['kind']) =>
    (await all())
      .filter((row) => row.kind === kind)
      .map(({ number }) => number)
      .toSorted((one, other) => one - other)
  const refund = async (orderId: string, amountCents: number) => {
    const refund = { amountCents, reason: 'Scratched.', restock: 0, idempotencyKey: undefined }
    return refundOrder(shop, await addAdmin(shop), orderId, refund)
  }
  const intentOf = async (orderId: string) => (await storedOrder(shop, orderId)).transactionId ?? ''
  const papersOf = async (orderId: string) =>
    (await listInvoicesOfPayment(shop.database.read, await intentOf(orderId))).map(toInvoice)

  test('Have ascending dates and numbers, even if the clock is set back', async () => {
    const paid: string[] = []
    for (const step of [0, -5_000, 0, 0, 2_000, -3_000, 0]) {
      shop.clock.moveBy(step)
      paid.push((await payForSomething(shop)).orderId)
    }
    shop.clock.moveBy(-60_000)
    granted(await refund(paid[3] ?? '', 500))
    granted(await refund(paid[0] ?? '', 500))
    const invoices = (await all()).filter(({ kind }) => kind === 'invoice')
    expect(invoices.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect((await papersOf(paid[3] ?? '')).map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
    const listed: string[] = []
    for (let after: string | undefined; ; ) {
      const page = await listInvoices(
        shop.database.read,
        { from: undefined, to: undefined },
        { limit: 2, after },
      )
      listed.push(...(page?.rows ?? []).map(({ kind, number }) => `${kind} ${number}`))
      after = page?.next
      if (after === undefined) break
    }
    expect(listed).toHaveLength(9)
    expect(listed.filter((paper) => paper.startsWith('invoice')).map((paper) => paper.slice(8))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ])
    const last = Math.max(...(await all()).map(({ issuedAt }) => issuedAt))
    const until = (to: number) =>
      listInvoices(shop.database.read, { from: last, to }, { limit: 9, after: undefined })
    expect((await until(last))?.rows).toEqual([])
    expect((await until(last + 1))?.rows).not.toEqual([])
  })

  test('Leave no gap when a transaction is rolled back', async () => {
    const { orderId } = await payForSomething(shop)
    const order = await storedOrder(shop, orderId)
    const intent = shop.cards.intents()[0]
    if (!intent) throw new Error('There is no intent')
    const settings = await storedSettings(shop, shop.database.read)
    const rolledBack = await shop.database.write(async (transaction) => {
      await transaction.db.deleteFrom('invoices').execute()
      await issueInvoice(shop, transaction, 'lost', { intent, orders: [order], now: shop.clock(), settings })
      return refused('ORDER_NOT_FOUND')
    })
    expect(codeOf(rolledBack)).toBe('ORDER_NOT_FOUND')
    const failed = shop.database.write(async (transaction) => {
      // An index allows one invoice per payment: the second one violates it after taking a number.
      await issueInvoice(shop, transaction, 'second', {
        intent,
        orders: [order],
        now: shop.clock(),
        settings,
      })
      return done(null)
    })
    await expect(failed).rejects.toThrow()
    await payForSomething(shop)
    expect(await numbers('invoice')).toEqual([1, 2])
  })

  test('State seller, buyer, address, order, prices and tax as they were at the payment', async () => {
    const bought = await bookSomething(shop)
    const address = { name: 'Ada Byron', address: '7 Chain Lane\nSpringfield', phone: '555 0100' }
    granted(await setDeliveryAddress(shop, bought.customer, [bought.orderId], address))
    const intentId = await payAtProvider(shop, bought)
    granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))
    const admin = await addAdmin(shop)
    const { value } = await readSection(shop, 'money')
    const change = { section: 'money', value: { ...value, taxRate: 20, taxName: 'VAT' }, from: null } as const
    granted(await changeSettings(shop, admin, change))
    granted(await setDeliveryAddress(shop, bought.customer, [bought.orderId], { ...address, name: 'Bob' }))
    const [invoice] = await papersOf(bought.orderId)
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: 1,
      currency: 'usd',
      grossCents: 2500,
      taxCents: 191,
      content: {
        seller: { name: 'Truewheel Sample Company', taxNumber: '000000000' },
        buyer: { name: 'Ada Byron', address: '7 Chain Lane\nSpringfield', email: bought.customer.email },
        lines: [{ product: 'Spoke wrench', pieces: { quantity: 2, unitCents: 1250 }, cents: 2500 }],
        tax: { name: 'Sales tax', rate: 8.25 },
        transaction: intentId,
        about: null,
      },
    })
    // The next invoice has the new rate.
    const [next] = await papersOf((await payForSomething(shop)).orderId)
    expect(next).toMatchObject({ number: 2, taxCents: 417, content: { tax: { name: 'VAT', rate: 20 } } })
  })

  test('State no tax if the shop has no rate', async () => {
    await shop.drop()
    shop = await openTestShop(engine, { isSample: false })
    const { orderId } = await payForSomething(shop)
    expect((await papersOf(orderId))[0]).toMatchObject({ taxCents: 0, content: { tax: null } })
  })

  test('Are one invoice without the sold-out order, and no credit note, if one charge paid three orders and one was sold out', async () => {
    const { customer, orders, orderIds } = await bookBasket(shop, 3)
    const intentId = await openSet(shop, customer, orderIds)
    shop.clock.moveBy(shop.holdMs)
    shop.cards.down = true
    await expireHolds(shop)
    shop.cards.down = false
    const gone = await storedOrder(shop, orderIds[1] ?? '')
    await shop.database.write(async ({ db }) => {
      await db.updateTable('products').set({ available: 0 }).where('id', '=', gone.productId).execute()
      return done(null)
    })
    expect(shop.cards.confirm(intentId)).toBe(true)
    await recordPayment(shop, customer, orderIds[0] ?? '', intentId)
    const [invoice, ...others] = await papersOf(orderIds[0] ?? '')
    expect(others).toEqual([])
    expect(invoice?.grossCents).toBe(2500)
    expect(invoice?.content.lines.map(({ order }) => order)).toEqual(
      [orders[0], orders[2]].map((order) => formatOrderNumber(order?.number ?? 0)),
    )
    expect(shop.cards.refundedCents(intentId)).toBe(1250)
  })

  test('Are not issued for money that paid no order', async () => {
    const bought = await bookSomething(shop)
    await payCancelledOrder(shop, bought)
    const other = await bookSomething(shop)
    const intentId = await payAtProvider(shop, other)
    shop.cards.change(intentId, { amountCents: 999 })
    await recordPayment(shop, other.customer, other.orderId, intentId)
    expect(await all()).toEqual([])
    expect(codeOf(await cancelOrder(shop, await addCustomer(shop), other.orderId))).toBe('ORDER_NOT_FOUND')
  })

  test('Are issued for each refund, and the credit notes of a whole invoice add up to its tax', async () => {
    const { orderIds } = await payForBasket(shop, 3)
    const [one = '', two = '', three = ''] = orderIds
    for (const [id, cents] of [
      [one, 333],
      [one, 917],
      [two, 1],
      [three, 1250],
      [two, 1249],
    ] as const)
      granted(await refund(id, cents))
    const [invoice, ...notes] = await papersOf(one)
    expect(notes.map(({ kind, number, grossCents }) => [kind, number, grossCents])).toEqual([
      ['credit-note', 1, 333],
      ['credit-note', 2, 917],
      ['credit-note', 3, 1],
      ['credit-note', 4, 1250],
      ['credit-note', 5, 1249],
    ])
    expect(notes.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(invoice?.taxCents)
    const attached = shop.database.read.selectFrom('outbox').where('event', 'like', 'refunded-customer:%')
    const mails = await attached.select('invoice_id as id').execute()
    expect(mails.map(({ id }) => id).toSorted()).toEqual(notes.map(({ id }) => id).toSorted())
    expect(invoice?.taxCents).toBe(includedTaxCents(3750, rate))
    expect(notes[0]?.content).toMatchObject({
      reason: 'Scratched.',
      about: { kind: 'invoice', number: 1 },
      lines: [{ order: formatOrderNumber((await storedOrder(shop, one)).number), pieces: null, cents: 333 }],
    })
  })

  test('Are issued once for a refund in the provider’s dashboard, however often it is read', async () => {
    const { orderIds, intentId } = await payForBasket(shop, 2)
    shop.cards.refundByHand(intentId, 2000)
    await Promise.all([syncRefunds(shop, intentId), syncRefunds(shop, intentId), syncRefunds(shop, intentId)])
    const [, note, ...others] = await papersOf(orderIds[0] ?? '')
    expect(others).toEqual([])
    expect(note).toMatchObject({ kind: 'credit-note', grossCents: 2000 })
    expect(note?.content.lines.map(({ cents }) => cents)).toEqual([1250, 750])
    // An invoice does not include money in another currency.
    shop.cards.change(intentId, { currency: 'eur' })
    shop.cards.refundByHand(intentId, 100)
    await syncRefunds(shop, intentId)
    expect(await papersOf(orderIds[0] ?? '')).toHaveLength(2)
  })

  test('Are not issued for a refused refund; a refund that the bank returns is cancelled by an invoice', async () => {
    const { orderId } = await payForSomething(shop)
    shop.cards.refusal = { refused: 'charge_disputed', message: 'Charged back.' }
    expect(codeOf(await refund(orderId, 500))).toBe('REFUND_REFUSED')
    shop.cards.refusal = undefined
    expect(await papersOf(orderId)).toHaveLength(1)
    granted(await refund(orderId, 2500))
    const intentId = await intentOf(orderId)
    const [made] = await shop.cards.listRefunds(intentId)
    shop.cards.changeRefund(made?.id ?? '', 'failed')
    await syncRefunds(shop, intentId)
    await syncRefunds(shop, intentId)
    const papers = await papersOf(orderId)
    expect(
      papers.map(({ kind, number, grossCents, taxCents }) => [kind, number, grossCents, taxCents]),
    ).toEqual([
      ['invoice', 1, 2500, 191],
      ['credit-note', 1, 2500, 191],
      ['invoice', 2, 2500, 191],
    ])
    expect(papers[2]?.content.about).toMatchObject({ kind: 'credit-note', number: 1 })
  })

  test('Are not issued for a payment from before invoices, nor for its refund', async () => {
    const { orderId } = await payForSomething(shop)
    await shop.database.write(async ({ db }) => {
      await db.deleteFrom('invoices').execute()
      return done(null)
    })
    granted(await refund(orderId, 500))
    expect(await all()).toEqual([])
  })
})
