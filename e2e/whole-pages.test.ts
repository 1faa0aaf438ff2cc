import type { Page } from '@playwright/test'
import { visitorScreens } from './support/every-screen.ts'
import { expect, test } from './support/journey.ts'
import { addStyle, notPainted } from './support/painted.ts'
import { lostInPrint } from './support/printed.ts'
import { untilWhole } from './support/whole-page.ts'

/** Pages whose content only the browser knows, so that their first picture depends on scripts. */
const drawnByBrowser =
  /^\/(?:basket|reset-password|verify-address|restock|offer|order|withdraw|status|compare)/

/**
 * Returns what is missing in screenshots and PDFs of pages. Screenshots are taken at the load event, as programs for
 * previews and archives do.
 */
async function incompletePages(page: Page, paths: readonly string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const path of paths) {
    const whole = () => untilWhole(page, path)
    await page.goto(path)
    if (drawnByBrowser.test(path)) await whole()
    const missing = await notPainted(page, whole)
    if (missing.length > 0) found[path] = missing.slice(0, 8)
    // Print is too narrow for the table of tools, whose cells are cut off at its edge.
    if (path.includes('view=table')) continue
    const { lostTexts, lostPictures } = await lostInPrint(page)
    if (lostTexts.length > 0) found[`${path} on paper`] = lostTexts.slice(0, 8)
    if (lostPictures > 0) found[`${path}, pictures on paper`] = lostPictures
  }
  return found
}

test.describe('Pictures of whole pages', () => {
  test.use({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.5 })

  for (const group of ['shop', 'reading', 'entrance'] as const)
    test(`Pictures and PDFs show everything: ${group}`, async ({ page, context, expectConsole }) => {
      if (group === 'shop') expectConsole('404 (Not Found)')
      const paths = (await visitorScreens(page))[group]
      // A page that does not wait for its scripts.
      expect(await incompletePages(await context.newPage(), paths)).toEqual({})
    })

  test('Pictures of a phone show everything', async ({ context }) => {
    const page = await context.newPage()
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await incompletePages(page, ['/', '/tools'])).toEqual({})
  })

  for (const [fault, css, lost] of [
    ['is laid out only near the screen', '.section { content-visibility: auto }', /^“/],
    ['is shown only when it comes near', '.section:last-of-type { opacity: 0 }', /^“/],
  ] as const)
    test(`A section that ${fault} is found`, async ({ context }) => {
      const page = await context.newPage()
      await page.goto('/')
      await page.evaluate(addStyle, css)
      const missing = await notPainted(page, async () => undefined)
      expect(missing).toContainEqual(expect.stringMatching(lost))
    })

  test('A section that is empty on paper is found', async ({ context }) => {
    const page = await context.newPage()
    await page.goto('/')
    await page.evaluate(addStyle, '@media print { .section:last-of-type { opacity: 0 } }')
    expect((await lostInPrint(page)).lostTexts).not.toEqual([])
  })

  test('Pictures that load only near the screen are found', async ({ context }) => {
    const page = await context.newPage()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const { '/': missing } = await incompletePages(page, ['/'])
    expect(missing).toContainEqual(expect.stringMatching(/^picture /))
  })
})
