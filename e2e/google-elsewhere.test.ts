import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openGoogle } from './support/google-window.ts'
import { expect, test } from './support/journey.ts'

// Google's page is another site's. Whether its window can reach the shop's page, and is seen closed only when it is,
// depends on headers that the demo's stand-in, at the shop's own address, cannot put to the test.

/** To a browser `localhost` is another site than 127.0.0.1, where the shop is. */
const googlesPage = createServer((request, response) => {
  const asked = new URL(request.url ?? '', 'http://localhost').searchParams
  const answer = new URL(asked.get('redirect_uri') ?? 'http://localhost')
  answer.search = `${new URLSearchParams({ state: asked.get('state') ?? '', code: asked.get('nonce') ?? '' })}`
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

test('A window that goes through another site comes back to the page that waits for it, and closes', async ({
  page,
}) => {
  await page.goto('/dashboard/myorders')
  const window = await openGoogle(page)
  await window.waitForURL(`${google}/**`)
  await window.getByRole('link', { name: 'Ada' }).click()
  await expect(page).toHaveURL('/dashboard/myorders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada at Google')
  await expect.poll(() => page.context().pages()).toHaveLength(1)
})

test('A window at another site is not taken for closed until it is', async ({ page }) => {
  await page.goto('/login')
  const window = await openGoogle(page)
  await window.waitForURL(`${google}/**`)
  // Three times as long as the page needs to notice.
  await page.waitForTimeout(1_500)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible()
  await window.close()
  await expect(page.getByRole('alert')).toHaveText(/^The Google window was closed/)
})
