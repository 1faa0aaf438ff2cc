import type { Page } from '@playwright/test'
import { makeAccount, newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { navbar, signInForm } from './support/screens.ts'

const shopToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

test('The sign-up form names what is missing, wrong or refused, and then creates the account', async ({
  page,
  newCaller,
  expectConsole,
}) => {
  expectConsole('/auth/sign-up/email')
  const [taken, person] = [newPerson(), newPerson()]
  await makeAccount(await newCaller(), taken)
  await page.goto('/signup')
  const form = signInForm(page)
  const refusal = page.getByRole('alert')

  await test.step('An empty sign-up form names every required field', async () => {
    await form.submit.click()
    await expect(page.getByText('Name is Required', { exact: true })).toBeVisible()
    await expect(page.getByText('Email is Required', { exact: true })).toBeVisible()
    await expect(page.getByText('password is Required', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/signup')
  })
  await test.step('An invalid email and a short password are named, and the messages disappear once corrected', async () => {
    await form.fill({ name: 'Robin', email: 'robin@example', password: '12345' })
    await form.submit.click()
    const wrongEmail = page.getByText('Provide a valid Email', { exact: true })
    const shortPassword = page.getByText('password Must be 6 characters or longer', { exact: true })
    await expect(wrongEmail).toBeVisible()
    await expect(shortPassword).toBeVisible()
    await expect(form.email).toHaveAccessibleDescription(/Provide a valid Email/)
    await expect(form.email).toBeFocused()
    await form.email.fill('robin@example.com')
    await expect(wrongEmail).toHaveCount(0)
    await form.password.fill('123456')
    await expect(shortPassword).toHaveCount(0)
  })
  await test.step('A taken email is refused in red below the form, and the typed values stay', async () => {
    await form.fill(taken)
    await form.submit.click()
    await expect(refusal).toContainText('This email cannot be used for a new account.')
    await expect(refusal).toBeRed()
    await expect(refusal).toBeBelow(form.submit)
    await expect(form.email).toHaveValue(taken.email)
    await expect(form.name).toHaveValue(taken.name)
    expect(await shopToken(page)).toBeNull()
  })
  await test.step('A common password is refused below the form', async () => {
    await form.fill({ ...person, password: 'Password123' })
    await form.submit.click()
    await expect(refusal).toContainText('This password is too common')
    await expect(refusal).toBeBelow(form.submit)
    await expect(form.email).toHaveValue(person.email)
    expect(await shopToken(page)).toBeNull()
  })
  await test.step('A new account is signed in on the home page, with its token under accessToken', async () => {
    await form.password.fill(person.password)
    await form.submit.click()
    await expect(page).toHaveURL('/')
    await expect(navbar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(navbar(page).getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expect(navbar(page).getByRole('link', { name: 'Login' })).toHaveCount(0)
    expect(await shopToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  })
})

test('Values typed before hydration are kept', async ({ page }) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  const person = newPerson()
  await page.goto('/signup', { waitUntil: 'commit' })
  const form = signInForm(page)
  await form.fill(person)
  await expect(form.submit).toBeDisabled()
  release()
  await expect(form.submit).toBeEnabled()
  await form.submit.click()
  await expect(page).toHaveURL('/')
})
