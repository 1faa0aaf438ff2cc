import { afterEach, beforeEach, expect, test } from 'vitest'
import { eInvoiceFormats } from '../../../contract/payments/e-invoices.ts'
import { readInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { findInvoice } from '../../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addCompany } from '../../testing/companies.ts'
import { payToAddress, setUpEInvoices } from '../../testing/e-invoices.ts'
import { addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { toInvoice } from '../invoices/invoice-content.ts'
import { makeEInvoice } from './make-e-invoice.ts'

describeOnEveryEngine('The e-invoice of a paper', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  async function paperOf(number: string) {
    const wanted = readInvoiceNumber(number)
    const row = wanted && (await findInvoice(shop.database.read, wanted))
    if (!row) throw new Error('There is no such paper')
    return toInvoice(row)
  }

  test('Is refused with what is missing, until the owner has entered it', async () => {
    const { number } = await payToAddress(shop)
    const before = await makeEInvoice(shop, await paperOf(number), 'xrechnung')
    expect(codeOf(before)).toBe('E_INVOICE_LACKS')
    expect(before).toMatchObject({ message: expect.stringContaining('your country (Settings, E-invoices)') })
    await setUpEInvoices(shop)
    const customer = await addCustomer(shop)
    await addCompany(shop, [customer])
    const later = (await payToAddress(shop, { customer })).number
    for (const format of eInvoiceFormats) {
      const { name, content } = granted(await makeEInvoice(shop, await paperOf(later), format))
      const type = format === 'zugferd' ? 'pdf' : 'xml'
      expect(name).toBe(`${later}-${format}.${type}`)
      expect(content.subarray(0, 5).toString()).toBe(type === 'pdf' ? '%PDF-' : '<?xml')
    }
  })

  test('Is refused in Peppol for a person, who has no address there', async () => {
    await setUpEInvoices(shop)
    const { number } = await payToAddress(shop)
    const refused = await makeEInvoice(shop, await paperOf(number), 'peppol')
    expect(refused).toMatchObject({
      message: expect.stringContaining('the address of the buyer in the Peppol network'),
    })
  })

  test('Of an older paper has the present details of the settings', async () => {
    const { number } = await payToAddress(shop)
    await setUpEInvoices(shop)
    const { content } = granted(await makeEInvoice(shop, await paperOf(number), 'cii'))
    expect(content.toString()).toContain('<ram:CityName>Leipzig</ram:CityName>')
  })
})
