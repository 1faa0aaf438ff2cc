import type { Page } from '@playwright/test'
import { expect, test } from './stand-in/journey.ts'
import { keepToken, newPerson, signUpAtProvider } from './support/customer.ts'
import { navbar, signInForm } from './support/screens.ts'

const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

test('Who signs up is registered at the other backend, and its token is kept as it is', async ({
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
  test(`${local}@example.com reaches the other backend as it is`, async ({ page, backend }) => {
    const email = `${local}@example.com`
    // Other sign-in providers take addresses that the built-in one refuses.
    await keepToken(page, { ...newPerson(), email, token: backend.enter(email) })
    await page.goto('/dashboard/myorders')
    await expect(page.getByText('You have not booked anything yet.')).toBeVisible()
    // The orders do not wait for the role, which the menu comes with.
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
    const ofPerson = backend.calls.filter(({ token }) => token !== undefined)
    expect(ofPerson.map(({ path }) => path)).toContainEqual(['admin', email])
    expect(ofPerson.map(({ query }) => query)).toContainEqual({ customer: email })
  })
}

test('Logging out forgets the token and asks for nothing that the other backend does not have', async ({
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

test('A registration that is refused says why and can be tried again', async ({
  page,
  backend,
  expectConsole,
}) => {
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
