import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { expect, test } from './support/journey.ts'
import { signInForm } from './support/screens.ts'

const pages = [
  '/',
  '/tools',
  '/items',
  '/blog',
  '/portfolio',
  '/delivery',
  '/returns',
  '/privacy',
  '/terms',
  '/quote',
  '/contact',
]

for (const path of pages) {
  test(`${path} is accessible`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expectAccessible(page)
  })
}

test('A 404 page is accessible', async ({ page, expectConsole }) => {
  expectConsole('status of 404')
  await page.goto('/no-such-page')
  await expectAccessible(page)
})

test('A tool’s page is accessible to who is signed out', async ({ page }) => {
  await page.goto(`/tool/${(await toolNamed(page, 'Axle vice'))._id}`)
  await expect(page.getByRole('button', { name: 'Book' })).toBeEnabled()
  await expectAccessible(page)
})

test('The page of a tool that is sold out is accessible', async ({ page }) => {
  await page.goto(`/tool/${(await toolNamed(page, 'Cone wrench 13/15 mm'))._id}`)
  await expectAccessible(page)
})

for (const path of ['/login', '/signup']) {
  test(`${path} is accessible, empty, with messages and with a refusal`, async ({ page, expectConsole }) => {
    expectConsole('/auth/')
    await page.goto(path)
    const form = signInForm(page)
    await expect(form.submit).toBeEnabled()
    await expectAccessible(page)
    await form.submit.click()
    await expect(page.getByText('Email is Required')).toBeVisible()
    await expectAccessible(page)

    await page.route('**/auth/**', (route) => route.fulfill({ status: 429, json: {} }))
    await form.fill({ name: 'Robin', email: 'robin@example.com', password: '123456' })
    await form.submit.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })
}
