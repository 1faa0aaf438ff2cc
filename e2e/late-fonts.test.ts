import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

/** Longer than the browser hides text while a font loads. */
const lateMs = 600

test('Nothing moves when the fonts load late', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  // With a route the browser caches nothing, so that each page loads the fonts.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((settle) => setTimeout(settle, lateMs))
    await route.continue()
  })
  for (const path of ['/login', '/signup', '/tools']) {
    await test.step(path, async () => {
      const font = page.waitForResponse('**/instrument-sans*.woff2')
      await page.goto(path)
      await (await font).finished()
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(shiftsSoFar)).toEqual([])
    })
  }
})

test('Fonts that load too late for the first page are used from the next page on', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((settle) => setTimeout(settle, 3 * lateMs))
    await route.continue()
  })
  const font = page.waitForResponse('**/archivo*.woff2')
  await page.goto('/')
  await (await font).finished()
  expect(await fontOf(page, 'h1')).not.toContain('Archivo')
  const pages = page.getByRole('navigation', { name: 'Main' })
  // A page that opens before the browser has reloaded the fonts does not use them yet.
  await expect(async () => {
    await pages.getByRole('link', { name: 'Blogs' }).click()
    await page.waitForURL('**/blog')
    await pages.getByRole('link', { name: 'Home' }).click()
    await page.waitForURL(/\/$/)
    expect(await fontOf(page, 'h1')).toContain('Archivo')
    expect(await fontOf(page, '.navbar-link')).toContain('Instrument Sans')
  }).toPass()
})

/** Returns the fonts that the browser actually uses for the first element of a selector. */
async function fontOf(page: Page, selector: string): Promise<string> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts.map(({ familyName }) => familyName).join()
}

test('Without the fonts the two lines of the home page’s heading do not overlap', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/woff2/)
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/')
  const [letters, line] = await page.getByRole('heading', { level: 1 }).evaluate(heightsOf)
  expect(letters).toBeLessThan(line)
})

/** Returns the height between the lowest and the highest letter, and the height of a line. Runs in the browser. */
function heightsOf(heading: Element): [number, number] {
  const { fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(heading)
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return [Number.NaN, Number.NaN]
  // The shorthand property is empty, because it cannot express the heading's width.
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
  const upper = canvas.measureText('off').actualBoundingBoxAscent
  return [upper + canvas.measureText('15%-20%').actualBoundingBoxDescent, Number.parseFloat(lineHeight)]
}

/** Returns the layout shifts so far. Runs in the browser. */
async function shiftsSoFar(): Promise<number[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const shifts: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  await new Promise((resolve) => setTimeout(resolve, 100))
  return shifts
}
