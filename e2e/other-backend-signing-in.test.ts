import type { Page } from '@playwright/test'
import { expect, test } from './stand-in/journey.ts'
import { keepToken, newPerson, signUpAtProvider } from './support/customer.ts'
import { navbar, signInForm } from './support/screens.ts'

const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

test('A new user is registered at the other backend, and its token is stored unchanged', async ({
  page,
  backend,
}) => {
  const person = { ...newPerson(), email: `o'neil+${newPerson().email}` }
  await page.goto('/signup')
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(page).toHaveURL('/')
  await expect(navbar(page).getByRole('button', { name: 'Log Out' })).toBeVisible()

  const registrations = backend.calls.filter(({ method }) => method === 'PUT')
  expect(registrations.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: ['users', person.email], body: { email: person.email } },
  ])
  expect(backend.books.tokens.get((await accessToken(page)) ?? '')).toBe(person.email)
})

for (const local of ["o'neil", 'spoke+wheel', '"in quotes"', 'jürgen', 'a&b=c%20d', '#1/rider?']) {
  test(`${local}@example.com reaches the other backend unchanged`, async ({ page, backend }) => {
    const email = `${local}@example.com`
    // Other sign-in providers accept addresses that the built-in one refuses.
    await keepToken(page, { ...newPerson(), email, token: backend.enter(email) })
    await page.goto('/dashboard/myorders')
    await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
    // The menu needs the role, and the orders do not wait for it.
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
    const authorized = backend.calls.filter(({ token }) => token !== undefined)
    expect(authorized.map(({ path }) => path)).toContainEqual(['admin', email])
    expect(authorized.map(({ query }) => query)).toContainEqual({ customer: email })
  })
}

test('Logging out removes the token and calls nothing that the other backend lacks', async ({
  page,
  backend,
}) => {
  const person = newPerson()
  await signUpAtProvider(page, person)
  await page.goto('/login')
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(page).toHaveURL('/')
  const before = backend.calls.length
  await navbar(page).getByRole('button', { name: 'Log Out' }).click()
  await expect(navbar(page).getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await accessToken(page)).toBeNull()
  expect(backend.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([])
})

test('A refused registration says why and can be retried', async ({ page, backend, expectConsole }) => {
  expectConsole('status of 403')
  backend.answerNext('PUT /users/{email}', { status: 403, body: { message: 'forbidden access' } })
  const person = newPerson()
  await page.goto('/signup')
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(page.getByRole('alert').filter({ hasText: 'forbidden access' })).toBeVisible()
  expect(await accessToken(page)).toBeNull()
  await signInForm(page).submit.click()
  await expect(page).toHaveURL('/')
})
