import type { Page, Route } from '@playwright/test'
import type { DashboardPage } from '../web/app/pages/dashboard/dashboard-page.ts'
import { dashboardPages } from '../web/app/pages/dashboard-pages.ts'
import { expectAccessible, expectAccessibleAtAGlance } from './support/accessibility.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { openInside } from './support/open-inside.ts'
import { navbar } from './support/screens.ts'

/** A dashboard screen and the call that loads its data. */
interface Waiting {
  readonly path: string
  readonly call: string
  /** Whether the screen is a list, which can be empty. */
  readonly list: boolean
  /** Whether the failure is checked in both themes at both widths. */
  readonly closely?: true
}

/** The call for the role, which is made only in a new document. */
const roleCall = '**/api/admin/*'

/** Screens with the same path must not be adjacent: see `openInside`. */
const customerScreens: readonly Waiting[] = [
  { path: '/dashboard/account', call: '**/api/account', list: false },
  { path: '/dashboard', call: '**/api/bookings?*', list: false },
  { path: '/dashboard/myorders', call: '**/api/bookings?*', list: false, closely: true },
  { path: '/dashboard/payment/an-order', call: '**/api/bookings/an-order', list: false },
  { path: '/dashboard/myprofile', call: '**/api/profile/*', list: false },
  { path: '/dashboard/account', call: '**/api/sessions', list: false },
]

/** Screens whose data comes from another call than that of their menu entry, or that the menu does not list. */
const namedScreens: readonly Waiting[] = [
  { path: '/dashboard', call: '**/api/board*', list: false },
  { path: '/dashboard/allusers', call: '**/api/users?*', list: true },
  { path: '/dashboard/manageproduct', call: '**/api/products?*', list: true },
  { path: '/dashboard/manageproduct/a-tool', call: '**/api/products/a-tool', list: false },
  { path: '/dashboard/manageallorders', call: '**/api/booking?*', list: true },
  { path: '/dashboard/manageallorders/an-order', call: '**/api/bookings/an-order', list: false },
  { path: '/dashboard/slips?orders=an-order', call: '**/api/bookings/an-order', list: false },
  { path: '/dashboard/parts', call: '**/api/products?*', list: true },
  { path: '/dashboard/board', call: '**/api/products?*', list: false },
  { path: '/dashboard/customer-groups', call: '**/api/customer-groups', list: true },
  { path: '/dashboard/price-lists', call: '**/api/price-lists', list: true },
  { path: '/dashboard/reviews', call: '**/api/reviews?*', list: true },
  { path: '/dashboard/settings', call: '**/api/settings/company', list: false },
  { path: '/dashboard/texts/terms', call: '**/api/texts/terms/source', list: false },
]

/** Every other screen of the menu that loads its data with the call of its entry. */
const listedScreens: readonly Waiting[] = dashboardPages.flatMap((page: DashboardPage) => {
  const path = [page.path].flat()[0] ?? ''
  const calls = page.menu?.calls
  const isNamed = [...customerScreens, ...namedScreens].some((screen) => screen.path === path)
  if (calls?.method !== 'GET' || page.group === 'own' || isNamed) return []
  return [{ path, call: `**/api${calls.path}*`, list: calls.answer._zod.def.type === 'array' }]
})

const adminScreens: readonly Waiting[] = [
  ...namedScreens,
  ...listedScreens,
  { path: '/dashboard/allusers', call: roleCall, list: false },
]

const outline = (page: Page) => page.locator('.skeleton-block, .spinner')

