import type { Page } from '@playwright/test'
import { expect, test } from './stand-in/journey.ts'
import { keepToken, newPerson } from './support/customer.ts'
import { navbar, signInForm } from './support/screens.ts'

const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

test('A new user is registered at the other backend, and its token is stored unchanged', async ({
  page,
  backend,
  expectConsole,
}) => {
  expectConsole('status of 403')
  const person = { ...newPerson(), email: `o'neil+${newPerson().email}` }
  const registration = { path: ['users', person.email], body: { email: person.email } }
  const written = () =>
    backend.calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }))

  await test.step('A refused registration says why and can be retried', async () => {
    backend.answerNext('PUT /users/{email}', { status: 403, body: { message: 'forbidden access' } })
    await page.goto('/signup')
    await signInForm(page).fill(person)
    await signInForm(page).submit.click()
    await expect(page.getByRole('alert').filter({ hasText: 'forbidden access' })).toBeVisible()
    expect(await accessToken(page)).toBeNull()
    await signInForm(page).submit.click()
    await expect(page).toHaveURL('/')
  })
  await expect(navbar(page).getByRole('button', { name: 'Log Out' })).toBeVisible()
  expect(written()).toEqual([registration, registration])
  expect(backend.books.tokens.get((await accessToken(page)) ?? '')).toBe(person.email)

  await test.step('Logging out removes the token and calls nothing that the other backend lacks', async () => {
    await navbar(page).getByRole('button', { name: 'Log Out' }).click()
    await expect(navbar(page).getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await accessToken(page)).toBeNull()
    await navbar(page).getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
    await signInForm(page).fill(person)
    expect(written()).toEqual([registration, registration])
  })
})

test('An email with any character reaches the other backend unchanged', async ({ page, backend }) => {
  // Other sign-in providers accept emails that the built-in one refuses.
  const email = `#1/rider?o'neil+wheel "in quotes" jürgen a&b=c%20d;:,\\@example.com`
  await keepToken(page, { ...newPerson(), email, token: backend.enter(email) })
  await page.goto('/dashboard/myorders')
  await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
  // The menu needs the role, but the orders do not wait for it.
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  const authorized = backend.calls.filter(({ token }) => token !== undefined)
  expect(authorized.map(({ path }) => path)).toContainEqual(['admin', email])
  expect(authorized.map(({ query }) => query)).toContainEqual({ customer: email })
})
