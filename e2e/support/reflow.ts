import type { Page } from '@playwright/test'
import { unpainted } from './unpainted.ts'

/**
 * WCAG 1.4.10 and 1.4.4: a small phone, a window of 1280 px zoomed to 200 %, and doubled text; and the
 * narrowest window in which the dashboard's menu is beside the page.
 */
const views = [
  { name: '320 px', width: 320, text: '' },
  { name: '1280 px at 200 %', width: 640, text: '' },
  { name: '961 px', width: 961, text: '' },
  { name: '1280 px, text at 200 %', width: 1280, text: '200%' },
] as const

/** Checks a screen in every view, and leaves it as it was. Returns what does not fit, in words. */
export function reflowFlaws(page: Page): Promise<readonly string[]> {
  return unpainted(page, () => flawsOfViews(page))
}

async function flawsOfViews(page: Page): Promise<readonly string[]> {
  const flaws: string[] = []
  const size = page.viewportSize()
  for (const { name, width, text } of views) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
    flaws.push(...(await page.evaluate(outside)).map((line) => `${name}: ${line}`))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) flaws.push(`${name}: scrolls to ${wide} px`)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (size !== null) await page.setViewportSize(size)
  return flaws
}

/** Returns elements that extend beyond the left or right edge of the screen, or are cut off. Runs in the browser. */
function outside(): string[] {
  const width = document.documentElement.clientWidth
  const isHidden = (element: Element) =>
    getComputedStyle(element).clipPath !== 'none' || !element.checkVisibility({ visibilityProperty: true })
  const found = [...document.body.querySelectorAll('*')].filter((element) => {
    // The dashboard's menu scrolls sideways inside its strip.
    const exempt = 'svg, .sr-only, .skip-link, .records thead, .dashboard-menu > *'
    if (element.closest(exempt) || isHidden(element)) return false
    const { left, right } = element.getBoundingClientRect()
    const cut =
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'hidden'
    return right > left && (left < -1 || right > width + 1 || cut)
  })
  return found.map(
    (element) => `${element.tagName} .${element.className}: ${element.textContent.slice(0, 60)}`,
  )
}
