import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { openInside } from './support/open-inside.ts'
import { book } from './support/orders.ts'
import { bookButton, bookingField, fillCard, openPayment, payButton, toast } from './support/screens.ts'

test('Booking, cancelling and paying are accessible in each state', async ({ page, expectConsole }) => {
  const customer = await beSignedIn(page)
  const tool = await toolNamed(page, 'Tyre bead jack')

  await test.step('the dashboard and My Orders without orders', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText('you have not booked anything yet')).toBeVisible()
    await expectAccessible(page)
    await openInside(page, '/dashboard/myorders')
    await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the confirmation before cancelling an order', async () => {
    await book(page, customer, tool)
    await openInside(page, '/dashboard')
    await openInside(page, '/dashboard/myorders')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the form, a refusal and the confirmation', async () => {
    expectConsole('/api/booking)')
    await openInside(page, `/tool/${tool._id}`)
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

  await test.step('a declined card, 3-D Secure and the confirmation', async () => {
    expectConsole('status of 402')
    // A new document has no toast.
    await openPayment(page, await book(page, customer, tool))
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

  await test.step('a payment that failed to open, and an unknown order', async () => {
    expectConsole('/api/create-payment-intent')
    expectConsole('/api/bookings/nobodys')
    await page.route('**/api/create-payment-intent', (route) => route.abort())
    await openInside(page, `/dashboard/payment/${await book(page, customer, tool)}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await openInside(page, '/dashboard/payment/nobodys')
    await expect(page.getByText('This order is not in your list.')).toBeVisible()
    await expectAccessible(page)
  })
})
