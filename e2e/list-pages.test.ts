import { beAdmin, ok } from './support/customer.ts'
import { expect, test } from './support/journey.ts'

const added = Array.from({ length: 20 }, (_, index) => `Hook ${String(index + 1).padStart(2, '0')}`)

test('More than 48 tools are split into several pages, linked by real links', async ({
  page,
  shop,
  browser,
  contextOptions,
}) => {
  const admin = await beAdmin(page, shop.admin)
  const [{ priceBreaks: _, sku: __, ...sample }] = await (await page.request.get('/api/tools')).json()
  for (const name of added) {
    const data = { ...sample, name, price: 5, minOrderQuantity: 1, availableQuantity: 3 }
    await ok(
      await page.request.post('/api/tools', { data, headers: { authorization: `Bearer ${admin.token}` } }),
    )
  }
  const cards = page.getByRole('main').getByRole('listitem')

  await page.goto('/tools')
  await expect(cards).toHaveCount(48)
  await expect(cards.first()).toContainText('Hook 20')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(cards).toHaveCount(5)
  await expect(page).toHaveURL(/\/tools\?after=/)
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  const second = page.url()

  await page.reload()
  await expect(cards).toHaveCount(5)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', second)
  await page.goBack()
  await expect(cards).toHaveCount(48)
  await page.goForward()
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(cards).toHaveCount(48)

  // Without JavaScript the same links page through the list.
  const plain = await browser.newContext({ ...contextOptions, baseURL: shop.url, javaScriptEnabled: false })
  const reader = await plain.newPage()
  await reader.goto('/tools')
  await reader.getByRole('link', { name: 'Next page' }).click()
  await expect(reader.getByRole('main').getByRole('listitem')).toHaveCount(5)
  // An invalid cursor shows the beginning of the list.
  await reader.goto('/tools?after=unknown')
  await expect(reader.getByRole('main').getByRole('listitem')).toHaveCount(48)
  await plain.close()
})
