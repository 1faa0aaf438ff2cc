import { expect, test } from './support/journey.ts'

/** Longer than the browser hides text while a font loads. */
const lateMs = 600

for (const path of ['/login', '/signup', '/tools']) {
  test(`Nothing on ${path} moves when the fonts load late`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.route('**/*.woff2', async (route) => {
      await new Promise((settle) => setTimeout(settle, lateMs))
      await route.continue()
    })
    const font = page.waitForResponse('**/instrument-sans*.woff2')
    await page.goto(path)
    await (await font).finished()
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(shiftsSoFar)).toEqual([])
  })
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
