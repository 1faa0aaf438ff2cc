import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/journey.ts'

/** Returns the mean brightness of a screenshot, from 0 to 255. */
async function brightness(screenshot: string): Promise<number> {
  const { channels } = await sharp(Buffer.from(screenshot, 'base64')).greyscale().stats()
  return channels[0]?.mean ?? 255
}

/** Returns the brightness of each frame during an action. */
async function framesOf(page: Page, action: () => Promise<unknown>): Promise<readonly number[]> {
  const screen = await page.context().newCDPSession(page)
  const frames: string[] = []
  screen.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    // The last frames may arrive while the page closes.
    void screen.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await screen.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  await action()
  // The page is painted a moment later.
  await expect.poll(() => frames.length).toBeGreaterThan(1)
  await screen.send('Page.stopScreencast')
  return Promise.all(frames.map(brightness))
}

test('With the dark theme chosen, no frame is bright, even if the system is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('theme', 'dark')
  })
  await page.goto('/returns')
  const frames = await framesOf(page, async () => {
    for (const path of ['/terms', '/login']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
  expect(Math.max(...frames)).toBeLessThan(100)
})

for (const late of ['comes late', 'never comes']) {
  test(`A page loads its scripts after its first paint, even if that ${late}`, async ({ page }) => {
    // The test controls the page's timers.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const pictureRequested = Promise.withResolvers<() => Promise<void>>()
    await page.route('**/pictures/hero-*', (route) => pictureRequested.resolve(() => route.continue()))
    const styles = page.waitForResponse('**/*.css')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const sendPicture = await pictureRequested.promise
    await (await styles).finished()
    await page.clock.runFor(1000)
    expect(scripts).toEqual([])
    if (late === 'comes late') await sendPicture()
    else await page.clock.runFor(1000)
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return scripts.length
      })
      .toBeGreaterThan(0)
    if (late === 'never comes') await sendPicture()
    await page.clock.resume()
    await expect(page.getByRole('radio', { name: 'Night' })).toBeEnabled()
  })
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The first frame follows the system theme', async ({ page }) => {
    for (const [colorScheme, isDark] of [
      ['dark', true],
      ['light', false],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/terms')
      const screenshot = await page.screenshot()
      expect((await brightness(screenshot.toString('base64'))) < 100).toBe(isDark)
    }
  })
})
