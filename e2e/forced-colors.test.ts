import { expect, test } from './support/journey.ts'
import { navbar } from './support/screens.ts'

test('Forced colours show the current page and the chosen theme', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await expect(navbar(page).getByRole('link', { name: 'Home' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
  await expect(navbar(page).getByRole('link', { name: 'Blogs' })).toHaveCSS('text-decoration-line', 'none')
  const background = (theme: string) =>
    page
      .getByRole('group', { name: 'Theme' })
      .getByText(theme, { exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background('System')).not.toBe(await background('Day'))
})
