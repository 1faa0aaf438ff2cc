import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'
import { untilWhole } from './support/whole-page.ts'

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Records layout shifts, and delays every picture. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: readonly { node: Node | null }[]
        }
        const what = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName))
        // A heading's width may change invisibly when its font loads.
        if (!hadRecentInput && value > 0.0005) window.shifts.push(`${value.toFixed(4)} ${what.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Pictures and the admin check arrive after everything else.
  for (const late of ['**/pictures/**', '**/api/admin/*']) {
    await page.route(late, async (route) => {
      await wait(300)
      await route.continue()
    })
  }
}

/** Scrolls through the whole page until every picture has loaded. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const picture of document.querySelectorAll('main img')) {
      const { top, bottom } = picture.getBoundingClientRect()
      if (!picture.checkVisibility() || (top >= 0 && bottom <= innerHeight)) continue
      picture.scrollIntoView({ block: 'start', behavior: 'instant' })
      await frame()
      await frame()
    }
  })
  const whole = () => [...document.images].every((image) => image.complete || !image.checkVisibility())
  await expect.poll(() => page.evaluate(whole)).toBe(true)
  await page.evaluate(() => document.fonts.ready)
}

const shifts = (page: Page) => page.evaluate(() => window.shifts)

test('A picture without a size that moves the text below it is found, far down the page', async ({
  page,
}) => {
  await watchShifts(page)
  const [{ img }] = await (await page.request.get('/api/tools')).json()
  const far = '<p style="height:4000px">A text</p>'
  const body = `<main>${far}<img loading="lazy" src="${img}" alt=""><p>Another text</p></main>`
  await page.route('**/moving', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/moving')
  await seeAll(page)
  expect(await shifts(page)).toHaveLength(1)
})

for (const width of [360, 1440]) {
  test(`Nothing moves by itself while a page loads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    const tool = await toolNamed(page, 'Axle vice')
    for (const path of ['/', '/tools', `/tool/${tool._id}`, '/items', '/login']) {
      await page.goto(path)
      await seeAll(page)
      expect(await shifts(page), path).toEqual([])
    }
    const customer = await beSignedIn(page)
    await book(page, customer, tool)
    for (const path of ['/dashboard', '/dashboard/myorders']) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: /^Pay/ })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
      expect(await shifts(page), path).toEqual([])
    }
    await page.getByRole('button', { name: 'Cancel' }).click()
    // Leaves the reload pending, because the list without the order is shorter.
    await page.route('**/api/bookings?*', () => undefined)
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(page.getByText('is deleted')).toBeVisible()
    expect(await shifts(page), 'a toast').toEqual([])
  })
}

test('Nothing moves on a page of which only the browser knows what it shows', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await watchShifts(page)
  for (const path of ['/basket', '/reset-password', '/verify-address', '/restock', '/offer', '/order']) {
    await page.goto(path)
    await untilWhole(page, path)
    expect(await shifts(page), path).toEqual([])
  }
  const { _id: id, name } = await toolNamed(page, 'Axle vice')
  await page.evaluate((line) => localStorage.setItem('basket', JSON.stringify([line])), {
    id,
    name,
    quantity: 2,
  })
  await page.goto('/basket')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await untilWhole(page, '/basket')
  await expect(page.getByRole('status').filter({ hasText: '$' })).toBeVisible()
  expect(await shifts(page), 'a basket with a line').toEqual([])
})

for (const width of [360, 768, 1440]) {
  test(`Nothing moves when an admin’s menu loads, at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    await beAdmin(page, shop.admin)
    // The first page after the sign-in, when the role is still unknown, and later pages.
    for (const path of ['account', 'myprofile', 'myorders', '', 'allusers', 'messages']) {
      await page.goto(`/dashboard/${path}`)
      await expect(page.getByRole('link', { name: 'All Users' })).toBeVisible()
      await expect(page.locator('.skeleton-block, .spinner')).toHaveCount(0)
      expect(await shifts(page), path).toEqual([])
    }
  })
}
