import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/journey.ts'

/** How bright a picture is as a whole, from 0 to 255. */
async function brightness(picture: string): Promise<number> {
  const { channels } = await sharp(Buffer.from(picture, 'base64')).greyscale().stats()
  return channels[0]?.mean ?? 255
}

/** How bright each frame is that the screen shows while something happens. */
async function framesOf(page: Page, happens: () => Promise<unknown>): Promise<readonly number[]> {
  const screen = await page.context().newCDPSession(page)
  const frames: string[] = []
  screen.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    // The last ones may come when the page is being closed.
    void screen.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await screen.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  await happens()
  // What is on the page is painted a moment later.
  await expect.poll(() => frames.length).toBeGreaterThan(1)
  await screen.send('Page.stopScreencast')
  return Promise.all(frames.map(brightness))
}

test('With the night chosen, no frame of a page is bright, by day either', async ({ page }) => {
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

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The first frame follows the system', async ({ page, expectConsole }) => {
    expectConsole(/^failed request: GET \S+\.js csp$/)
    for (const [colorScheme, isDark] of [
      ['dark', true],
      ['light', false],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/terms')
      const picture = await page.screenshot()
      expect((await brightness(picture.toString('base64'))) < 100).toBe(isDark)
    }
  })
})
