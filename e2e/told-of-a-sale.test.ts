import { toolNamed } from './support/catalogue.ts'
import { beAdmin, makeAccount, ok } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { bearer, book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import { toast } from './support/screens.ts'

test('An admin chooses emails about sales by keyboard, and gets an email about the next sale', async ({
  page: adminPage,
  shop,
  newCaller,
}) => {
  const admin = await beAdmin(adminPage, shop.admin)
  await adminPage.goto('/dashboard')
  await adminPage
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Notifications' })
    .click()
  const main = adminPage.getByRole('main')
  const sales = main.getByRole('checkbox', { name: 'Each sale' })
  await expect(main.getByText('You have not chosen yet.')).toBeVisible()
  await expect(sales).not.toBeChecked()
  await sales.focus()
  await adminPage.keyboard.press('Space')
  await main.getByRole('button', { name: 'Save my choice' }).press('Enter')
  await expect(toast(adminPage, 'Your choice is saved')).toBeVisible()
  await adminPage.reload()
  await expect(sales).toBeChecked()

  const caller = await newCaller()
  const customer = await makeAccount(caller)
  const id = await book(caller, customer, await toolNamed(caller, 'Pin spanner'))
  await payByApi(caller, shop, customer, id)

  await adminPage.goto(`/dashboard/messages?q=${encodeURIComponent(admin.email)}`)
  const mail = rowOf(adminPage, 'Sold:').filter({ hasText: 'Pin spanner' })
  await expect(mail).toHaveCount(1)
  await mail.getByText('Read it').click()
  await expect(mail).toContainText(`/dashboard/manageallorders/${id}`)
  await expect(mail).not.toContainText(customer.email)

  const kinds = ['disputes', 'alerts', 'failed-mail']
  const headers = bearer(admin)
  await ok(await adminPage.request.put('/api/notifications', { headers, data: { kinds } }))
})
