import type { Page } from '@playwright/test'
import { beSignedIn, newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { navbar, toast } from './support/screens.ts'

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))
const logOut = (page: Page) => navbar(page).getByRole('button', { name: 'Log Out' })
const login = (page: Page) => navbar(page).getByRole('link', { name: 'Login' })

/** The lifetime of an access token; the browser renews it some seconds before. */
const tokenLifeMs = 15 * 60_000

test('A session shows in the navbar and the dashboard, and Log Out ends it in every tab', async ({
  page,
}) => {
  // Search and basket are extensions beside the links of the specification.
  const entries = navbar(page)
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('search') })
  let keys: readonly string[] = []
  await page.goto('/')
  await expect(entries).toHaveText(['Home', 'Blogs', 'My Portfolio', 'Basket', 'Login'])
  const customer = await beSignedIn(page, newPerson('Ada Sprocket'))
  await page.goto('/')

  await test.step('The navbar shows Home, Blogs, My Portfolio and Login, or Dashboard and Log Out with a session', async () => {
    await expect(entries).toHaveText(['Home', 'Blogs', 'My Portfolio', 'Dashboard', 'Basket', 'Log Out'])
  })
  await test.step('The dashboard greets the user by name and shows a customer’s menu', async () => {
    await navbar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome, Ada Sprocket' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    await expect(menu.getByRole('link', { name: 'My Orders' })).toBeVisible()
    keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'journey'))
    expect(keys.length).toBeGreaterThan(2)
    await menu.getByRole('link', { name: 'My Orders' }).click()
    await expect(page).toHaveURL('/dashboard/myorders')
  })
  await test.step('Log Out ends the session in the browser, at the shop and at the provider', async () => {
    const ended = Promise.all([
      page.waitForResponse('**/api/sessions/current'),
      page.waitForResponse('**/auth/sign-out'),
    ])
    await logOut(page).click()
    await expect(page).toHaveURL('/')
    await expect(login(page)).toBeVisible()
    expect(await storedToken(page)).toBeNull()
    await ended
    const answer = await page.request.get(`/api/bookings?customer=${customer.email}`, {
      headers: { authorization: `Bearer ${customer.token}` },
    })
    expect(answer.status()).toBe(401)
    expect((await page.request.get('/auth/token')).status()).toBe(401)
  })
  await test.step('The privacy page names every key that a session stores in the browser', async () => {
    await page.goto('/privacy')
    expect(await page.getByRole('main').locator('code').allInnerTexts()).toEqual(
      expect.arrayContaining([...keys]),
    )
  })
  for (const path of ['/dashboard', '/dashboard/payment/of-nobody']) {
    await test.step(`${path} sends a signed-out visitor to /login`, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
    })
  }
})

test('A session is renewed when it ends at the shop and before its token expires, and ends with the provider’s session', async ({
  page,
  expectConsole,
}) => {
  expectConsole('/api/')
  expectConsole('/auth/token')
  const { token } = await beSignedIn(page)
  let renewed: string | null = null

  await test.step('A session that has ended at the shop is renewed automatically', async () => {
    await page.request.delete('/api/sessions/current', { headers: { authorization: `Bearer ${token}` } })
    await page.goto('/dashboard/myorders')
    await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
    renewed = await storedToken(page)
    expect(renewed).not.toBe(token)
  })
  await test.step('An access token is renewed before it expires, and no call uses an expired one', async () => {
    const sent: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/bookings')) sent.push(request.headers().authorization)
    })
    await page.clock.setFixedTime(Date.now() + tokenLifeMs - 10_000)
    await page.goto('/dashboard/myorders')
    await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
    const again = await storedToken(page)
    expect(again).not.toBe(renewed)
    expect(new Set(sent)).toEqual(new Set([`Bearer ${again}`]))
  })
  await test.step('A session that has ended at the provider leads from My Orders to the home page, which says why', async () => {
    await page.context().clearCookies()
    await page.clock.setFixedTime(Date.now() + tokenLifeMs)
    await page.goto('/dashboard/myorders')
    await expect(toast(page, 'Your session has ended. Please sign in again.')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(login(page)).toBeVisible()
    expect(await storedToken(page)).toBeNull()
  })
})
