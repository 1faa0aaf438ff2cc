import { expect, test } from './support/journey.ts'

test('On a phone, the switch in the header keeps the page and its filter, and the footer has it too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/tools?q=TW-WH-13')
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('group')
  await menu.getByText('Language: EN').click()
  const german = menu.getByRole('link', { name: 'Deutsch' })
  // A name on one line.
  expect((await german.boundingBox())?.height).toBeLessThan(60)
  await german.click()
  await expect(page).toHaveURL('/de/tools?q=TW-WH-13')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Warenkorb' })).toBeVisible()
  await page.getByRole('link', { name: 'Kettenpeitsche', exact: true }).first().click()
  await expect(page).toHaveURL(/\/de\/tool\//)
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/tool\//)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('What is typed into a booking is there after the switch', async ({ page }) => {
  await page.goto('/tools')
  await page.getByRole('main').getByRole('link', { name: 'Chain whip', exact: true }).first().click()
  await page.getByLabel('Phone').fill('+49 89 123456')
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByLabel('Telefon')).toHaveValue('+49 89 123456')
})

test.describe('In a German browser', () => {
  test.use({ locale: 'de-DE' })
  test('One line offers German, on one page only', async ({ page }) => {
    await page.goto('/')
    const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })
    await expect(offer).toHaveAttribute('href', '/de')
    await page.goto('/tools')
    await expect(page.getByRole('radio', { name: 'Night' })).toBeEnabled()
    await expect(offer).toHaveCount(0)
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('A visitor reads the shop in French, and finds its other languages', async ({ page }) => {
    for (const [path, heading] of [
      ['/fr/tools', 'Bonnes affaires'],
      ['/fr/delivery', 'Livraison'],
      ['/fr/fit', 'Ce qui va sur mon vélo'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    }
    await page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/fit')
  })
})
