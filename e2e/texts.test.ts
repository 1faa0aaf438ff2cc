import { beAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'

test('The owner writes the terms, and a visitor without JavaScript reads them at once; then the change is undone', async ({
  page,
  shop,
  browser,
  contextOptions,
}) => {
  const plain = await browser.newContext({ ...contextOptions, baseURL: shop.url, javaScriptEnabled: false })
  const visitor = await plain.newPage()
  await visitor.goto('/terms')
  await expect(visitor.getByRole('main')).toContainText('What we promise, and what we ask of you.')

  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/texts')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Terms', exact: true }).click()
  const text = main.getByRole('textbox', { name: 'Text in Markdown' })
  await text.fill(
    '# Fair terms\n\nBy {{company-name}}.\n\n## Prices\n\n- **Final**\n- <script>alert(1)</script>\n',
  )
  const preview = main.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('listitem').first()).toHaveText('Final')
  await expect(preview).toContainText('By Truewheel Sample Company.')
  await main.getByRole('button', { name: 'Publish' }).click()
  await expect(main.getByRole('table', { name: 'Versions' }).getByRole('row')).toHaveCount(3)

  await visitor.goto('/terms')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Fair terms')
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toHaveText('Prices')
  await expect(visitor.getByRole('main')).toContainText('<script>alert(1)</script>')

  await main.getByRole('button', { name: /^Restore/ }).click()
  await expect(text).toHaveValue(/^What we promise/)
  await visitor.goto('/terms')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Terms')
  await plain.close()
})
