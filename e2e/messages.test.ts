import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'

test('An admin reads the emails of an order; a customer has no such page', async ({
  page,
  shop,
  newVisitor,
}) => {
  const customer = await beSignedIn(page)
  const id = await book(page, customer, await toolNamed(page, 'Pin spanner'))
  await payByApi(page, shop, customer, id)

  await test.step('A customer has no Messages in the menu, and opening the page signs out', async () => {
    await page.goto('/dashboard')
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    await expect(menu.getByRole('link', { name: 'My Profile' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Messages' })).toHaveCount(0)
    await page.goto('/dashboard/messages')
    await expect(page).toHaveURL('/login')
  })

  await test.step('Booking and paying an order stores two emails, which the admin can read', async () => {
    const adminPage = await newVisitor()
    await beAdmin(adminPage, shop.admin)
    await adminPage.goto('/dashboard')
    await adminPage
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Messages' })
      .click()
    await expect(adminPage.getByText('Email is not set up, so messages stay here.')).toBeVisible()
    await adminPage.getByRole('main').getByLabel('Search').fill(customer.email)
    await expect(adminPage).toHaveURL(/\?q=/)
    const booked = rowOf(adminPage, 'You have booked')
    const receipt = rowOf(adminPage, 'Receipt: $')
    await expect(booked).toHaveCount(1)
    await expect(receipt).toHaveCount(1)

    await expect(booked.getByText('Kept here')).toBeVisible()
    await expect(booked.getByText('Start the payment or verify your email by then')).toBeHidden()
    await booked.getByText('Read it').click()
    await expect(booked.getByText('Start the payment or verify your email by then')).toBeVisible()
    await expect(booked).toContainText(`/dashboard/payment/${id}`)

    // Also works by keyboard.
    await receipt.getByText('Read it').focus()
    await adminPage.keyboard.press('Enter')
    await expect(receipt.getByText('Thank you. Your payment has arrived')).toBeVisible()
    await receipt.getByRole('link', { name: 'See the order' }).click()
    await expect(adminPage).toHaveURL(`/dashboard/manageallorders/${id}`)
  })
})
