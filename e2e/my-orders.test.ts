import { stockOf, toolNamed } from './support/catalogue.ts'
import { beSignedIn, ok } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf, ordersOf } from './support/orders.ts'
import { pay, payByApi } from './support/payment.ts'
import { toast } from './support/screens.ts'

test('An empty My Orders says so and links to the tools', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/dashboard/myorders')
  await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose a tool' }).click()
  await expect(page).toHaveURL('/tools')
})

test('An unpaid order shows the end of its hold, a Pay link and a Cancel button', async ({ page }) => {
  const customer = await beSignedIn(page)
  const tool = await toolNamed(page, 'Pin spanner')
  const orderId = await book(page, customer, tool)
  await page.goto('/dashboard/myorders')
  const row = page.getByRole('row', { name: tool.name })
  await expect(row).toContainText(`$${(tool.price * tool.minOrderQuantity).toFixed(2)}`)
  await expect(row.getByText('Unpaid')).toBeVisible()
  await expect(row.getByText('Held until')).toBeVisible()
  await expect(row.getByText('Start the payment to extend the hold to')).toBeVisible()
  await expect(row.getByRole('time')).toHaveCount(2)
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  await row.getByRole('link', { name: 'Pay' }).click()
  await expect(page).toHaveURL(`/dashboard/payment/${orderId}`)
})

test('Cancelling asks first, names the deleted order and returns the stock', async ({ page }) => {
  const customer = await beSignedIn(page)
  const tool = await toolNamed(page, 'Pin spanner')
  await book(page, customer, tool)
  expect(await stockOf(page, tool)).toBe(tool.availableQuantity - tool.minOrderQuantity)
  await page.goto('/dashboard/myorders')
  const cancel = page.getByRole('button', { name: 'Cancel' })
  const question = page.getByRole('dialog', { name: 'Are you sure?' })

  await cancel.click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(cancel).toBeFocused()
  await cancel.click()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  expect(await ordersOf(page, customer)).toHaveLength(1)

  await cancel.click()
  await question.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(toast(page, 'Order: Pin spanner is deleted')).toBeVisible()
  await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
  expect(await ordersOf(page, customer)).toEqual([])
  await page.getByRole('link', { name: 'Cancelled' }).click()
  await expect(page).toHaveURL('/dashboard/myorders?state=cancelled')
  await expect(page.getByRole('row', { name: tool.name }).getByText(/^Cancelled by you, /)).toBeVisible()
  await page.goto(`/tool/${tool._id}`)
  await expect(page.locator('dl').getByText(`${tool.availableQuantity} pieces`)).toBeVisible()
})

test('A paid order shows Paid and its transaction, and cannot be cancelled', async ({ page, shop }) => {
  const customer = await beSignedIn(page)
  const tool = await toolNamed(page, 'Pin spanner')
  const orderId = await book(page, customer, tool)
  await payByApi(page, shop, customer, orderId)
  const { transactionId } = await orderOf(page, customer, orderId)
  await page.goto('/dashboard/myorders')
  const row = page.getByRole('row', { name: tool.name })
  await expect(row.getByText('Paid', { exact: true })).toBeVisible()
  await expect(row.getByText(String(transactionId))).toBeVisible()
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await expect(row.getByRole('link', { name: 'Pay' })).toHaveCount(0)
})

test('An order paid in another tab cannot be cancelled, and the dialog says why', async ({
  page,
  expectConsole,
}) => {
  expectConsole('status of 409')
  const customer = await beSignedIn(page)
  const orderId = await book(page, customer, await toolNamed(page, 'Pin spanner'))
  await page.goto('/dashboard/myorders')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const other = await page.context().newPage()
  await pay(other, orderId)

  const question = page.getByRole('dialog', { name: 'Are you sure?' })
  await question.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(question.getByRole('alert')).toContainText('paid')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('row').getByText('Paid', { exact: true })).toBeVisible()
})

test('A list that failed to load says so and can be retried', async ({ page, expectConsole }) => {
  expectConsole('ERR_FAILED')
  const customer = await beSignedIn(page)
  await book(page, customer, await toolNamed(page, 'Pin spanner'))
  await page.route('**/api/bookings?*', (route) => route.abort(), { times: 1 })
  await page.goto('/dashboard/myorders')
  await expect(page.getByRole('alert')).toContainText('Your orders did not load.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: 'Pin spanner' })).toBeVisible()
})

for (const [pending, call] of [
  ['the list of orders', '**/api/bookings?*'],
  ['the admin check', '**/api/admin/*'],
] as const) {
  test(`An ended session leads to the home page even while ${pending} is pending`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole('status of 401')
    const { token } = await beSignedIn(page)
    const headers = { authorization: `Bearer ${token}` }
    await ok(await page.request.delete('/api/sessions/current', { headers }))
    await page.context().clearCookies()
    await page.route(call, () => undefined)
    await page.goto('/dashboard/myorders')
    await expect(toast(page, 'Your session has ended. Please sign in again.')).toBeVisible()
    await expect(page).toHaveURL('/')
  })
}

test('The dashboard begins with what is to be paid', async ({ page }) => {
  const customer = await beSignedIn(page)
  await page.goto('/dashboard')
  await expect(page.getByText('you have not booked anything yet')).toBeVisible()
  const orderId = await book(page, customer, await toolNamed(page, 'Pin spanner'))
  await page.reload()
  await page.getByRole('link', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(`/dashboard/payment/${orderId}`)
})
