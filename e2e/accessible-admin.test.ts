import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, makeAccount } from './support/customer.ts'
import { dashboardForm, question, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { openInside } from './support/open-inside.ts'
import { book } from './support/orders.ts'

test('Every screen that an admin opens or sends is accessible', async ({ page, shop, newCaller }) => {
  const caller = await newCaller()
  const customer = await makeAccount(caller)
  await book(caller, customer, await toolNamed(caller, 'Pin spanner'))
  await beAdmin(page, shop.admin)

  for (const [path, button] of [
    ['/dashboard/allusers', 'Remove Admin'],
    ['/dashboard/manageproduct', 'Delete'],
  ] as const) {
    await test.step(`the confirmation after ${button}`, async () => {
      await openInside(page, path)
      await page.getByRole('button', { name: button }).first().click()
      await expect(question(page)).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    })
  }

  await test.step('Add Product with its validation messages', async () => {
    await openInside(page, '/dashboard/addproduct')
    const form = dashboardForm(page, 'Add Product')
    await form.getByRole('button', { name: 'Add product' }).click()
    await expect(form.getByText('Image is Required')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a search that finds no order', async () => {
    await openInside(page, '/dashboard/manageallorders?q=nobody@example.com')
    await expect(page.getByText('Nothing found.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an opened email', async () => {
    await openInside(page, `/dashboard/messages?q=${encodeURIComponent(customer.email)}`)
    await rowOf(page, 'You have booked').getByText('Read it').click()
    await expectAccessible(page)
  })

  await test.step('the list of reviews with visible and hidden reviews', async () => {
    await openInside(page, '/dashboard/reviews')
    await page.getByRole('button', { name: /^Hide/ }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').selectOption('Is not from a customer')
    await dialog.getByRole('button', { name: 'Hide it' }).click()
    await expect(page.getByRole('button', { name: /^Show again/ })).toBeVisible()
    await expectAccessible(page)
  })
})
