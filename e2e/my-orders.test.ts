import type { Page } from '@playwright/test'
import { stockOf, toolNamed } from './support/catalogue.ts'
import { beSignedIn, ok } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf, ordersOf } from './support/orders.ts'
import { pay, payByApi } from './support/payment.ts'
import { navbar, toast } from './support/screens.ts'

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name })
const question = (page: Page) => page.getByRole('dialog', { name: 'Are you sure?' })

test('My Orders shows the empty list, then an order to pay, then the cancelled order', async ({ page }) => {
  const customer = await beSignedIn(page)
  const tool = await toolNamed(page, 'Pin spanner')

  await test.step('An empty My Orders says so and links to the tools', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText('you have not booked anything yet')).toBeVisible()
    await menuLink(page, 'My Orders').click()
    await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Choose a tool' }).click()
    await expect(page).toHaveURL('/tools')
  })

  const orderId = await book(page, customer, tool)
  expect(await stockOf(page, tool)).toBe(tool.availableQuantity - tool.minOrderQuantity)

  const row = page.getByRole('row', { name: tool.name })
  await test.step('An unpaid order shows the end of its hold, a Pay link and a Cancel button', async () => {
    await navbar(page).getByRole('link', { name: 'Dashboard' }).click()
    await menuLink(page, 'My Orders').click()
    await expect(row).toContainText(`$${(tool.price * tool.minOrderQuantity).toFixed(2)}`)
    await expect(row.getByText('Unpaid')).toBeVisible()
    await expect(row.getByText('Held until')).toBeVisible()
    await expect(row.getByText('Start the payment to extend the hold to')).toBeVisible()
    await expect(row.getByRole('time')).toHaveCount(2)
    await expect(row.getByRole('button', { name: 'Cancel' })).toBeEnabled()
    await row.getByRole('link', { name: 'Pay' }).click()
    await expect(page).toHaveURL(`/dashboard/payment/${orderId}`)
  })

  await test.step('The dashboard begins with what is to be paid', async () => {
    await navbar(page).getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('main').getByRole('link', { name: /^Pay/ }).click()
    await expect(page).toHaveURL(`/dashboard/payment/${orderId}`)
  })

  await test.step('Cancelling asks first, names the deleted order and returns the stock', async () => {
    await menuLink(page, 'My Orders').click()
    const cancel = page.getByRole('button', { name: 'Cancel' })
    await cancel.click()
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(cancel).toBeFocused()
    await cancel.click()
    await question(page).getByRole('button', { name: 'Keep it' }).click()
    await expect(question(page)).toBeHidden()
    expect(await ordersOf(page, customer)).toHaveLength(1)

    await cancel.click()
    await question(page).getByRole('button', { name: 'Cancel the order' }).click()
    await expect(toast(page, 'Order: Pin spanner is deleted')).toBeVisible()
    await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
    expect(await ordersOf(page, customer)).toEqual([])
    await page.getByRole('link', { name: 'Cancelled' }).click()
    await expect(page).toHaveURL('/dashboard/myorders?state=cancelled')
    await expect(row.getByText(/^Cancelled by you, /)).toBeVisible()
    await page.goto(`/tool/${tool._id}`)
    await expect(page.locator('dl').getByText(`${tool.availableQuantity} pieces`)).toBeVisible()
  })
})

test('My Orders can be retried after a failed load, and shows no way to cancel a paid order', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole(/api\/bookings\?.*ERR_FAILED|ERR_FAILED.*api\/bookings\?/)
  expectConsole(/status of 409.*\/api\/bookings\//)
  const customer = await beSignedIn(page)
  const paidBefore = await book(page, customer, await toolNamed(page, 'Pin spanner'))
  await payByApi(page, shop, customer, paidBefore)
  const { transactionId } = await orderOf(page, customer, paidBefore)
  const paidElsewhere = await book(page, customer, await toolNamed(page, 'Chain whip'))

  const row = page.getByRole('row', { name: 'Pin spanner' })
  await test.step('A list that failed to load says so and can be retried', async () => {
    await page.route('**/api/bookings?*', (route) => route.abort(), { times: 1 })
    await page.goto('/dashboard/myorders')
    await expect(page.getByRole('alert')).toContainText('Your orders did not load.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(row).toBeVisible()
  })

  await test.step('A paid order shows Paid and its transaction, and cannot be cancelled', async () => {
    await expect(row.getByText('Paid', { exact: true })).toBeVisible()
    await expect(row.getByText(String(transactionId))).toBeVisible()
    await expect(row.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(row.getByRole('link', { name: 'Pay' })).toHaveCount(0)
  })

  await test.step('An order paid in another tab cannot be cancelled, and the dialog says why', async () => {
    const unpaid = page.getByRole('row', { name: 'Chain whip' })
    await unpaid.getByRole('button', { name: 'Cancel' }).click()
    const other = await page.context().newPage()
    await pay(other, paidElsewhere)

    await question(page).getByRole('button', { name: 'Cancel the order' }).click()
    await expect(question(page).getByRole('alert')).toContainText('paid')
    await question(page).getByRole('button', { name: 'Keep it' }).click()
    await expect(unpaid.getByText('Paid', { exact: true })).toBeVisible()
  })
})

test('An ended session leads to the home page even while another call is pending', async ({
  page,
  expectConsole,
}) => {
  expectConsole('status of 401')
  for (const [pending, call] of [
    ['the list of orders', '**/api/bookings?*'],
    ['the admin check', '**/api/admin/*'],
  ] as const) {
    await test.step(pending, async () => {
      const { token } = await beSignedIn(page)
      const headers = { authorization: `Bearer ${token}` }
      await ok(await page.request.delete('/api/sessions/current', { headers }))
      await page.context().clearCookies()
      await page.route(call, () => undefined)
      await page.goto('/dashboard/myorders')
      await expect(toast(page, 'Your session has ended. Please sign in again.')).toBeVisible()
      await expect(page).toHaveURL('/')
      await page.unroute(call)
    })
  }
})
