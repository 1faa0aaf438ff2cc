import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openGoogle } from './support/google-window.ts'
import { expect, test } from './support/journey.ts'

// Google's page is on another site. Headers determine whether its window can reach the shop's page, and whether the
// shop notices that it closes. The demo Google cannot test this, because it has the shop's own origin.

/** Browsers treat `localhost` as another site than 127.0.0.1, where the shop is. */
const googlesPage = createServer((request, response) => {
  const requested = new URL(request.url ?? '', 'http://localhost').searchParams
  const answer = new URL(requested.get('redirect_uri') ?? 'http://localhost')
  answer.search = `${new URLSearchParams({ state: requested.get('state') ?? '', code: requested.get('nonce') ?? '' })}`
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end(
    `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Google</title>
<a href="${answer.href.replaceAll('&', '&amp;')}">Ada</a>`,
  )
})
const port = await new Promise<number>((resolve) => {
  googlesPage.listen(0, '127.0.0.1', () => resolve((googlesPage.address() as AddressInfo).port))
})
const google = `http://localhost:${port}`

test.use({
  shopEntry: 'e2e/support/shop-at-google.ts',
  shopSettings: {
    GOOGLE_CLIENT_ID: '0123456789-abc.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'GOCSPX-0123456789',
  },
  otherHosts: [google],
})

test.beforeEach(({ context }) =>
  context.route('**/auth/google', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    const location = (answer.headers().location ?? '').replace('https://accounts.google.com', google)
    await route.fulfill({ response: answer, headers: { ...answer.headers(), location } })
  }),
)
test.afterAll(() => {
  googlesPage.close()
  googlesPage.closeAllConnections()
})

test('The shop and Google’s page at another site see each other’s window', async ({ page }) => {
  await page.goto('/dashboard/myorders')
  await expect(page).toHaveURL('/login')

  await test.step('A shop with a Google client has no demo Google', async () => {
    await expect(page.getByRole('button', { name: 'Continue With Google' })).toBeVisible()
    await expect(page.getByText('not Google')).toHaveCount(0)
    for (const path of ['/sandbox/google/auth', '/sandbox/google/jwks', '/auth/callback/demo-google']) {
      expect((await page.request.get(path)).status()).toBe(404)
    }
  })
  await test.step('An open window at another site does not count as closed', async () => {
    const window = await openGoogle(page)
    await window.waitForURL(`${google}/**`)
    // Three times the interval at which the page checks.
    await page.waitForTimeout(1_500)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible()
    await window.close()
    await expect(page.getByRole('alert')).toHaveText(/^The Google window was closed/)
  })
  await test.step('A window that visits another site returns to the waiting page and closes', async () => {
    const window = await openGoogle(page)
    await window.waitForURL(`${google}/**`)
    await window.getByRole('link', { name: 'Ada' }).click()
    await expect(page).toHaveURL('/dashboard/myorders')
    await expect(page.getByRole('heading', { name: 'Welcome, Ada at Google' })).toBeVisible()
    await expect.poll(() => page.context().pages()).toHaveLength(1)
  })
})
