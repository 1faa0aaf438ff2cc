import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { setUpAccounting } from '../../testing/accounting.ts'
import { booking, payForSomething } from '../../testing/buying.ts'
import { addCompany } from '../../testing/companies.ts'
import { addCredit, buyGiftCards, payAllWithCredit } from '../../testing/crediting.ts'
import { buyOnAccount } from '../../testing/on-account.ts'
import { received } from '../../testing/receivables.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { sumTaxes } from '../invoices/sum-taxes.ts'
import { bookProduct } from '../orders/book-product.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { recordTransfer } from '../receivables/record-transfer.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { readSection } from '../settings/read-settings.ts'
import type { Shop } from '../shop.ts'
import { findBatch, writeBatch } from './posting-batch.ts'

async function setMoney(shop: Shop, change: object): Promise<void> {
  const { value, version: from } = await readSection(shop, 'money')
  const money = { section: 'money', value: { ...value, ...change }, from } as const
  granted(await changeSettings(shop, await addAdmin(shop), money))
  await shop.settings.read()
}

describeOnEveryEngine('A posting batch', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
    shop.clock.moveBy(Date.parse('2026-11-20T12:00:00Z') - shop.clock())
    await setMoney(shop, { currency: 'EUR', timeZone: 'Europe/Berlin', taxRate: 19, taxName: 'MwSt.' })
  })
  afterEach(() => shop.drop())

  const days = { from: '2026-11-01', to: '2026-11-30' }
  async function batch(asked: object = days) {
    const lines = granted(await writeBatch(shop, granted(await findBatch(shop, asked))))
    const rows: string[][] = parse(lines.slice(1).join('\r\n'), { delimiter: ';' })
    const [names = [], ...cells] = rows
    return cells.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])))
  }
  const inShort = (rows: readonly Record<string, string>[]) =>
    rows.map((row) =>
      [
        'Umsatz (ohne Soll/Haben-Kz)',
        'Soll/Haben-Kennzeichen',
        'Konto',
        'Gegenkonto (ohne BU-Schlüssel)',
        'Belegfeld 1',
      ].map((name) => row[name]),
    )

  test('is refused until the owner has entered the numbers of the accountant', async () => {
    expect(codeOf(await findBatch(shop, days))).toBe('BATCH_NOT_SET_UP')
    await setUpAccounting(shop, { client: '' })
    expect(codeOf(await findBatch(shop, days))).toBe('BATCH_NOT_SET_UP')
  })

  test('is refused for days of two business years, and in the wrong order', async () => {
    await setUpAccounting(shop, { yearBegins: 7 })
    expect(codeOf(await findBatch(shop, { from: '2026-06-30', to: '2026-07-01' }))).toBe('BATCH_PERIOD')
    expect(codeOf(await findBatch(shop, { from: '2026-11-30', to: '2026-11-01' }))).toBe('BATCH_PERIOD')
    expect(granted(await findBatch(shop, { from: '2026-07-01', to: '2027-06-30' })).facts.yearBegins).toBe(
      '2026-07-01',
    )
  })

  test('is of the last whole month without days', async () => {
    await setUpAccounting(shop)
    expect(granted(await findBatch(shop, {})).facts).toMatchObject({ from: '2026-10-01', to: '2026-10-31' })
  })

  test('books what card and credit pay of an open invoice later, and no transfer', async () => {
    await setUpAccounting(shop, { chart: 'SKR04', transit: '1461' })
    const bought = await buyOnAccount(shop)
    const other = await buyOnAccount(shop, bought)
    const { customer, priceCents } = bought
    await addCredit(shop, customer, 400)
    shop.clock.moveBy(60_000)
    const request = { priceCents, creditCents: 400, orderIds: [bought.orderId] }
    const intentId = granted(await createPaymentIntent(shop, customer, request)).replace(/_secret$/, '')
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, customer, bought.orderId, intentId))
    const part = [{ invoice: 'INV-00002', cents: other.priceCents }]
    granted(await recordTransfer(shop, await addAdmin(shop), received(bought.companyId, part)))
    expect(inShort(await batch())).toEqual([
      ['25,00', 'S', '10000', '4400', 'INV-00001'],
      ['25,00', 'S', '10000', '4400', 'INV-00002'],
      ['21,00', 'S', '1461', '10000', 'INV-00001'],
      ['4,00', 'S', expect.any(String), '10000', 'INV-00001'],
    ])
  })

  test('books an invoice and its refund on the accounts of the chart, by the day in the shop', async () => {
    await setUpAccounting(shop, { chart: 'SKR04', transit: '1461' })
    shop.clock.moveBy(Date.parse('2026-11-20T23:30:00Z') - shop.clock())
    const { orderId } = await payForSomething(shop)
    shop.clock.moveBy(1000)
    const request = { amountCents: 500, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, await addAdmin(shop), orderId, request))
    const rows = await batch()
    expect(inShort(rows)).toEqual([
      ['25,00', 'S', '10000', '4400', 'INV-00001'],
      ['25,00', 'S', '1461', '10000', 'INV-00001'],
      ['5,00', 'H', '10000', '4400', 'CN-00001'],
      ['5,00', 'H', '1461', '10000', 'CN-00001'],
    ])
    expect(rows.map((row) => row.Belegdatum)).toEqual(['2111', '2111', '2111', '2111'])
    expect(await batch({ from: '2026-11-22', to: '2026-11-30' })).toEqual([])
  })

  test('books credit that paid on the account of the debt', async () => {
    await setUpAccounting(shop)
    await payAllWithCredit(shop)
    expect(inShort(await batch())).toEqual([
      ['25,00', 'S', '10000', '8400', 'INV-00001'],
      ['25,00', 'S', '1700', '10000', 'INV-00001'],
    ])
  })

  test('books a tax-free sale to a company in the EU on its own account, with the number of the company', async () => {
    await setUpAccounting(shop)
    await setTaxes(shop)
    const customer = await addCustomer(shop)
    await addCompany(shop, [customer])
    const productId = await addTool(shop, { stock: 5, unitPriceCents: 11_900 })
    const { orderId } = granted(
      await bookProduct(shop, customer, booking(productId, { deliverTo: 'AT', quantity: 1 })),
    )
    const request = { priceCents: 10_000, orderId }
    const intentId = granted(await createPaymentIntent(shop, customer, request)).replace(/_secret$/, '')
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, customer, orderId, intentId))
    shop.clock.moveBy(1000)
    const refund = { amountCents: 2_500, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, await addAdmin(shop), orderId, refund))
    const rows = await batch()
    expect(inShort(rows)).toEqual([
      ['100,00', 'S', '10000', '8125', 'INV-00001'],
      ['100,00', 'S', '1360', '10000', 'INV-00001'],
      ['25,00', 'H', '10000', '8125', 'CN-00001'],
      ['25,00', 'H', '1360', '10000', 'CN-00001'],
    ])
    const ofEu = rows.map((row) => [row['EU-Land u. UStID (Bestimmung)'], row['EU-Steuersatz (Bestimmung)']])
    expect(ofEu).toEqual([
      ['ATU33864707', ''],
      ['', ''],
      ['ATU33864707', ''],
      ['', ''],
    ])
  })

  test('books gift cards as a debt, not as revenue', async () => {
    await setUpAccounting(shop)
    await buyGiftCards(shop)
    const accounts = (await batch()).map((row) => [row.Konto, row['Gegenkonto (ohne BU-Schlüssel)']])
    expect(accounts).toEqual([
      ['10000', '1700'],
      ['1360', '10000'],
    ])
  })

  test('knows the home country of earlier papers, also after the owner has ended the rates by country', async () => {
    await setUpAccounting(shop)
    await setTaxes(shop)
    expect(granted(await findBatch(shop, days)).home).toBe('DE')
    await setTaxes(shop, { rates: [] })
    expect(granted(await findBatch(shop, days)).home).toBe('DE')
  })

  test('has the revenue of the invoices minus the credit notes to the cent', async () => {
    await setTaxes(shop)
    await setUpAccounting(shop)
    const admin = await addAdmin(shop)
    for (let order = 1; order <= 12; order += 1) {
      const { orderId } = await payForSomething(shop)
      const request = { amountCents: order * 37, reason: 'Part', restock: 0, idempotencyKey: undefined }
      if (order % 3 === 0) granted(await refundOrder(shop, admin, orderId, request))
    }
    const rows = await batch()
    const cents = (chosen: (row: Record<string, string>) => boolean) =>
      rows.filter(chosen).reduce((sum, row) => {
        const amount = Math.round(Number((row['Umsatz (ohne Soll/Haben-Kz)'] ?? '').replace(',', '.')) * 100)
        return sum + (row['Soll/Haben-Kennzeichen'] === 'S' ? amount : -amount)
      }, 0)
    const gross = (await sumTaxes(shop, days)).reduce(
      (sum, { netCents, taxCents }) => sum + netCents + taxCents,
      0,
    )
    expect(gross).toBeGreaterThan(0)
    expect(cents((row) => row.Konto === '10000')).toBe(gross)
    expect(cents((row) => row['Gegenkonto (ohne BU-Schlüssel)'] === '10000')).toBe(gross)
  })
})

describeOnEveryEngine('A posting batch of another currency', (engine) => {
  test('is refused, because the accounts are in euros', async () => {
    const shop = await openTestShop(engine)
    await setUpAccounting(shop)
    await payForSomething(shop)
    const from = new Date(shop.clock() - 5 * 86_400_000).toISOString().slice(0, 10)
    expect(codeOf(await findBatch(shop, { from }))).toBe('BATCH_CURRENCY')
    await shop.drop()
  })
})
