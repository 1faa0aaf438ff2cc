import { expect, test } from './support/journey.ts'

// A console message fails a story: what the browser takes over is what it would have rendered itself.
for (const address of ['/?x=1', '/tools?utm_source=letter', '/blog?x=1', '/quote?x=1', '/login?x=1']) {
  test(`${address} is the page that is kept, and the address stays in the browser`, async ({ page }) => {
    await page.request.get(address.replace(/\?.*/, ''))
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.ok()),
      page.goto(address),
    ])
    expect(answer.headers().etag).toMatch(/^W/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The browser has taken the page over.
    await page.getByRole('link', { name: 'Blogs' }).first().click()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await expect(page).toHaveURL(address)
  })
}

test('Another way to write an address leads to the page', async ({ page }) => {
  await page.goto('/Tools/?utm_source=letter')
  await expect(page).toHaveURL('/tools?utm_source=letter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Unknown addresses share one page, also when its browser takes it over', async ({
  page,
  expectConsole,
}) => {
  expectConsole('404 (Not Found)')
  const [one, other] = [await page.request.get('/none/1'), await page.request.get('/none/2?x=1')]
  expect([one.status(), other.status()]).toEqual([404, 404])
  expect(await other.text()).toBe(await one.text())
  await page.goto('/none/3')
  await page.getByRole('link', { name: 'See all tools' }).click()
  await expect(page).toHaveURL('/tools')
})
