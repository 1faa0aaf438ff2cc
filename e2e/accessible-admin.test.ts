import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { dashboardForm, question, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'

test.beforeEach(async ({ page, shop }) => {
  await beAdmin(page, shop.admin)
})

test('The admin’s start and the list of users are accessible, and so is the question there', async ({
  page,
  shop,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
  await expect(page.getByText('Counting')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/dashboard/allusers')
  await expect(rowOf(page, shop.admin.email)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Admin' }).first().click()
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
})

test('Adding a product is accessible, empty and with every message', async ({ page }) => {
  await page.goto('/dashboard/addproduct')
  const form = dashboardForm(page, 'Add Product')
  await expect(form).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add product' }).click()
  await expect(form.getByText('Image is Required')).toBeVisible()
  await expectAccessible(page)
})

test('The list of products is accessible, and so are the question there and the page of one', async ({
  page,
}) => {
  await page.goto('/dashboard/manageproduct')
  await expect(rowOf(page, '$').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('link', { name: 'Edit and restock' }).first().click()
  await expect(dashboardForm(page, 'Restock')).toBeVisible()
  await expectAccessible(page)
})

test('The list of all orders is accessible, with orders and without, and so is an order', async ({
  page,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const customer = await beSignedIn(visitor)
  await book(visitor, customer, await toolNamed(visitor, 'Pin spanner'))
  await page.goto('/dashboard/manageallorders')
  await expect(rowOf(page, customer.email)).toBeVisible()
  await expectAccessible(page)
  await rowOf(page, customer.email).getByRole('link', { name: 'Pin spanner' }).click()
  await expect(page.getByRole('button', { name: 'Mark as sent' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard/manageallorders?q=nobody@example.com')
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await expectAccessible(page)
})

test('The requests are accessible', async ({ page }) => {
  const quote = { kind: 'contact', name: 'Kay Link', email: 'noor@example.com', message: 'Hello?' }
  expect((await page.request.post('/api/quotes', { data: quote })).ok()).toBe(true)
  await page.goto('/dashboard/quotes')
  await expect(rowOf(page, 'noor@example.com')).toBeVisible()
  await expectAccessible(page)
})

test('The reviews are accessible, shown and hidden', async ({ page }) => {
  await page.goto('/dashboard/reviews')
  await page.getByRole('button', { name: /^Hide/ }).first().click()
  await expect(page.getByRole('button', { name: /^Show again/ })).toBeVisible()
  await expectAccessible(page)
})

test('The messages are accessible, closed and opened', async ({ page, newVisitor }) => {
  const visitor = await newVisitor()
  const customer = await beSignedIn(visitor)
  await book(visitor, customer, await toolNamed(visitor, 'Pin spanner'))
  await page.goto(`/dashboard/messages?q=${encodeURIComponent(customer.email)}`)
  const booked = rowOf(page, 'You have booked')
  await expect(booked).toBeVisible()
  await expectAccessible(page)
  await booked.getByText('Read it').click()
  await expectAccessible(page)
})
