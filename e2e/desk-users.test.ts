import { expectAccessibleAtAGlance } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, makeAccount, ok } from './support/customer.ts'
import { question, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import { signInForm, toast } from './support/screens.ts'

test('An owner blocks a user, unblocks them, and deletes the account by keyboard; the sent order stays', async ({
  page,
  shop,
  newVisitor,
  newCaller,
  expectConsole,
}) => {
  expectConsole('status of 403')
  const caller = await newCaller()
  const customer = await makeAccount(caller)
  const paid = await book(caller, customer, await toolNamed(caller, 'Pin spanner'))
  await payByApi(caller, shop, customer, paid)
  const visitor = await newVisitor()
  const owner = await beAdmin(page, shop.admin)
  const headers = { authorization: `Bearer ${owner.token}` }
  const parcel = { withoutAddress: true }
  await ok(await page.request.put(`/api/bookings/${paid}/sent`, { headers, data: parcel }))
  await page.goto(`/dashboard/allusers?q=${encodeURIComponent(customer.email)}`)
  const row = rowOf(page, customer.email)
  const answer = async (button: string) => {
    await expect(question(page)).toContainText(customer.email)
    await tabTo(page, question(page).getByRole('button', { name: button }))
    await page.keyboard.press('Enter')
  }

  await tabTo(page, row.getByRole('button', { name: `Block ${customer.email}` }))
  await page.keyboard.press('Enter')
  await expectAccessibleAtAGlance(page, 'question before a block')
  await answer('Block this account')
  await expect(toast(page, `${customer.email} is blocked`)).toBeVisible()
  await expect(row.getByText('Blocked', { exact: true })).toBeVisible()
  await visitor.goto('/login')
  await signInForm(visitor).fill(customer)
  await signInForm(visitor).submit.click()
  await expect(visitor.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(visitor).toHaveURL('/login')

  await tabTo(page, row.getByRole('button', { name: `Unblock ${customer.email}` }))
  await page.keyboard.press('Enter')
  await answer('Unblock this account')
  await signInForm(visitor).submit.click()
  await expect(visitor).not.toHaveURL('/login')
  // A page that still loads would be refused once the account is deleted.
  await visitor.goto('about:blank')

  await tabTo(page, row.getByRole('button', { name: `Delete ${customer.email}` }))
  await page.keyboard.press('Enter')
  await answer('Delete this account')
  await expect(toast(page, `The account of ${customer.email} is deleted`)).toBeVisible()
  await expect(row).toHaveCount(0)
  const order = await (await page.request.get(`/api/bookings/${paid}`, { headers })).json()
  expect(order).toMatchObject({ tool: 'Pin spanner', paid: true })
  expect(JSON.stringify(order)).not.toContain(customer.email)
})
