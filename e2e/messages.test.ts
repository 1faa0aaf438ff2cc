import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'
import { pay } from './support/payment.ts'

test('An order that is booked and paid leaves two messages, which the admin reads', async ({
  page,
  shop,
  newVisitor,
}) => {
  const customer = await beSignedIn(page)
  const id = await book(page, customer, await toolNamed(page, 'Pin spanner'))
  await pay(page, id)

  const desk = await newVisitor()
  await beAdmin(desk, shop.admin)
  await desk.goto('/dashboard')
  await desk.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Messages' }).click()
  await expect(desk.getByText('Mail is not set up, so messages stay here.')).toBeVisible()
  await desk.getByLabel('Search').fill(customer.email)
  await expect(desk).toHaveURL(/\?q=/)
  const booked = rowOf(desk, 'You have booked')
  const receipt = rowOf(desk, 'Receipt: $')
  await expect(booked).toHaveCount(1)
  await expect(receipt).toHaveCount(1)

  await expect(booked.getByText('Kept here')).toBeVisible()
  await expect(booked.getByText('Start the payment or verify your email by then')).toBeHidden()
  await booked.getByText('Read it').click()
  await expect(booked.getByText('Start the payment or verify your email by then')).toBeVisible()
  await expect(booked).toContainText(`/dashboard/payment/${id}`)

  // The keyboard opens it as well.
  await receipt.getByText('Read it').focus()
  await desk.keyboard.press('Enter')
  await expect(receipt.getByText('Thank you. Your payment has arrived')).toBeVisible()
  await receipt.getByRole('link', { name: 'See the order' }).click()
  await expect(desk).toHaveURL(`/dashboard/manageallorders/${id}`)
})

test('A customer has no messages in the menu, and is signed out where they stand', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/dashboard')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(menu.getByRole('link', { name: 'My Profile' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Messages' })).toHaveCount(0)
  await page.goto('/dashboard/messages')
  await expect(page).toHaveURL('/login')
})
