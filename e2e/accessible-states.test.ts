import type { Page } from '@playwright/test'
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
  { path: '/dashboard', call: '**/api/quotes?*', list: true },
  { path: '/dashboard/allusers', call: '**/api/users?*', list: true },
  { path: '/dashboard/manageproduct', call: '**/api/tools?*', list: true },
  { path: '/dashboard/manageproduct/a-tool', call: '**/api/tools/a-tool', list: false },
  { path: '/dashboard/manageallorders', call: '**/api/booking?*', list: true },
  { path: '/dashboard/manageallorders/an-order', call: '**/api/bookings/an-order', list: false },
  { path: '/dashboard/quotes', call: '**/api/quotes?*', list: true },
  { path: '/dashboard/reviews', call: '**/api/reviews?*', list: true },
  { path: '/dashboard/messages', call: '**/api/messages?*', list: true },
  { path: '/dashboard/allusers', call: '**/api/admin/*', list: false },
]

const outline = (page: Page) => page.locator('.skeleton-block, .spinner')

async function expectEveryStateAccessible(page: Page, { path, call, list }: Waiting): Promise<void> {
  // The latest route wins. None is removed while an open page could call again.
  await page.route(call, () => undefined)
  await page.goto(path)
  await expect(outline(page).first()).toBeVisible()
  await expectAccessibleAtAGlance(page, `${path} loading`)

  await page.route(call, (route) => route.abort())
  await page.goto(path)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessibleAtAGlance(page, `${path} failed`)

  if (!list) return
  await page.route(call, (route) => route.fulfill({ json: [] }))
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(outline(page)).toHaveCount(0)
  await expectAccessibleAtAGlance(page, `${path} empty`)
}

for (const screen of customerScreens) {
  test(`A customer’s ${screen.path} is accessible while it waits for ${screen.call}, and when that failed`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole('ERR_FAILED')
    await beSignedIn(page)
    await expectEveryStateAccessible(page, screen)
  })
}

for (const screen of adminScreens) {
  test(`An admin’s ${screen.path} is accessible while it waits for ${screen.call}, when that failed, and empty`, async ({
    page,
    shop,
    expectConsole,
  }) => {
    expectConsole('ERR_FAILED')
    await beAdmin(page, shop.admin)
    await expectEveryStateAccessible(page, screen)
  })
}

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
