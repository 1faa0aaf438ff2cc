import type { Page } from '@playwright/test'
import { beSignedIn, makeAccount, newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { navbar, signInForm, toast } from './support/screens.ts'

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))
const logOut = (page: Page) => navbar(page).getByRole('button', { name: 'Log Out' })
const login = (page: Page) => navbar(page).getByRole('link', { name: 'Login' })

/** The lifetime of an access token; the browser renews it some seconds before. */
const tokenLifeMs = 15 * 60_000

test('The navbar shows Home, Blogs, My Portfolio and Login, or Dashboard and Log Out with a session', async ({
  page,
}) => {
  // Search and basket are extensions beside the links of the specification.
  const entries = navbar(page)
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('search') })
  await page.goto('/')
  await expect(entries).toHaveText(['Home', 'Blogs', 'My Portfolio', 'Basket', 'Login'])
  await beSignedIn(page)
  await page.goto('/')
  await expect(entries).toHaveText(['Home', 'Blogs', 'My Portfolio', 'Dashboard', 'Basket', 'Log Out'])
})

test('The privacy page names every key that a session stores in the browser', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'journey'))
  expect(keys.length).toBeGreaterThan(2)
  await page.goto('/privacy')
  expect(await page.getByRole('main').locator('code').allInnerTexts()).toEqual(expect.arrayContaining(keys))
})

test('Log Out ends the session in the browser, at the shop and at the provider', async ({ page }) => {
  const customer = await beSignedIn(page)
  await page.goto('/dashboard/myorders')
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
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('Another tab follows a sign-in and a sign-out', async ({ page }) => {
  const person = newPerson()
  await makeAccount(page, person)
  const other = await page.context().newPage()
  await other.goto('/tools')
  await expect(login(other)).toBeVisible()

  await page.goto('/login')
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(logOut(page)).toBeVisible()
  await expect(logOut(other)).toBeVisible()
  await navbar(other).getByRole('link', { name: 'Dashboard' }).click()
  await expect(other).toHaveURL('/dashboard')
  // A pending call that is refused would lead home instead (spec §7).
  await expect(other.getByText('you have not booked anything yet')).toBeVisible()

  await logOut(page).click()
  await expect(other).toHaveURL('/login')
  await expect(login(other)).toBeVisible()
})

for (const path of ['/dashboard', '/dashboard/myorders', '/dashboard/payment/of-nobody']) {
  test(`${path} sends a signed-out visitor to /login`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  })
}

test('The dashboard greets the user by name and shows a customer’s menu', async ({ page }) => {
  await beSignedIn(page, newPerson('Ada Sprocket'))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Ada Sprocket' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(menu.getByRole('link', { name: 'My Orders' })).toBeVisible()
  await menu.getByRole('link', { name: 'My Orders' }).click()
  await expect(page).toHaveURL('/dashboard/myorders')
})

test('An access token is renewed before it expires, and no call uses an expired one', async ({ page }) => {
  const { token } = await beSignedIn(page)
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/bookings')) sent.push(request.headers().authorization)
  })
  await page.clock.setFixedTime(Date.now() + tokenLifeMs - 10_000)
  await page.goto('/dashboard/myorders')
  await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
  const renewed = await storedToken(page)
  expect(renewed).not.toBe(token)
  expect(new Set(sent)).toEqual(new Set([`Bearer ${renewed}`]))
})

test('A session that has ended at the provider leads from My Orders to the home page, which says why', async ({
  page,
  expectConsole,
}) => {
  expectConsole('/auth/token')
  await beSignedIn(page)
  await page.context().clearCookies()
  await page.clock.setFixedTime(Date.now() + tokenLifeMs)
  await page.goto('/dashboard/myorders')
  await expect(toast(page, 'Your session has ended. Please sign in again.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(login(page)).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})

test('A session that has ended at the shop is renewed automatically', async ({ page, expectConsole }) => {
  expectConsole('/api/')
  const { token } = await beSignedIn(page)
  await page.request.delete('/api/sessions/current', { headers: { authorization: `Bearer ${token}` } })
  await page.goto('/dashboard/myorders')
  await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
  expect(await storedToken(page)).not.toBe(token)
})
