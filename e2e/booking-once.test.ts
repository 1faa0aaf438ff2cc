import type { Page } from '@playwright/test'
import { type ShownTool, stockOf, toolNamed } from './support/catalogue.ts'
import { beSignedIn, type Customer } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { ordersOf } from './support/orders.ts'
import { bookButton, bookingField, toast } from './support/screens.ts'

let tool: ShownTool
let customer: Customer

test.beforeEach(async ({ page }) => {
  tool = await toolNamed(page, 'Torx key set T10–T40')
  customer = await beSignedIn(page)
  await page.goto(`/tool/${tool._id}`)
  // A key press would also reach a page that is not hydrated yet.
  await expect(bookButton(page)).toBeEnabled()
})

async function expectOneBooking(page: Page): Promise<void> {
  await expect(toast(page, 'Successfully Booked')).toHaveCount(1)
  expect(await ordersOf(page, customer)).toHaveLength(1)
  expect(await stockOf(page, tool)).toBe(tool.availableQuantity - tool.minOrderQuantity)
}

test('A double click on Book books once', async ({ page }) => {
  await bookButton(page).dblclick()
  await expectOneBooking(page)
})

test('Enter pressed twice in a field books once', async ({ page }) => {
  await bookingField(page, 'phone').press('Enter')
  await page.keyboard.press('Enter')
  await expectOneBooking(page)
})

test('Pressing Book again while the request is pending books once', async ({ page }) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/booking', async (route) => {
    await released
    await route.continue()
  })
  await bookButton(page).click()
  const busy = page.getByRole('button', { name: 'Booking…' })
  await busy.click({ force: true })
  await bookingField(page, 'quantity').press('Enter')
  release()
  await expectOneBooking(page)
})

test('Pressing Book again after a lost response books once', async ({ page, expectConsole }) => {
  expectConsole(/api\/booking|ERR_FAILED/)
  await page.route(
    '**/api/booking',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await bookButton(page).click()
  await expect(toast(page, 'Sorry')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('the same booking is never made twice')
  await bookButton(page).click()
  await expectOneBooking(page)
})

test('Booking again after a lost response and a reload books once', async ({ page, expectConsole }) => {
  expectConsole(/api\/booking|ERR_FAILED/)
  await page.route(
    '**/api/booking',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await bookingField(page, 'phone').fill('0123')
  await bookButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.reload()
  await expect(bookingField(page, 'phone')).toHaveValue('0123')
  await bookButton(page).click()
  await expectOneBooking(page)
})
