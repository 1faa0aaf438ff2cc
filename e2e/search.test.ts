import { expect, test } from './support/journey.ts'
import { navbar } from './support/screens.ts'

test('The keyboard alone leads from any page to a tool', async ({ page }) => {
  await page.goto('/blog')
  await page.keyboard.press('/')
  const field = navbar(page).getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await page.keyboard.type('chain wip')
  await expect(page.getByRole('option').first()).toContainText('Chain whip')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tool\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chain whip')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search field leads to the tools and parts found, or to the quote form if there are none', async ({
    page,
  }) => {
    await page.goto('/')
    const field = navbar(page).getByRole('searchbox', { name: 'Search' })
    await field.fill('12-speed chain')
    await field.press('Enter')
    await expect(page).toHaveURL('/tools?q=12-speed+chain')
    await expect(field).toHaveValue('12-speed chain')
    await expect(page.getByRole('heading', { name: 'Chain breaker, 8–12 speed' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Parts', exact: true })).toBeVisible()
    await field.fill('xyzzy')
    await field.press('Enter')
    await page.getByRole('link', { name: 'Request a quote for it' }).click()
    await expect(page).toHaveURL('/quote?words=xyzzy')
  })
})
