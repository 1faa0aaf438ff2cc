import { beSignedInAt, expect, test } from './stand-in/journey.ts'
import { figure } from './support/screens.ts'

const gauge = 'Dishing gauge'

test('The server renders the public pages from the other backend’s data', async ({ page }) => {
  for (const [path, ...texts] of [
    ['/', gauge, '18.50', 'Came the next morning, square and straight.', '4.75'],
    ['/tools', gauge, '18.50', 'Crown race setter', '61.00'],
    ['/items', '4.75', '9.00'],
    ['/tool/64f0c0ffee00000000000001', gauge, 'Shows which way the rim has wandered.'],
  ] as const) {
    const html = await (await page.request.get(path)).text()
    for (const text of texts) expect(html, path).toContain(text)
  }
})

test('Tools, parts and reviews of another backend are shown with its pictures, names and numbers', async ({
  page,
  backend,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const card = main.getByRole('listitem').filter({ hasText: gauge })
  await expect(card).toContainText('$18.50')
  await expect(card).toContainText('10 available')
  await expect(main.getByRole('listitem').filter({ hasText: 'Fork jig' })).toContainText('Sold out')
  await expect(main.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
  await expect(main.getByText('Kay Link')).toBeVisible()
  // Parts have no name in the contract.
  await expect(main.getByRole('heading', { name: 'Part', exact: true })).toHaveCount(2)

  const pictures = main.locator(`img[src^="${backend.url}"]`)
  await expect(pictures).not.toHaveCount(0)
  for (const shown of await pictures.all()) {
    await shown.scrollIntoViewIfNeeded()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
  }

  await test.step('Navigation in the browser calls the other backend directly', async () => {
    const address = '/tools/64f0c0ffee00000000000001'
    expect(backend.calls.map((call) => call.address)).not.toContain(address)
    await page.getByRole('link', { name: gauge, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: gauge })).toBeVisible()
    await expect(figure(page, 'Price')).toContainText('$18.50')
    await expect(figure(page, 'Minimum order')).toHaveText('2 pieces')
    await expect(figure(page, 'Available')).toHaveText('10 pieces')
    expect(backend.calls.map((call) => call.address)).toContain(address)
  })
})

test('A tool that the other backend lacks is not found', async ({ page, expectConsole }) => {
  expectConsole('status of 404')
  const answer = await page.goto('/tool/64f0c0ffee000000000000ff')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('404')).toBeVisible()
})

test('The sitemap lists the other backend’s tools, and none of the unused sample catalogue', async ({
  page,
  shop,
}) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const tools = [...sitemap.matchAll(/<loc>([^<]+\/tool\/[^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(tools).toEqual(
    [1, 2, 3].flatMap((n) =>
      ['', '/de', '/fr'].map((prefix) => `${shop.url}${prefix}/tool/64f0c0ffee0000000000000${n}`),
    ),
  )
})

test('Without the quotes extension, the page shows contact details instead of the quote form', async ({
  page,
}) => {
  for (const path of ['/quote', '/quote?item=64f0c0ffee00000000000011', '/contact']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  }
})

test('A signed-in user sees the same public pages', async ({ page, backend }) => {
  await beSignedInAt(backend, page)
  await page.goto('/items')
  await expect(page.getByRole('heading', { name: 'Part', exact: true })).toHaveCount(2)
})
