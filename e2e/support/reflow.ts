import type { Page } from '@playwright/test'
import { unpainted } from './unpainted.ts'
import { resize } from './window-size.ts'

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

/** Checks a screen in every view, and leaves it in the last one. Returns what does not fit, in words. */
export function reflowFlaws(page: Page): Promise<readonly string[]> {
  return unpainted(page, () => flawsOfViews(page))
}

async function flawsOfViews(page: Page): Promise<readonly string[]> {
  const flaws: string[] = []
  for (const { name, width, text } of views) {
    await resize(page, { width, height: 900 })
    const { found, scrolled } = await page.evaluate(outside, text)
    flaws.push(...found.map((line) => `${name}: ${line}`))
    if (scrolled > width) flaws.push(`${name}: scrolls to ${scrolled} px`)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return flaws
}

/**
 * Returns elements that extend beyond the left or right edge of the screen, or are cut off, at a root text size. Runs
 * in the browser.
 */
function outside(textSize: string) {
  document.documentElement.style.setProperty('font-size', textSize)
  const width = document.documentElement.clientWidth
  // The dashboard's menu scrolls sideways inside its strip.
  const exempt = 'svg, .sr-only, .skip-link, .records thead, .dashboard-menu > *'
  const found = [...document.body.querySelectorAll('*')].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const { left, right } = element.getBoundingClientRect()
    const isOutside = left < -1 || right > width + 1
    const isWide = element.scrollWidth > element.clientWidth + 1
    // Checks positions first, because few elements then need their style.
    if (right <= left || !(isOutside || isWide) || element.closest(exempt)) return false
    const { clipPath, overflowX } = getComputedStyle(element)
    return clipPath === 'none' && (isOutside || overflowX === 'hidden')
  })
  return {
    found: found.map(
      (element) => `${element.tagName} .${element.className}: ${element.textContent.slice(0, 60)}`,
    ),
    scrolled: document.documentElement.scrollWidth,
  }
}
