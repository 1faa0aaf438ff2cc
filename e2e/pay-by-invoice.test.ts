import { fillAddress } from './support/address.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo } from './support/mail.ts'
import { book, orderOf } from './support/orders.ts'
import { fillCard, toast } from './support/screens.ts'
import { beWorkshop } from './support/workshop.ts'

test('A workshop orders by invoice, is told its limit, and pays the invoice by card', async ({
  page,
  shop,
  newCaller,
  expectConsole,
}) => {
  const customer = await beWorkshop(page, await newCaller(), shop, { termsDays: 14, limit: 50 })
  const tool = await toolNamed(page, 'Chain whip')
  const orderId = await book(page, customer, tool, 2)
  await page.goto(`/dashboard/payment/${orderId}`)
  const byInvoice = page.getByRole('radio', { name: 'By invoice to Radwerk GmbH, within 14 days' })
  await expect(byInvoice).toBeChecked()
  await expect(page.getByText('Your company owes $0.00 of $50.00.')).toBeVisible()
  // The address is missing at first.
  expectConsole('/api/orders/on-account')
  await page.getByRole('button', { name: 'Order by invoice: $33.60' }).click()
  await expect(
    page.getByText('This order has no delivery address. Enter one, then order by invoice.'),
  ).toBeVisible()
  const deliverTo = page.getByRole('group', { name: 'Deliver to' })
  await deliverTo.getByLabel('Phone', { exact: true }).fill('+43 1 555 0100')
  const workshop = { country: 'Austria', street: 'Lange Gasse 1', postcode: '1080', city: 'Wien' }
  await fillAddress(deliverTo, workshop)
  await page.getByRole('button', { name: 'Order by invoice: $33.60' }).click()
  await expect(page.getByRole('heading', { name: 'Ordered by invoice' })).toBeFocused()
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  expect(await orderOf(page, customer, orderId)).toMatchObject({ paid: false, onAccount: true })
  const mail = emailsTo(shop, customer.email).find(({ subject }) => subject.startsWith('Ordered by invoice'))
  expect(mail?.body).toContain('Sample Bank')

  // A second order is above the limit.
  const second = await book(page, customer, tool, 2)
  await page.goto(`/dashboard/payment/${second}`)
  await expect(page.getByText('This order is $17.20 above the limit.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Now, by card' })).toBeChecked()
  await byInvoice.check()
  expectConsole('/api/orders/on-account')
  await page.getByRole('button', { name: 'Order by invoice: $33.60' }).click()
  await expect(
    page.getByText('You owe $33.60 of $50.00; this order of $33.60 is $17.20 too much.'),
  ).toBeVisible()

  await page.goto('/dashboard/myOrders')
  const row = page.getByRole('row', { name: /By invoice/ })
  await expect(row).toContainText('To pay by')
  await row.getByRole('link', { name: /Pay the invoice/ }).click()
  await page.getByRole('button', { name: 'Pay by card instead' }).click()
  const pay = page.getByRole('button', { name: 'Pay $33.60' })
  await expect(pay).toBeEnabled()
  await fillCard(page, '4242 4242 4242 4242')
  await pay.click()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()
  expect(await orderOf(page, customer, orderId)).toMatchObject({ paid: true })
})

test('The owner enters the bank account of invoices, after a mistake in it', async ({ page, shop }) => {
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/settings/invoicing')
  const iban = page.getByRole('textbox', { name: 'IBAN' })
  await iban.fill('DE88 3704 0044 0532 0130 00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^This is not an IBAN/)).toBeVisible()
  await iban.fill('DE02 1203 0000 0000 2020 51')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Saved. Every page shows it now.')).toBeVisible()
  await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible()
})
