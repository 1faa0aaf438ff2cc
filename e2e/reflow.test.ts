import type { Page } from '@playwright/test'
import { adminScreens, customerScreens, openWhole, visitorScreens } from './support/every-screen.ts'
import { expect, test } from './support/journey.ts'

/**
 * WCAG 1.4.10 and 1.4.4: a small phone, a window of 1280 px zoomed to 200 %, and the text alone doubled; and the
 * narrowest window in which the dashboard's menu stands beside its page.
 */
const views = [
  { name: '320 px', width: 320, text: '' },
  { name: '1280 px at 200 %', width: 640, text: '' },
  { name: '961 px', width: 961, text: '' },
  { name: '1280 px, text at 200 %', width: 1280, text: '200%' },
] as const

/** What reaches beyond the left or right edge of the screen, or is cut off inside its own box. */
function outside(): string[] {
  const width = document.documentElement.clientWidth
  const isHidden = (element: Element) =>
    getComputedStyle(element).clipPath !== 'none' || !element.checkVisibility({ visibilityProperty: true })
  const found = [...document.body.querySelectorAll('*')].filter((element) => {
    if (element.closest('svg, .sr-only, .skip-link, .records thead') || isHidden(element)) return false
    const { left, right } = element.getBoundingClientRect()
    const cut =
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'hidden'
    return right > left && (left < -1 || right > width + 1 || cut)
  })
  return found.map(
    (element) => `${element.tagName} .${element.className}: ${element.textContent.slice(0, 60)}`,
  )
}

async function expectNothingOutside(page: Page, paths: readonly string[]): Promise<void> {
  const findings: string[] = []
  for (const path of paths) {
    await openWhole(page, path)
    for (const { name, width, text } of views) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
      findings.push(...(await page.evaluate(outside)).map((line) => `${path}, ${name}: ${line}`))
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) findings.push(`${path}, ${name}: scrolls to ${wide} px`)
    }
  }
  expect(findings).toEqual([])
}

test('What everybody sees fits every width and doubled text', async ({ page, expectConsole }) => {
  expectConsole('status of 404')
  await expectNothingOutside(page, await visitorScreens(page))
})

test('What a customer sees fits every width and doubled text', async ({ page }) => {
  await expectNothingOutside(page, await customerScreens(page))
})

test('What an admin sees fits every width and doubled text', async ({ page, shop }) => {
  await expectNothingOutside(page, await adminScreens(page, shop.admin))
})
