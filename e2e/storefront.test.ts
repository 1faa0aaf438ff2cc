import type { Locator } from '@playwright/test'
import { listedTools, toolNamed } from './support/catalogue.ts'
import { makeAccount } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'
import { bookingField, figure, navbar } from './support/screens.ts'
import { resize } from './support/window-size.ts'

const withoutStock = 'Cone wrench 13/15 mm'

async function topOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  if (!box) throw new Error(`This part is not shown: ${part}`)
  return box.y
}

test('Buy Now on the home page leads to the tools, each tool to its page, and the footer to the parts', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/')

  await test.step('The home page has all of its parts in order', async () => {
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
    await expect(
      main.getByRole('region', { name: 'The shop in figures' }).getByRole('definition'),
    ).toHaveText(figures)
    for (const name of ['Countries', 'Complete Projects', 'Happy Clients', 'FeedBacks']) {
      await expect(main.getByText(name, { exact: true })).toBeVisible()
    }
    await expect(main.getByRole('link', { name: 'Contact US' })).toBeVisible()
    await expect(main.getByRole('img', { name: /out of 5 stars/ })).not.toHaveCount(0)
  })

  await test.step('Back and a reload return to a place far below', async () => {
    const window = page.viewportSize() ?? { width: 1280, height: 720 }
    await resize(page, { width: 360, height: 800 })
    await page.goto('/', { waitUntil: 'load' })
    const part = main.getByRole('link', { name: /Disc brake pads/ })
    await expect(page.getByRole('radio', { name: 'Night' })).toBeEnabled()

    await part.scrollIntoViewIfNeeded()
    const place = await topOf(part)
    const isBack = async () => Math.abs((await topOf(part)) - place) < 2
    await part.click()
    await expect(page).toHaveURL(/\/quote/)
    await page.goBack()
    await expect.poll(isBack).toBe(true)
    await page.reload()
    await expect.poll(isBack).toBe(true)
    await resize(page, window)
  })

  await test.step('Buy Now in the hero leads to the tools, and each tool to its page', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Buy Now', exact: true }).click()
    await expect(page).toHaveURL('/tools')
    const tools = await listedTools(page)
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

  await test.step('A sold-out tool says so and cannot be booked', async () => {
    await page.goBack()
    const card = page.getByRole('listitem').filter({ hasText: withoutStock })
    await expect(card).toContainText('Sold out')
    await expect(card.getByRole('link', { name: 'Buy Now' })).toHaveCount(0)
    await card.getByRole('link', { name: withoutStock, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(withoutStock)
    await expect(page.getByRole('article').getByText('Sold out')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book' })).toHaveCount(0)
    await expect(bookingField(page, 'quantity')).toHaveCount(0)
  })

  await test.step('/items shows every part with its price', async () => {
    const items: readonly { readonly price: number }[] = await (await page.request.get('/api/items')).json()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Items' }).click()
    await expect(page).toHaveURL('/items')
    const prices = main.getByRole('listitem').getByText(/^\$[\d,.]+$/)
    await expect(prices).toHaveText(items.map(({ price }) => `$${price.toFixed(2)}`))
  })
})

test('An unknown address shows a picture that says so, and leads home', async ({ page, expectConsole }) => {
  expectConsole('status of 404')
  // The router warns about percent signs that do not begin a character.
  expectConsole('could not be decoded')
  const paths = [
    '/no-such-page',
    '/tool/no-such-tool',
    '/dashboard/no-such-page/at-all',
    '/%E0%A4%A',
    '/tool/50%',
  ]
  for (const path of paths) {
    await test.step(`${path} answers 404 with a picture and a link to the home page`, async () => {
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
})

test('Pages that were visited before a booking show the new stock after it, and the brand leads home from each', async ({
  page,
  newCaller,
}) => {
  const tool = await toolNamed(page, 'Chain breaker, 8–12 speed')

  await test.step('The brand leads home from every page', async () => {
    const main = page.getByRole('main')
    const goHome = async () => {
      await navbar(page).getByRole('link', { name: 'Truewheel' }).click()
      await expect(page).toHaveURL('/')
    }
    // Visits each page of the next step once, so that the cached pages are older than the booking.
    for (const path of ['/', '/tools', `/tool/${tool._id}`]) {
      await page.goto(path)
      await goHome()
    }
    for (const name of ['Blogs', 'My Portfolio', 'Login']) {
      await navbar(page).getByRole('link', { name }).click()
      if (name === 'Login') await main.getByRole('link', { name: 'Make an account' }).click()
      await expect(page).toHaveURL(/\/(?:blog|portfolio|signup)$/)
      await goHome()
    }
  })

  await test.step('After a booking every newly loaded page shows the new stock', async () => {
    const caller = await newCaller()
    await book(caller, await makeAccount(caller), tool)
    const left = String(tool.availableQuantity - tool.minOrderQuantity)
    await page.goto(`/tool/${tool._id}`)
    await expect(figure(page, 'Available')).toContainText(left)
    for (const path of ['/', '/tools']) {
      await page.goto(path)
      await expect(page.getByRole('listitem').filter({ hasText: tool.name })).toContainText(
        `${left} available`,
      )
    }
  })
})
