import type { Page, Route } from '@playwright/test'
import { expectAccessibleAtAGlance } from './support/accessibility.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'

/** A dashboard screen, the call that loads its data, and whether its list can be empty. */
interface Waiting {
  readonly path: string
  readonly call: string
  readonly list: boolean
}

const customerScreens: readonly Waiting[] = [
  { path: '/dashboard', call: '**/api/bookings?*', list: false },
  { path: '/dashboard/myorders', call: '**/api/bookings?*', list: false },
  { path: '/dashboard/payment/an-order', call: '**/api/bookings/an-order', list: false },
  { path: '/dashboard/myprofile', call: '**/api/profile/*', list: false },
  { path: '/dashboard/account', call: '**/api/account', list: false },
  { path: '/dashboard/account', call: '**/api/sessions', list: false },
]

const adminScreens: readonly Waiting[] = [
  { path: '/dashboard', call: '**/api/board*', list: false },
  { path: '/dashboard/allusers', call: '**/api/users?*', list: true },
  { path: '/dashboard/manageproduct', call: '**/api/products?*', list: true },
  { path: '/dashboard/manageproduct/a-tool', call: '**/api/products/a-tool', list: false },
  { path: '/dashboard/manageallorders', call: '**/api/booking?*', list: true },
  { path: '/dashboard/manageallorders/an-order', call: '**/api/bookings/an-order', list: false },
  { path: '/dashboard/slips?orders=an-order', call: '**/api/bookings/an-order', list: false },
  { path: '/dashboard/quotes', call: '**/api/quotes?*', list: true },
  { path: '/dashboard/parts', call: '**/api/products?*', list: true },
  { path: '/dashboard/board', call: '**/api/products?*', list: false },
  { path: '/dashboard/reviews', call: '**/api/reviews?*', list: true },
  { path: '/dashboard/messages', call: '**/api/messages?*', list: true },
  { path: '/dashboard/notifications', call: '**/api/notifications', list: false },
  { path: '/dashboard/settings', call: '**/api/settings/company', list: false },
  { path: '/dashboard/changes', call: '**/api/changes?*', list: true },
  { path: '/dashboard/proof', call: '**/api/proof', list: false },
  { path: '/dashboard/texts/terms', call: '**/api/texts/terms/source', list: false },
  { path: '/dashboard/allusers', call: '**/api/admin/*', list: false },
]

const outline = (page: Page) => page.locator('.skeleton-block, .spinner')

/** Checks a screen in one visit: while its call is pending, after it failed, and empty after Try again. */
async function expectEveryStateAccessible(page: Page, { path, call, list }: Waiting): Promise<void> {
  const held: Route[] = []
  let answer = async (route: Route): Promise<void> => {
    held.push(route)
  }
  const answerCalls = (route: Route) => answer(route)
  await page.route(call, answerCalls)
  await page.goto(path)
  await expect(outline(page).first()).toBeVisible()
  await expectAccessibleAtAGlance(page, `${path} loading`)

  answer = (route) => route.abort()
  for (const route of held) await route.abort()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(outline(page)).toHaveCount(0)
  await expectAccessibleAtAGlance(page, `${path} failed`)

  if (list) {
    answer = (route) => route.fulfill({ json: [] })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(outline(page)).toHaveCount(0)
    await expectAccessibleAtAGlance(page, `${path} empty`)
  }
  await page.unroute(call, answerCalls)
}

test('Every customer screen is accessible while a call is pending and after it failed', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED')
  await beSignedIn(page)
  for (const screen of customerScreens) {
    await test.step(`${screen.path}, ${screen.call}`, () => expectEveryStateAccessible(page, screen))
  }
})

test('Every admin screen is accessible while a call is pending, after it failed, and empty', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED')
  await beAdmin(page, shop.admin)
  for (const screen of adminScreens) {
    await test.step(`${screen.path}, ${screen.call}`, () => expectEveryStateAccessible(page, screen))
  }
})

test('A public page is accessible while it loads, empty, and after a failure', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED')
  const follow = (to: string) => page.locator(`a[href="${to}"]`).first().click()

  await page.route('**/api/tools*', () => undefined)
  await page.goto('/')
  await follow('/tools')
  await expect(page.locator('.navigation-progress[data-busy]')).toBeAttached()
  await expectAccessibleAtAGlance(page, 'a page on its way')

  for (const path of ['/tools', '/items']) {
    await page.route(`**/api${path}*`, (route) => route.fulfill({ json: [] }))
    await page.goto('/')
    await follow(path)
    await expect(page).toHaveURL(path)
    await expectAccessibleAtAGlance(page, `${path} empty`)
  }

  await page.route('**/api/tools*', (route) => route.abort())
  await page.goto('/')
  await follow('/tools')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessibleAtAGlance(page, 'a page that did not come')
  await page.unroute('**/api/tools*')

  await page.route('**/api/search*', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search' }).click()
  // Before its scripts have loaded, the server answers.
  await page.getByRole('combobox', { name: 'Search' }).fill('wrench')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessibleAtAGlance(page, 'a failed search')

  for (const path of ['/fit', '/jobs']) {
    await page.route(`**/api${path}*`, (route) => route.abort())
    await page.goto('/')
    await follow(path)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectAccessibleAtAGlance(page, `${path} failed`)
  }
})

test('A page without a connection is accessible', async ({ page }) => {
  await page.goto('/')
  // Only simulated: the browser requests the icon again whenever the theme changes.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    dispatchEvent(new Event('offline'))
  })
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expectAccessibleAtAGlance(page, 'offline')
})

test('A request for a quote is accessible: with its part, with validation messages, and sent', async ({
  page,
}) => {
  const [item] = await (await page.request.get('/api/items')).json()
  await page.goto(`/quote?item=${item._id}`)
  const send = page.getByRole('main').locator('button[type=submit]')
  await expect(send).toBeEnabled()
  await page.getByLabel('Message').fill('')
  await send.click()
  await expect(page.locator('.field-error').first()).toBeVisible()
  await expectAccessibleAtAGlance(page, 'quote with messages')
  await page.getByLabel('Name').fill('Kay Link')
  await page.getByLabel('Email').fill('kay@example.com')
  await page.getByLabel('Message').fill('Two boxes, please.')
  await send.click()
  await expect(page.getByText('We answer to kay@example.com')).toBeVisible()
  await expectAccessibleAtAGlance(page, 'quote sent')
})
