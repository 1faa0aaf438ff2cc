import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, makeAccount } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'

test('An admin sends an order and opens a page through the command palette, with the keyboard alone', async ({
  page,
  shop,
  newCaller,
}) => {
  const caller = await newCaller()
  const customer = await makeAccount(caller)
  const id = await book(caller, customer, await toolNamed(caller, 'Pin spanner'))
  await payByApi(caller, shop, customer, id)
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/changes')
  const opener = page.getByRole('button', { name: /^Find/ })
  await expect(opener).toBeVisible()
  const field = page.getByRole('combobox', { name: 'What are you looking for?' })

  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(customer.email)
  const send = page.getByRole('option', { name: /^Send TW-/ })
  await expect(send).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/dashboard/manageallorders/${id}#send`)
  await expect(page.getByRole('main').getByLabel('Carrier')).toBeFocused()

  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(/^Send TW-/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByLabel('Carrier')).toBeFocused()

  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('settings mails')
  // The tolerant search also finds a product, which comes later.
  await expect(page.getByRole('option', { name: 'Gift card' }).first()).toBeVisible()
  await expect(page.getByRole('option', { name: 'Settings: Emails' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/settings/mail')
})
