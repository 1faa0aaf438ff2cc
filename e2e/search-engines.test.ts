import type { Page } from '@playwright/test'
import { allTools, toolNamed } from './support/catalogue.ts'
import { expect, test } from './support/journey.ts'
import { navbar } from './support/screens.ts'

const content = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('content')
const structuredData = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? 'null')

test('Public pages describe themselves in their head, and the title changes with navigation', async ({
  page,
  shop,
}) => {
  const tool = await toolNamed(page, 'Repair stand')
  const titles: string[] = []

  await test.step('Each public page has a unique title and description, and its canonical URL', async () => {
    const descriptions: (string | null)[] = []
    const paths = ['/', '/tools', '/items', '/blog', '/portfolio', `/tool/${tool._id}`]
    for (const path of paths) {
      await page.goto(path)
      titles.push(await page.title())
      descriptions.push(await content(page, 'meta[name=description]'))
      await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${shop.url}${path}`)
      expect(await content(page, 'meta[property="og:url"]')).toBe(`${shop.url}${path}`)
      for (const property of ['og:title', 'og:description', 'og:image']) {
        expect(await content(page, `meta[property="${property}"]`)).toMatch(/\S/)
      }
    }
    expect(new Set(titles).size).toBe(paths.length)
    expect(new Set(descriptions).size).toBe(paths.length)
  })

  await test.step('A tool’s page describes its product: price, currency, stock', async () => {
    expect(await structuredData(page)).toMatchObject({
      '@type': 'Product',
      name: tool.name,
      offers: {
        '@type': 'Offer',
        url: `${shop.url}/tool/${tool._id}`,
        price: (tool.price * tool.minOrderQuantity).toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    })
    await page.goto(`/tool/${(await toolNamed(page, 'Cone wrench 13/15 mm'))._id}`)
    expect(await structuredData(page)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    })
  })

  await test.step('The title changes with navigation', async () => {
    await navbar(page).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: 'Buy Now', exact: true }).click()
    await expect(page).toHaveTitle(/All tools/)
    await page.goBack()
    await expect(page).toHaveTitle(titles[0] ?? '')
  })
})

test('The sitemap lists every tool, and each of its URLs answers', async ({ newCaller, shop }) => {
  const caller = await newCaller()
  const sitemap = await (await caller.request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const tools = (await allTools(caller)).map(({ _id }) => `${shop.url}/tool/${_id}`)
  expect(addresses).toEqual(expect.arrayContaining([`${shop.url}/`, `${shop.url}/tools`, ...tools]))
  for (const address of addresses) expect((await caller.request.get(address)).status(), address).toBe(200)
})

test('robots.txt names the sitemap and disallows the dashboard and the API', async ({ newCaller, shop }) => {
  const { request } = await newCaller()
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
  expect(robots).toContain('Disallow: /dashboard')
  expect(robots).toContain('Disallow: /api/')
})

test('Pages for one user have noindex', async ({ newCaller }) => {
  const { request } = await newCaller()
  for (const path of ['/login', '/signup', '/dashboard']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('<meta name="robots" content="noindex">')
  }
})
