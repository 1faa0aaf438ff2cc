import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'
import { bookButton, bookingField, fillCard, openPayment, payButton, toast } from './support/screens.ts'

const toolName = 'Tyre bead jack'

test('Booking is accessible: the form, a refusal and the confirmation', async ({ page, expectConsole }) => {
  expectConsole('/api/booking')
  await beSignedIn(page)
  await page.goto(`/tool/${(await toolNamed(page, toolName))._id}`)
  await bookingField(page, 'quantity').fill('many')
  await bookingField(page, 'phone').fill('0123')
  await expectAccessible(page)
  await bookButton(page).click()
  await expect(toast(page, 'Sorry')).toBeVisible()
  await expectAccessible(page)
  await bookingField(page, 'quantity').fill('50')
  await bookButton(page).click()
  await expect(toast(page, 'Successfully Booked')).toBeVisible()
  await expectAccessible(page)
})

test('The dashboard and My Orders are accessible without orders', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/dashboard')
  await expect(page.getByText('you have not booked anything yet')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard/myorders')
  await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
  await expectAccessible(page)
})

test('The confirmation before cancelling an order is accessible', async ({ page }) => {
  await book(page, await beSignedIn(page), await toolNamed(page, toolName))
  await page.goto('/dashboard/myorders')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('A list of orders that failed to load is accessible', async ({ page, expectConsole }) => {
  expectConsole('ERR_FAILED')
  await beSignedIn(page)
  await page.route('**/api/bookings?*', (route) => route.abort())
  await page.goto('/dashboard/myorders')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('Paying is accessible: a declined card, 3-D Secure and the confirmation', async ({
  page,
  expectConsole,
}) => {
  expectConsole('status of 402')
  const customer = await beSignedIn(page)
  const orderId = await book(page, customer, await toolNamed(page, toolName))
  await openPayment(page, orderId)
  await fillCard(page, '4000 0000 0000 0002')
  await payButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await fillCard(page, '4000 0025 0000 3155')
  await payButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()
  await expectAccessible(page)
})

test('A payment that failed to open and an unknown order are accessible', async ({ page, expectConsole }) => {
  expectConsole('/api/')
  const customer = await beSignedIn(page)
  const orderId = await book(page, customer, await toolNamed(page, toolName))
  await page.route('**/api/create-payment-intent', (route) => route.abort())
  await page.goto(`/dashboard/payment/${orderId}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard/payment/nobodys')
  await expect(page.getByText('This order is not in your list.')).toBeVisible()
  await expectAccessible(page)
})
