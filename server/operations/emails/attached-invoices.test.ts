import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import { payForSomething } from '../../testing/buying.ts'
import { addCompany } from '../../testing/companies.ts'
import { payToAddress, setUpEInvoices } from '../../testing/e-invoices.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { addAdmin, addCustomer, granted } from '../../testing/shop-contents.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { sendEmails } from './send-emails.ts'

describeOnEveryEngine('Attachments of emails', (engine) => {
  let shop: TestShop
  let mail: TestMail
  beforeEach(async () => {
    mail = new TestMail()
    shop = await openTestShop(engine, { mail })
  })
  afterEach(() => shop.drop())

  test('The receipt has its invoice attached, and the email about a refund its credit note; a retry attaches the same file', async () => {
    const { orderId } = await payForSomething(shop)
    const wanted = { amountCents: 500, reason: '', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, await addAdmin(shop), orderId, wanted))
    const attached: string[] = []
    mail.before = async ({ attachments = [] }) => {
      for (const { name, content } of attachments)
        attached.push(`${name}: ${String((await readPdf(content)).title)}`)
    }
    mail.failing = 'later'
    await sendEmails(shop)
    mail.failing = undefined
    shop.clock.moveBy(minuteMs)
    await sendEmails(shop)
    const papers = ['INV-00001.pdf: Invoice INV-00001', 'CN-00001.pdf: Credit note CN-00001']
    // Emails written at the same instant are sent in any order.
    expect(attached.toSorted()).toEqual([...papers, ...papers].toSorted())
  })

  test('A company gets the e-invoice that it wants: beside the PDF, or as the PDF; without one it gets the PDF', async () => {
    await setUpEInvoices(shop)
    const buyFor = async (change: Parameters<typeof addCompany>[2]) => {
      const customer = await addCustomer(shop)
      await addCompany(shop, [customer], change)
      await payToAddress(shop, { customer })
    }
    await buyFor({ invoice_format: 'peppol' })
    await buyFor({ invoice_format: 'zugferd' })
    await buyFor({ invoice_format: '' })
    await buyFor({ invoice_format: 'peppol', vat_number: null, vat_state: 'none' })
    await sendEmails(shop)
    const attached = mail.taken.flatMap(({ attachments = [] }) =>
      attachments.length === 0 ? [] : [attachments.map(({ name, type }) => `${name} ${type ?? 'PDF'}`)],
    )
    expect(attached.toSorted()).toEqual([
      ['INV-00001.pdf PDF', 'INV-00001-peppol.xml application/xml'],
      ['INV-00002-zugferd.pdf application/pdf'],
      ['INV-00003.pdf PDF'],
      ['INV-00004.pdf PDF'],
    ])
  })

  test('A receipt waits until its invoice can be printed, without delaying other emails', async () => {
    await payForSomething(shop)
    const { id, content } = await shop.database.read
      .selectFrom('invoices')
      .select(['id', 'content'])
      .executeTakeFirstOrThrow()
    const store = (text: string) =>
      shop.database.write(async ({ db }) =>
        done(await db.updateTable('invoices').set({ content: text }).where('id', '=', id).execute()),
      )
    const invoices = () => mail.taken.map(({ attachments = [] }) => attachments.map(({ name }) => name))
    await store('{}')
    await sendEmails(shop)
    expect(invoices()).toEqual([[]])
    await store(content)
    shop.clock.moveBy(minuteMs)
    await sendEmails(shop)
    expect(invoices()).toEqual([[], ['INV-00001.pdf']])
  })
})
