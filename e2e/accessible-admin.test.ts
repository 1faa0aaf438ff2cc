import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, makeAccount } from './support/customer.ts'
import { dashboardForm, question, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'

test.beforeEach(async ({ page, shop }) => {
  await beAdmin(page, shop.admin)
})

test('The confirmations before removing an admin and deleting a product are accessible', async ({ page }) => {
  for (const [path, button] of [
    ['/dashboard/allusers', 'Remove Admin'],
    ['/dashboard/manageproduct', 'Delete'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: button }).first().click()
    await expect(question(page)).toBeVisible()
    await expectAccessible(page)
  }
})

test('Add Product is accessible with its validation messages', async ({ page }) => {
  await page.goto('/dashboard/addproduct')
  const form = dashboardForm(page, 'Add Product')
  await form.getByRole('button', { name: 'Add product' }).click()
  await expect(form.getByText('Image is Required')).toBeVisible()
  await expectAccessible(page)
})

test('A search that finds no order is accessible', async ({ page, newCaller }) => {
  const caller = await newCaller()
  await book(caller, await makeAccount(caller), await toolNamed(caller, 'Pin spanner'))
  await page.goto('/dashboard/manageallorders?q=nobody@example.com')
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await expectAccessible(page)
})

test('The list of reviews is accessible with visible and hidden reviews', async ({ page }) => {
  await page.goto('/dashboard/reviews')
  await page.getByRole('button', { name: /^Hide/ }).first().click()
  const question = page.getByRole('dialog')
  await question.getByLabel('Reason').selectOption('Is not from a customer')
  await question.getByRole('button', { name: 'Hide it' }).click()
  await expect(page.getByRole('button', { name: /^Show again/ })).toBeVisible()
  await expectAccessible(page)
})

test('An opened email is accessible', async ({ page, newCaller }) => {
  const caller = await newCaller()
  const customer = await makeAccount(caller)
  await book(caller, customer, await toolNamed(caller, 'Pin spanner'))
  await page.goto(`/dashboard/messages?q=${encodeURIComponent(customer.email)}`)
  const booked = rowOf(page, 'You have booked')
  await booked.getByText('Read it').click()
  await expectAccessible(page)
})
