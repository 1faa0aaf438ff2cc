import { expect, type Page } from '@playwright/test'
import { navbar } from './screens.ts'

/** Checks the print layout in the dark theme: black on white, without controls. */
export async function expectOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(navbar(page)).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('button, .button').filter({ visible: true })).toHaveCount(0)
  const paper = await page.evaluate(() => {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(document.body)
    return { backgroundColor, backgroundImage, color }
  })
  expect(paper).toEqual({
    backgroundColor: 'rgb(255, 255, 255)',
    backgroundImage: 'none',
    color: 'rgb(0, 0, 0)',
  })
}
