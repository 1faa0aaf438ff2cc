import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { listInvoicesOfPayment } from '../../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { booking } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, granted } from '../../testing/shop-contents.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { compareInvoices } from '../proof/compare-invoices.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import type { Caller } from '../shop.ts'
import { describeInvoice } from './describe-invoice.ts'
import { toInvoice } from './invoice-content.ts'
import { sumTaxes } from './sum-taxes.ts'

describeOnEveryEngine('An invoice with the tax of the country', (engine) => {
  let shop: TestShop
  let customer: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    customer = await addCustomer(shop)
  })
  afterEach(() => shop.drop())

  const book = async (unitPriceCents: number, deliverTo?: string) => {
    const productId = await addTool(shop, { stock: 50, unitPriceCents })
    return granted(await bookProduct(shop, customer, booking(productId, { deliverTo }))).orderId
  }
  const pay = async (orderIds: readonly string[], priceCents: number) => {
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderIds }))
    const intentId = secret.replace(/_secret$/, '')
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, customer, orderIds[0] ?? '', intentId))
    return intentId
  }
  const papers = async (intentId: string) =>
    (await listInvoicesOfPayment(shop.database.read, intentId)).map(toInvoice)
  const refund = async (orderId: string, amountCents: number) => {
    const wanted = { amountCents, reason: '', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, await addAdmin(shop), orderId, wanted))
  }
  const differences = async () => (await compareInvoices(shop, '')).differences

  test('Has the one tax of the settings, as before, until the owner sets rates', async () => {
    const intentId = await pay([await book(1_000)], 1_000)
    const [invoice] = await papers(intentId)
    expect(invoice).toMatchObject({ taxCents: 76, content: { tax: { name: 'Sales tax', rate: 8.25 } } })
    expect(invoice?.content).not.toHaveProperty('taxes')
    expect(invoice?.content.lines[0]).not.toHaveProperty('rate')
  })

  test('Sums net and tax by rate and country, and credits each exactly', async () => {
    const before = await book(500)
    await setTaxes(shop)
    const german = await book(333)
    const austrian = await book(777, 'AT')
    const intentId = await pay([before, german, austrian], 1_610)
    const [invoice] = await papers(intentId)
    expect(invoice?.content.taxes).toEqual([
      { name: 'VAT', rate: 20, country: 'AT', grossCents: 777, taxCents: 130 },
      { name: 'VAT', rate: 19, country: 'DE', grossCents: 333, taxCents: 53 },
      { name: 'Sales tax', rate: 8.25, country: null, grossCents: 500, taxCents: 38 },
    ])
    expect(invoice).toMatchObject({ taxCents: 221, content: { tax: null } })
    for (const cents of [100, 250, 427]) await refund(austrian, cents)
    await refund(german, 333)
    await refund(before, 500)
    const credits = (await papers(intentId)).filter(({ kind }) => kind === 'credit-note')
    expect(credits.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(221)
    expect(credits.slice(0, 3).map(({ content }) => content.taxes?.[0]?.taxCents)).toEqual([17, 41, 72])
    expect(await differences()).toEqual([])
  })

  test('Counts in the sums of a period by rate and country, with credit notes and without corrections', async () => {
    await pay([await book(1_000)], 1_000)
    await setTaxes(shop)
    const german = await book(11_900)
    await pay([german, await book(12_000, 'AT')], 23_900)
    await refund(german, 1_190)
    const currency = 'usd'
    const none = { rateHundredths: null, name: null, country: null }
    expect(await sumTaxes(shop, {})).toEqual([
      { rateHundredths: 2_000, name: 'VAT', country: 'AT', currency, netCents: 10_000, taxCents: 2_000 },
      { rateHundredths: 1_900, name: 'VAT', country: 'DE', currency, netCents: 9_000, taxCents: 1_710 },
      { ...none, currency, netCents: 924, taxCents: 76 },
    ])
    expect(await sumTaxes(shop, { from: '2031-01-01' })).toEqual([])
    expect(await sumTaxes(shop, { to: '2020-01-01' })).toEqual([])
  })

  test('Prints the sums of each rate with its country, and the rate of each line', async () => {
    await setTaxes(shop)
    const intentId = await pay([await book(11_900), await book(12_000, 'AT')], 23_900)
    const [invoice] = await papers(intentId)
    if (!invoice) throw new Error('The payment has no invoice')
    const { sums, lines } = describeInvoice(invoice)
    expect(sums).toEqual([
      ['Net at VAT 20%, Austria', '$100.00'],
      ['VAT 20%, Austria', '$20.00'],
      ['Net at VAT 19%, Germany', '$100.00'],
      ['VAT 19%, Germany', '$19.00'],
      ['Total', '$239.00'],
    ])
    expect(lines.map(({ product }) => product)).toEqual([
      expect.stringContaining('(19%)'),
      expect.stringContaining('(20%)'),
    ])
  })

  test('Is reported by Proof when its rates do not add up to its tax', async () => {
    await setTaxes(shop)
    const intentId = await pay([await book(11_900)], 11_900)
    await shop.database.write(async ({ db }) => {
      await db.updateTable('invoice_taxes').set({ net_cents: 9_999 }).execute()
      return done(null)
    })
    expect(await differences()).toMatchObject([
      { problem: 'tax-differs', id: intentId, expected: 1_900, found: 1_901 },
    ])
  })
})
