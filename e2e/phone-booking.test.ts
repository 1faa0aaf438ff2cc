import type { Locator } from '@playwright/test'
import { allTools, toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { book } from './support/orders.ts'
import { bookButton, bookingField, figure, payButton, toast } from './support/screens.ts'

const screens = [
  { name: 'a narrow phone', width: 320, height: 640 },
  { name: 'a phone on its side', width: 740, height: 360 },
]

test('With text at 200 %, every step from the home page to the payment fits on a phone', async ({ page }) => {
  const customer = await beSignedIn(page)
  const tool = await toolNamed(page, 'Axle vice')
  const order = await book(page, customer, tool)
  await page.setViewportSize({ width: 360, height: 740 })
  const tools = (await allTools(page)).slice(0, 4).map(({ _id }) => _id)
  for (const path of [
    '/',
    '/tools',
    `/tool/${tool._id}`,
    `/compare?tools=${tools}`,
    '/dashboard/myorders',
    `/dashboard/payment/${order}`,
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path.includes('payment')) await expect(payButton(page)).toBeVisible()
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      if (path === '/tools') {
        const row = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: 'Chain whip' }) })
        const stock = await row.locator('.tool-row-stock').boundingBox()
        const button = await row.locator('.button-card', { hasText: 'Buy Now' }).boundingBox()
        expect(button?.y).toBeGreaterThanOrEqual((stock?.y ?? 0) + (stock?.height ?? 0))
      }
      const search = await page.getByRole('banner').getByRole('search').boundingBox()
      expect(search?.x).toBeGreaterThanOrEqual(0)
    })
})

test('On phones, quantity and Book stay in view, and a refusal appears above them', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 409.*\/api\/booking/)
  const tool = await toolNamed(page, 'Chain whip')
  await beSignedIn(page)

  for (const { name, width, height } of screens) {
    await test.step(`On ${name} quantity and Book stay in view, and do not cover the focused control`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto(`/tool/${tool._id}`)
      await expect(bookButton(page)).toBeInViewport()
      await bookingField(page, 'quantity').fill('1')
      await tabTo(page, page.getByRole('button', { name: '1 more' }))
      await page.keyboard.press('Enter')
      await expect(bookingField(page, 'quantity')).toHaveValue('2')
      await expect(bookButton(page)).toHaveText(`Book 2 for $${(tool.price * 2).toFixed(2)}`)
      await tabTo(page, bookingField(page, 'address'))
      expect(await isUncovered(bookingField(page, 'address'))).toBe(true)
      const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
      await tabTo(page, contact)
      expect(await isUncovered(contact)).toBe(true)
      await expect(bookButton(page)).toBeInViewport()
    })
  }

  await test.step('On a phone a refusal of the booking comes into view, wherever Book was pressed', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/tool/${tool._id}`)
    const message = 'You already have 10 unpaid orders. Pay for one or cancel one under My Orders.'
    const json = { code: 'UNPAID_ORDERS_LIMIT', message, requestId: 'r1' }
    await page.route('**/api/booking', (route) => route.fulfill({ status: 409, json }), { times: 1 })
    await bookButton(page).click()
    const reason = page.getByRole('main').getByRole('alert')
    await expect(reason).toHaveText(message)
    await expect(reason).toBeInViewport({ ratio: 1 })
    expect(await isUncovered(reason)).toBe(true)
  })

  await test.step('On a phone a refused quantity says why above the bar, and the booking is made there', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await bookingField(page, 'quantity').fill('100000')
    await bookButton(page).click()
    const reason = page.getByText(/of this product are left/)
    await expect(reason).toBeInViewport()
    await expect(bookingField(page, 'quantity')).toBeFocused()
    await bookingField(page, 'quantity').fill('1')
    await bookButton(page).click()
    await expect(toast(page, 'Successfully Booked')).toBeVisible()
    await expect(figure(page, 'To pay')).toContainText(`$${tool.price.toFixed(2)}`)
  })
})

/** Returns whether the middle of an element is not covered by another element. */
async function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect()
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
    return onTop !== null && (shown === onTop || shown.contains(onTop))
  })
}
