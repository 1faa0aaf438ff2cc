import { expect, type Page } from '@playwright/test'
import { axeFlaws, type Rules } from './axe.ts'
import { isSlowed } from './slowness.ts'
import { resize } from './window-size.ts'

interface View {
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
  readonly rules: Rules
}

/** Each theme and each width once, with every rule. */
const twoViews: readonly View[] = [
  { width: 1440, colorScheme: 'light', rules: 'every' },
  { width: 320, colorScheme: 'dark', rules: 'every' },
]

/**
 * The other two views check only contrast, which depends on both theme and width. Each view changes only the theme or
 * only the width, because each change costs a layout or a repaint.
 */
const fourViews: readonly View[] = [
  { width: 1440, colorScheme: 'light', rules: 'every' },
  { width: 1440, colorScheme: 'dark', rules: 'contrast' },
  { width: 320, colorScheme: 'dark', rules: 'every' },
  { width: 320, colorScheme: 'light', rules: 'contrast' },
]

/** Checks the current page in both themes, wide and narrow: axe finds nothing, and nothing is wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const view of fourViews) await expectAccessibleIn(view, page)
}

/** Checks a state whose parts and colours other tests cover: each theme and each width once. */
export async function expectAccessibleAtAGlance(page: Page, state: string): Promise<void> {
  for (const view of twoViews) await expectAccessibleIn(view, page, `${state}, `)
}

async function expectAccessibleIn(
  { width, colorScheme, rules }: View,
  page: Page,
  state = '',
): Promise<void> {
  if (isSlowed(page)) return
  await resize(page, { width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const scrolled = await page.evaluate(untilStill)
  const view = `${state}${width} px, ${colorScheme}`
  expect(await axeFlaws(page, rules), view).toEqual([])
  expect(scrolled, view).toBeLessThanOrEqual(width)
}

/**
 * Waits until listeners of width and theme have run, which is before a frame, and ends colour transitions. Returns the
 * page's scroll width. The wait has a time limit, because Chromium once painted no frame until the journey timed out.
 */
async function untilStill(): Promise<number> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
    setTimeout(resolve, 5_000)
  })
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  return document.documentElement.scrollWidth
}