/** Checks a screen in one visit: while its call is pending, after the call failed, and empty after Try again. */
async function expectEveryStateAccessible(page: Page, screen: Waiting): Promise<void> {
  const { path, call, list, closely } = screen
  const held: Route[] = []
  let answer = async (route: Route): Promise<void> => {
    held.push(route)
  }
  const answerCalls = (route: Route) => answer(route)
  await page.route(call, answerCalls)
  if (call === roleCall) await page.goto(path)
  else await openInside(page, path)
  await forgetFailure(page)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(outline(page).first()).toBeVisible()
  await expectAccessibleAtAGlance(page, `${path} loading`)

  answer = (route) => route.abort()
  for (const route of held) await route.abort()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(outline(page)).toHaveCount(0)
  await (closely ? expectAccessible(page) : expectAccessibleAtAGlance(page, `${path} failed`))

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

/**
 * Removes the message that the shop did not respond on the previous screen. It simulates a return to the tab, so that
 * the dashboard requests the role, which the shop answers.
 */
async function forgetFailure(page: Page): Promise<void> {
  const line = page.locator('.connection-line')
  if ((await line.count()) === 0) return
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(line).toHaveCount(0)
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
  expect(listedScreens.length).toBeGreaterThan(7)
  for (const screen of adminScreens) {
    await test.step(`${screen.path}, ${screen.call}`, () => expectEveryStateAccessible(page, screen))
  }
})

test('A public page is accessible in forced colours, while it loads, after a failure, empty, and offline', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED')
  const follow = (to: string) => page.locator(`a[href="${to}"]`).first().click()
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await page.goto('/')

  await test.step('Forced colours show the current page and the chosen theme', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const underlined = (name: string, line: 'underline' | 'none') =>
      expect(navbar(page).getByRole('link', { name })).toHaveCSS('text-decoration-line', line)
    await underlined('Home', 'underline')
    await underlined('Blogs', 'none')
    const background = (theme: string) =>
      page
        .getByRole('group', { name: 'Theme' })
        .getByText(theme, { exact: true })
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await background('System')).not.toBe(await background('Day'))
    await page.emulateMedia({ forcedColors: null })
  })

  await test.step('a page that never finishes loading', async () => {
    const held: Route[] = []
    await page.route('**/api/tools*', (route) => void held.push(route))
    await follow('/tools')
    await expect(page.locator('.navigation-progress[data-busy]')).toBeAttached()
    await expectAccessibleAtAGlance(page, 'a page on its way')
    // On a slow connection the page's scripts may still be loading, and its call comes later.
    await page.route('**/api/tools*', (route) => route.abort())
    for (const route of held) await route.abort()
    await expect(tryAgain).toBeVisible()
    await expectAccessibleAtAGlance(page, 'a page that did not come')
    await page.unroute('**/api/tools*')
  })

  for (const path of ['/fit', '/jobs']) {
    await test.step(`${path} failed`, async () => {
      await page.route(`**/api${path}*`, (route) => route.abort())
      await openInside(page, '/')
      await follow(path)
      await expect(tryAgain).toBeVisible()
      await expectAccessibleAtAGlance(page, `${path} failed`)
    })
  }

  await test.step('a failed search', async () => {
    await page.route('**/api/search*', (route) => route.abort())
    await openInside(page, '/')
    await page.getByRole('searchbox', { name: 'Search' }).click()
    // Before its scripts have loaded, the server answers the search.
    await page.getByRole('combobox', { name: 'Search' }).fill('wrench')
    await page.keyboard.press('Enter')
    await expect(tryAgain).toBeVisible()
    await expectAccessibleAtAGlance(page, 'a failed search')
  })

  for (const path of ['/tools', '/items']) {
    await test.step(`${path} empty`, async () => {
      await page.route(`**/api${path}*`, (route) => route.fulfill({ json: [] }))
      await openInside(page, '/')
      await follow(path)
      await expect(page).toHaveURL(path)
      await expectAccessibleAtAGlance(page, `${path} empty`)
      await page.unroute(`**/api${path}*`)
    })
  }

  await test.step('without a connection', async () => {
    await openInside(page, '/')
    // Simulated, because the browser requests the icon again whenever the theme changes.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false })
      dispatchEvent(new Event('offline'))
    })
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expectAccessibleAtAGlance(page, 'offline')
  })
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
