import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'
import { atFullSpeed } from './slowness.ts'

type PageOfAxe = ConstructorParameters<typeof AxeBuilder>[0]['page']

/** The source of the axe that `@axe-core/playwright` uses. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

/** WCAG 2.2 AA and axe's best practices. */
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface View {
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
  readonly rules: 'every' | 'contrast'
}

/** Every rule, with each theme and each width once. */
const twoViews: readonly View[] = [
  { width: 1440, colorScheme: 'light', rules: 'every' },
  { width: 320, colorScheme: 'dark', rules: 'every' },
]

/**
 * The other two views check only contrast, which depends on both theme and width. Each view changes only the theme or
 * the width of the one before, because each change costs a layout or a repaint.
 */
const fourViews: readonly View[] = [
  { width: 1440, colorScheme: 'light', rules: 'every' },
  { width: 1440, colorScheme: 'dark', rules: 'contrast' },
  { width: 320, colorScheme: 'dark', rules: 'every' },
  { width: 320, colorScheme: 'light', rules: 'contrast' },
]

/** Checks the current page in both themes, wide and narrow: axe finds nothing, and nothing is wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await atFullSpeed(page, async () => {
    for (const view of fourViews) await expectAccessibleIn(view, page)
  })
}

/** Checks a state whose parts and colours are covered by others: each theme and each width once. */
export async function expectAccessibleAtAGlance(page: Page, state: string): Promise<void> {
  await atFullSpeed(page, async () => {
    for (const view of twoViews) await expectAccessibleIn(view, page, `${state}, `)
  })
}

async function expectAccessibleIn(
  { width, colorScheme, rules }: View,
  page: Page,
  state = '',
): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(untilStill)
  const axe = await openAxe(page)
  // Only violations, because axe would otherwise describe every passing element.
  axe.options({ resultTypes: ['violations'] })
  const chosen = rules === 'every' ? axe.withTags(everyRule) : axe.withRules(['color-contrast'])
  const { violations } = await chosen.analyze()
  const view = `${state}${width} px, ${colorScheme}`
  expect(violations.map(describe), view).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(width)
}

async function openAxe(page: Page): Promise<AxeBuilder> {
  // axe may be typed against another copy of Playwright, whose pages are the same.
  const pageOfAxe = page as unknown as PageOfAxe
  // Legacy mode avoids the second page that axe opens, which takes a second each time. Only frames of other
  // hosts need it.
  if (!page.frames().every((frame) => isOwn(frame.url(), page.url())))
    return new AxeBuilder({ page: pageOfAxe })
  for (const frame of page.frames()) await bringAxe(frame)
  // Each frame has axe already, so `0` replaces the half megabyte that `analyze` would evaluate twice.
  return new AxeBuilder({ page: pageOfAxe, axeSource: '0' }).setLegacyMode(true)
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(axeSource)
}

function isOwn(frame: string, page: string): boolean {
  return !frame.startsWith('http') || new URL(frame).origin === new URL(page).origin
}

/**
 * Waits until listeners of the width and the theme have run, which happens before a frame, and ends colour transitions.
 * The wait is limited, because Chromium once painted no frame until the journey's time was over.
 */
async function untilStill(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
    setTimeout(resolve, 5_000)
  })
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

function describe({ id, help, nodes }: Violation): string {
  return [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)].join(
    '\n',
  )
}
