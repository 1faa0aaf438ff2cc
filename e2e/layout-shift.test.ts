import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.ts'
import { book } from './support/orders.ts'
import { untilWhole } from './support/whole-page.ts'

/** Records layout shifts, and delays pictures and the admin check, which then arrive last. */
async function watchWithLateAnswers(page: Page): Promise<void> {
  await watchLayoutShifts(page)
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

/** Opens a page, scrolls through it and expects no layout shift. */
async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await seeAll(page)
  expect(await layoutShifts(page), path).toEqual([])
}

test('The check finds a picture without a size, far down the page, that moves the text below it', async ({
  page,
}) => {
  await watchWithLateAnswers(page)
  const [{ img }] = await (await page.request.get('/api/tools')).json()
  const far = '<p style="height:4000px">A text</p>'
  const body = `<main>${far}<img loading="lazy" src="${img}" alt=""><p>Another text</p></main>`
  await page.route('**/moving', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/moving')
  await seeAll(page)
  await expect.poll(() => page.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(0)
  expect(await layoutShifts(page)).toHaveLength(1)
})

// `every-screen` checks each page at 1280 px; this test delays the pictures.
const withPictures = (productId: string) => ['/', '/tools', `/tool/${productId}`, '/items']

test('Nothing moves when pictures are late, on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await watchWithLateAnswers(page)
  const { _id: id } = await toolNamed(page, 'Axle vice')
  for (const path of withPictures(id)) await expectStill(page, path)
})

test('A tool’s page keeps its height when its scripts run, so that nothing moves for a reader who has scrolled', async ({
  page,
}) => {
  // A Thursday afternoon in New York, when the sentence about the arrival is long.
  await page.clock.setFixedTime('2026-09-17T20:00:00Z')
  const { _id: id } = await toolNamed(page, 'Axle vice')
  const height = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
  for (const width of [320, 360, 390, 768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(`/tool/${id}`, { waitUntil: 'domcontentloaded' })
    // The first frame is painted once the styles have loaded.
    await page.waitForFunction(() => {
      const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
      return [...sheets].every(({ sheet }) => sheet !== null)
    })
    await page.evaluate(() => new Promise(requestAnimationFrame).then(() => document.fonts.ready))
    const before = await height()
    scripts.resolve()
    await expect(page.getByRole('button', { name: /^Book / })).toBeEnabled()
    await expect(page.locator('.promise-days b')).toBeVisible()
    expect(await height(), `${width} px`).toBe(before)
    await page.unroute('**/assets/*.js')
  }
})

test('Nothing moves on a phone when pictures are late or when a toast appears', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await watchWithLateAnswers(page)
  const tool = await toolNamed(page, 'Axle vice')
  for (const path of [...withPictures(tool._id), '/login']) await expectStill(page, path)
  const customer = await beSignedIn(page)
  await book(page, customer, tool)
  for (const path of ['/dashboard', '/dashboard/myorders']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: /^Pay/ })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
    expect(await layoutShifts(page), path).toEqual([])
  }
  await page.getByRole('button', { name: 'Cancel' }).click()
  // Leaves the reload pending, because the list without the order is shorter.
  await page.route('**/api/bookings?*', () => undefined)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('is deleted')).toBeVisible()
  expect(await layoutShifts(page), 'a toast').toEqual([])
})

test('Nothing moves on a page whose content is only in the browser', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await watchWithLateAnswers(page)
  for (const path of ['/basket', '/reset-password', '/verify-address', '/restock', '/offer', '/order']) {
    await page.goto(path)
    await untilWhole(page, path)
    expect(await layoutShifts(page), path).toEqual([])
  }
  const { _id: id, name } = await toolNamed(page, 'Axle vice')
  await page.evaluate((line) => localStorage.setItem('basket', JSON.stringify([line])), {
    id,
    name,
    quantity: 2,
  })
  await page.route('**/api/tools/**', async (route) => {
    await wait(300)
    await route.continue()
  })
  for (const width of [412, 768, 1440]) {
    await page.setViewportSize({ width, height: 823 })
    await page.goto('/basket')
    await expect(page.getByRole('link', { name })).toBeVisible()
    await untilWhole(page, '/basket')
    await expect(page.getByRole('status').filter({ hasText: '$' })).toBeVisible()
    expect(await layoutShifts(page), `a basket with a line at ${width} px`).toEqual([])
  }
})

for (const width of [360, 768, 1440]) {
  test(`Nothing moves when an admin’s menu and the state of the changes load, at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchWithLateAnswers(page)
    await beAdmin(page, shop.admin)
    // The first page after the sign-in, while the role is unknown, and a later page.
    for (const path of ['account', 'allusers']) {
      await page.goto(`/dashboard/${path}`)
      await expect(page.getByRole('link', { name: 'All Users' })).toBeVisible()
      await expect(page.locator('.skeleton-block, .spinner')).toHaveCount(0)
      expect(await layoutShifts(page), path).toEqual([])
    }
    // Once all entries are verified, the line states three facts instead of one.
    const chain = { entries: 7, verifiedTo: 7, hash: 'f'.repeat(64), checkedAt: Date.now(), broken: null }
    await page.route('**/api/changes/verification', async (route) => {
      await wait(300)
      await route.fulfill({ json: chain })
    })
    await page.goto('/dashboard/changes')
    await expect(page.getByText('7 changes verified')).toBeVisible()
    expect(await layoutShifts(page), 'changes').toEqual([])
  })
}
