import type { Page } from '@playwright/test'
import { beAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'

const main = (page: Page) => page.getByRole('main')

test('The owner writes the terms in German, and visitors without JavaScript read each language’s own text', async ({
  page,
  shop,
  browser,
  contextOptions,
}) => {
  const plain = await browser.newContext({ ...contextOptions, baseURL: shop.url, javaScriptEnabled: false })
  const visitor = await plain.newPage()
  await visitor.goto('/fr/delivery')
  await expect(main(visitor)).toContainText('Le prix de la livraison, le jour où un colis part')
  await expect(main(visitor)).toContainText('en dollars des États-Unis')
  await visitor.goto('/fr/returns')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Retours')
  await expect(main(visitor).locator('[lang]')).toHaveCount(0)

  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/texts/terms')
  await main(page).getByRole('textbox', { name: 'Text in Markdown' }).fill('We promise little.')
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(main(page).getByRole('table', { name: 'Versions' }).getByRole('row')).toHaveCount(3)
  // The sample's French terms do not say what the owner's terms say.
  await visitor.goto('/fr/terms')
  const marked = main(visitor).locator('[lang=en][dir=ltr]')
  await expect(marked).toHaveText('We promise little.')

  await page.goto('/dashboard/texts')
  await main(page)
    .getByRole('row', { name: /^Terms/ })
    .getByRole('link', { name: 'No French' })
    .click()
  await main(page).getByRole('button', { name: 'Begin with a copy of the English text' }).click()
  const french = main(page).getByRole('textbox', { name: 'French text in Markdown' })
  await expect(french).toHaveValue('We promise little.')
  await french.fill('Nous promettons peu.')
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(main(page).getByRole('table', { name: 'Versions' }).getByRole('row')).toHaveCount(3)
  await main(page)
    .getByRole('navigation', { name: 'Language of the text' })
    .getByRole('link', { name: /^German/ })
    .click()
  await main(page).getByRole('textbox', { name: 'German text in Markdown' }).fill('Wir versprechen wenig.')
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(main(page).getByRole('table', { name: 'Versions' }).getByRole('row')).toHaveCount(3)

  for (const [path, words] of [
    ['/terms', 'We promise little.'],
    ['/de/terms', 'Wir versprechen wenig.'],
    ['/fr/terms', 'Nous promettons peu.'],
  ] as const) {
    await visitor.goto(path)
    await expect(main(visitor)).toContainText(words)
    await expect(main(visitor).locator('[lang]')).toHaveCount(0)
  }
  await plain.close()
})
