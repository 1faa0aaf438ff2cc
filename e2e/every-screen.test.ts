import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { adminScreens, customerScreens, openWhole, visitorScreens } from './support/every-screen.ts'
import { expect, test } from './support/journey.ts'
import { walkFlaws } from './support/keyboard-stops.ts'
import { expectOnPaper } from './support/paper.ts'
import { reflowFlaws } from './support/reflow.ts'
import { atFullSpeed } from './support/slowness.ts'

const desktop = { width: 1280, height: 720 }

/** Opens each screen once, as from the address bar, and runs every check on it. */
async function expectUsable(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      // Without transitions, which repaint at each of many stops.
      await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' })
      await page.setViewportSize(desktop)
      // A URL that differs only in its fragment would not reload.
      await page.goto('about:blank')
      expect(await openWhole(page, path)).toBe(path === '/no-such-page' ? 404 : 200)
      await test.step('Tab reaches every control in order, and the focus is visible', async () => {
        expect(await atFullSpeed(page, () => walkFlaws(page))).toEqual([])
      })
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      )
      await test.step('axe finds nothing in either theme, wide or narrow', () => expectAccessible(page))
      await test.step('Everything fits every width and doubled text', async () => {
        expect(await atFullSpeed(page, () => reflowFlaws(page))).toEqual([])
      })
    })
  }
}

for (const group of ['shop', 'reading', 'entrance'] as const) {
  test(`Every screen for ${group} is usable by keyboard, in both themes, at every width, and on paper`, async ({
    page,
    expectConsole,
  }) => {
    if (group === 'reading') expectConsole('status of 404')
    const screens = await visitorScreens(page)
    for (const path of screens[group]) {
      await expectUsable(page, [path])
      await test.step(`${path} on paper`, () => expectOnPaper(page))
    }
  })
}

test('Every screen of a customer is usable by keyboard, in both themes and at every width', async ({
  page,
  shop,
}) => {
  await expectUsable(page, await customerScreens(page, shop))
})

test('Every screen of an admin is usable by keyboard, in both themes and at every width', async ({
  page,
  shop,
}) => {
  await expectUsable(page, await adminScreens(page, shop.admin))
})
