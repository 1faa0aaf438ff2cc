import type { Locator } from '@playwright/test'
import { allTools, toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'
import { bookingField, figure, navbar } from './support/screens.ts'

const withoutStock = 'Cone wrench 13/15 mm'

async function topOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  if (!box) throw new Error(`This part is not shown: ${part}`)
  return box.y
}

test('The home page has all of its parts in order', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const heading = (name: string) => main.getByRole('heading', { name, exact: true })
  const figures = ['72', '200+', '500+', '300+']
  const parts = [
    main.getByText('Best Deal'),
    heading('15%-20% off'),
    main.getByRole('link', { name: 'Buy Now', exact: true }),
    main.getByRole('region', { name: 'Where to start' }),
    heading('Hot Deals'),
    heading('Items'),
    heading('Reviews'),
    main.getByText('Countries', { exact: true }),
    main.getByRole('link', { name: 'Request For Quote' }),
  ]
  const tops = await Promise.all(parts.map(topOf))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await expect(main.getByRole('region', { name: 'Where to start' }).locator('img')).toHaveCount(3)
  await expect(main.getByRole('region', { name: 'The shop in figures' }).getByRole('definition')).toHaveText(
    figures,
  )
  for (const name of ['Countries', 'Complete Projects', 'Happy Clients', 'FeedBacks']) {
    await expect(main.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Contact US' })).toBeVisible()
  await expect(main.getByRole('img', { name: /out of 5 stars/ })).not.toHaveCount(0)
})

test('Buy Now in the hero leads to the tools, and each tool to its page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Buy Now', exact: true }).click()
  await expect(page).toHaveURL('/tools')
  const tools = await allTools(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Hot Deals' })).toBeVisible()
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(tools.map(({ name }) => name))

  const tool = await toolNamed(page, 'Torque wrench 2–24 N·m')
  await page.getByRole('link', { name: tool.name, exact: true }).click()
  await expect(page).toHaveURL(`/tool/${tool._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name)
  await expect(page.getByText(tool.shortDescription)).toBeVisible()
  await expect(figure(page, 'Price')).toContainText(`$${tool.price.toFixed(2)}`)
  await expect(figure(page, 'Minimum order')).toContainText(String(tool.minOrderQuantity))
  await expect(figure(page, 'Available')).toContainText(String(tool.availableQuantity))
})

test('/items shows every part with its price', async ({ page }) => {
  const items: readonly { readonly price: number }[] = await (await page.request.get('/api/items')).json()
  await page.goto('/items')
  const prices = page
    .getByRole('main')
    .getByRole('listitem')
    .getByText(/^\$[\d,.]+$/)
  await expect(prices).toHaveText(items.map(({ price }) => `$${price.toFixed(2)}`))
})

test('A sold-out tool says so and cannot be booked', async ({ page }) => {
  await page.goto('/tools')
  const card = page.getByRole('listitem').filter({ hasText: withoutStock })
  await expect(card).toContainText('Sold out')
  await expect(card.getByRole('link', { name: 'Buy Now' })).toHaveCount(0)
  await card.getByRole('link', { name: withoutStock, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(withoutStock)
  await expect(page.getByRole('article').getByText('Sold out')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book' })).toHaveCount(0)
  await expect(bookingField(page, 'quantity')).toHaveCount(0)
})

for (const path of ['/no-such-page', '/tool/no-such-tool', '/dashboard/no-such-page/at-all']) {
  test(`${path} answers 404 with a picture and a link to the home page`, async ({ page, expectConsole }) => {
    expectConsole('status of 404')
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    const picture = page.getByRole('main').locator('img')
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.getByText('404')).toBeVisible()
    await page.getByRole('link', { name: 'To the home page' }).click()
    await expect(page).toHaveURL('/')
  })
}

test.describe('In a fresh shop', () => {
  test.use({ freshShop: true })

  test('After a booking every newly loaded page shows the new stock', async ({ page, newVisitor }) => {
    const tool = await toolNamed(page, 'Chain breaker, 8–12 speed')
    const visitor = await newVisitor()
    const pages = ['/', '/tools', `/tool/${tool._id}`]
    // Visits each page once, so that the cached pages are older than the booking.
    for (const path of pages) await visitor.goto(path)

    await book(page, await beSignedIn(page), tool)
    const left = String(tool.availableQuantity - tool.minOrderQuantity)
    await visitor.goto(`/tool/${tool._id}`)
    await expect(figure(visitor, 'Available')).toContainText(left)
    for (const path of ['/', '/tools']) {
      await visitor.goto(path)
      await expect(visitor.getByRole('listitem').filter({ hasText: tool.name })).toContainText(
        `${left} available`,
      )
    }
  })
})

test('The brand leads home from every page', async ({ page }) => {
  for (const path of ['/tools', '/blog', '/portfolio', '/signup']) {
    await page.goto(path)
    await navbar(page).getByRole('link', { name: 'Truewheel' }).click()
    await expect(page).toHaveURL('/')
  }
})
