import type { Page } from '@playwright/test'
import { stockOf, toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { ordersOf } from './support/orders.ts'
import { bookButton, bookingField, toast } from './support/screens.ts'

/** Drops the responses to bookings that reach the shop. */
async function loseResponses(page: Page, times: number): Promise<void> {
  await page.route(
    '**/api/booking',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times },
  )
}

test('A booking is made once, however often it is sent', async ({ page, expectConsole }) => {
  expectConsole(/api\/booking.*ERR_FAILED|ERR_FAILED.*api\/booking/)
  const tool = await toolNamed(page, 'Torx key set T10–T40')
  const customer = await beSignedIn(page)
  let booked = 0
  const open = async () => {
    await page.goto(`/tool/${tool._id}`)
    // Waits, because a key press would also reach a page that is not hydrated yet.
    await expect(bookButton(page)).toBeEnabled()
  }
  const expectOneBooking = async () => {
    booked += 1
    await expect(toast(page, 'Successfully Booked')).toHaveCount(1)
    expect(await ordersOf(page, customer)).toHaveLength(booked)
    expect(await stockOf(page, tool)).toBe(tool.availableQuantity - booked * tool.minOrderQuantity)
  }

  await test.step('A double click on Book books once', async () => {
    await open()
    await bookButton(page).dblclick()
    await expectOneBooking()
  })

  await test.step('Enter pressed twice in a field books once', async () => {
    await open()
    await bookingField(page, 'phone').press('Enter')
    await page.keyboard.press('Enter')
    await expectOneBooking()
  })

  await test.step('Pressing Book again while the request is pending books once', async () => {
    await open()
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
    await expectOneBooking()
    await page.unroute('**/api/booking')
  })

  await test.step('Pressing Book again after a lost response books once', async () => {
    await open()
    await loseResponses(page, 1)
    await bookButton(page).click()
    await expect(toast(page, 'Sorry')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('the same booking is never made twice')
    await bookButton(page).click()
    await expectOneBooking()
  })

  await test.step('Booking again after a lost response and a reload books once', async () => {
    await open()
    await loseResponses(page, 1)
    await bookingField(page, 'phone').fill('0123')
    await bookButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.reload()
    await expect(bookingField(page, 'phone')).toHaveValue('0123')
    await bookButton(page).click()
    await expectOneBooking()
  })
})
