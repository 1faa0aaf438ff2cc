import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, makeAccount, ok } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { book } from './support/orders.ts'
import { toast } from './support/screens.ts'
import { updateRow } from './support/shop-database.ts'

test('An admin restocks a low tool and sends a failed mail again on the start page, by keyboard', async ({
  page,
  shop,
  newCaller,
}) => {
  const caller = await newCaller()
  const customer = await makeAccount(caller)
  const tool = await toolNamed(page, 'Pin spanner')
  const order = await book(caller, customer, tool)
  updateRow(
    shop,
    "update outbox set failed_at = 1, last_error = 'The mail server refuses the address.' where order_id = ?",
    order,
  )
  const { token } = await beAdmin(page, shop.admin)
  const { availableQuantity } = await toolNamed(page, 'Pin spanner')
  const restock = { quantity: 1 - availableQuantity, reason: 'Counted' }
  const headers = { authorization: `Bearer ${token}` }
  await ok(await page.request.patch(`/api/tools/${tool._id}`, { headers, data: { restock } }))

  await page.goto('/dashboard')
  const main = page.getByRole('main')
  const row = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Pin spanner' }) })
  await expect(row).toContainText('1 left')
  await expectAccessible(page)
  await tabTo(page, row.getByRole('button', { name: /^\+ pieces.*Pin spanner/ }))
  await page.keyboard.press('Enter')
  const form = main.getByRole('form', { name: 'Restock' })
  await expect(form.getByLabel('Pieces')).toBeFocused()
  await page.keyboard.type('500')
  await typeInto(page, form.getByLabel('Reason'), 'Delivery 1201')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Stock of Pin spanner: +500')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(main.getByRole('heading', { name: /^Low on the board/ })).toBeFocused()

  const again = main.getByRole('button', { name: /^Send again.*You have booked/ })
  await tabTo(page, again)
  await page.keyboard.press('Enter')
  await expect(main.getByText('No email failed.')).toBeVisible()
  await expect(main.getByRole('heading', { name: /^Email that failed/ })).toBeFocused()
})
