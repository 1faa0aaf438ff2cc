import type { Page } from '@playwright/test'
import { visitorScreens } from './support/every-screen.ts'
import { expect, test } from './support/journey.ts'
import { notPainted } from './support/painted.ts'
import { lostInPrint } from './support/printed.ts'
import { untilWhole } from './support/whole-page.ts'

async function expectWhole(page: Page, paths: readonly string[]): Promise<void> {
  const found: Record<string, unknown> = {}
  for (const path of paths) {
    await page.goto(path)
    await untilWhole(page, path)
    const { lostTexts, lostPictures } = await lostInPrint(page)
    if (lostTexts.length > 0) found[`${path} on paper`] = lostTexts.slice(0, 8)
    if (lostPictures > 0) found[`${path}, pictures on paper`] = lostPictures
    await page.goto(path)
    await untilWhole(page, path)
    const missing = await notPainted(page)
    if (missing.length > 0) found[path] = missing.slice(0, 8)
  }
  expect(found).toEqual({})
}

test('A section that is not laid out below the fold is found', async ({ page }) => {
  const style = '.far { margin-top: 5000px; content-visibility: auto; contain-intrinsic-size: 300px }'
  const body = `<style>${style}</style><main><h1>Shown</h1><p class="far"><b>Not shown</b></p></main>`
  await page.route('**/unpainted', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/unpainted')
  expect(await notPainted(page)).toEqual([expect.stringMatching(/^“Not shown”/)])
})

for (const group of ['shop', 'reading', 'entrance'] as const)
  test(`Pictures of whole pages and their PDFs show everything: ${group}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectWhole(page, (await visitorScreens(page))[group])
  })

test('A picture of the whole home page shows everything on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await expectWhole(page, ['/', '/tools'])
})
