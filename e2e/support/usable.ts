import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openWhole } from './every-screen.ts'
import { walkFlaws } from './keyboard-stops.ts'
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts'
import { expectOnPaper } from './paper.ts'
import { reflowFlaws } from './reflow.ts'
import { resize } from './window-size.ts'

const desktop = { width: 1280, height: 720 }

/**
 * Opens each screen once, as from the address bar, and runs every check on it; on a public screen also the print
 * checks.
 */
export async function expectUsable(
  page: Page,
  paths: readonly string[],
  { isPublic = false } = {},
): Promise<void> {
  await watchLayoutShifts(page)
  for (const path of paths) {
    await test.step(path, async () => {
      // Without transitions, which repaint at each of many stops.
      await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' })
      await resize(page, desktop)
      await leaveSameDocument(page, path)
      expect(await openWhole(page, path)).toBe(path === '/no-such-page' ? 404 : 200)
      await test.step('Nothing has moved by itself', async () => {
        expect(await layoutShifts(page)).toEqual([])
      })
      await test.step('Tab reaches every control in order, and the focus is visible', async () => {
        expect(await walkFlaws(page)).toEqual([])
      })
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      )
      await test.step('axe finds nothing in either theme, wide or narrow', () => expectAccessible(page))
      if (isPublic) {
        await test.step('On paper it is black on white, without controls', () => expectOnPaper(page))
        await page.emulateMedia({ media: null })
      }
      await test.step('Everything fits every width and doubled text', async () => {
        expect(await reflowFlaws(page)).toEqual([])
      })
    })
  }
}

/**
 * Leaves a page whose URL differs only in its fragment, because such a page would not load again. Only in this case: a
 * blank page between two screens costs a new process, which compiles the shop's scripts and axe again.
 */
async function leaveSameDocument(page: Page, path: string): Promise<void> {
  const withoutFragment = (url: string) => url.split('#')[0]
  const next = new URL(path, page.url().startsWith('http') ? page.url() : 'http://none.example').href
  if (withoutFragment(next) === withoutFragment(page.url())) await page.goto('about:blank')
}
