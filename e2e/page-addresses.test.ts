import { expect, test } from './support/journey.ts'

// Any console message fails the test, so the test also proves that hydration matches the server's HTML.
test('An address with a query or in another spelling leads to its page, and stays in the browser', async ({
  page,
}) => {
  for (const address of ['/?x=1', '/tools?utm_source=letter', '/blog?x=1', '/quote?x=1', '/login?x=1']) {
    await test.step(`${address} is served from the cached page, and the URL stays in the browser`, async () => {
      await page.request.get(address.replace(/\?.*/, ''))
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      expect(answer?.headers().etag).toMatch(/^W/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Navigation works only after hydration.
      await page.getByRole('link', { name: 'Blogs' }).first().click()
      await expect(page).toHaveURL('/blog')
      await page.goBack()
      await expect(page).toHaveURL(address)
    })
  }

  await test.step('Another spelling of a URL leads to the page', async () => {
    await page.goto('/Tools/?utm_source=letter')
    await expect(page).toHaveURL('/tools?utm_source=letter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('Unknown addresses share one page, which hydrates without errors', async ({ page, expectConsole }) => {
  expectConsole('404 (Not Found)')
  const [one, other] = [await page.request.get('/none/1'), await page.request.get('/none/2?x=1')]
  expect([one.status(), other.status()]).toEqual([404, 404])
  expect(await other.text()).toBe(await one.text())
  await page.goto('/none/3')
  await page.getByRole('link', { name: 'See all tools' }).click()
  await expect(page).toHaveURL('/tools')
})
