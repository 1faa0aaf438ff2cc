import { afterAll, beforeAll, expect, test } from 'vitest'
import { listInvoicesOfPayment } from '../../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { type Bought, payForSomething } from '../../testing/buying.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { getInvoice } from './get-invoice.ts'
import { printInvoice } from './print-invoice.ts'

describeOnEveryEngine('An invoice', (engine) => {
  let shop: TestShop
  let bought: Bought

  beforeAll(async () => {
    shop = await openTestShop(engine)
    await payForSomething(shop)
    bought = await payForSomething(shop)
  })
  afterAll(() => shop.drop())

  test('Can be found by its number, by its customer and by all staff', async () => {
    const { transactionId } = await storedOrder(shop, bought.orderId)
    const [stored] = await listInvoicesOfPayment(shop.database.read, transactionId ?? '')
    for (const caller of [bought.customer, await addCustomer(shop, 'admin')])
      expect(granted(await getInvoice(shop, caller, 'inv-00002'))).toMatchObject({
        id: stored?.id,
        number: 2,
        content: { buyer: { email: bought.customer.email } },
      })
  })

  test.each(['INV-00001', 'CN-00002', 'INV-00003', 'INV-2', 'INV-00002.pdf', ''])(
    'Is not found by its customer under %s: another customer has it, or nobody',
    async (number) => {
      expect(codeOf(await getInvoice(shop, bought.customer, number))).toBe('INVOICE_NOT_FOUND')
    },
  )

  test('Is printed as a file named by its number', async () => {
    const invoice = granted(await getInvoice(shop, bought.customer, 'INV-00002'))
    const { name, content } = granted(await printInvoice(shop, invoice))
    expect(name).toBe('INV-00002.pdf')
    const { title, pages } = await readPdf(content)
    expect(title).toBe('Invoice INV-00002')
    expect(pages.join('\n')).toContain('Spoke wrench')
  })
})
