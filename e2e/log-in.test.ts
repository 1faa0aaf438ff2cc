import { makeAccount, newPerson, type Person } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { navbar, signInForm } from './support/screens.ts'

let person: Person

test.beforeEach(async ({ newCaller }) => {
  person = newPerson()
  await makeAccount(await newCaller(), person)
})

test('The login form names what is missing, wrong or refused, and then logs in', async ({
  page,
  expectConsole,
}) => {
  expectConsole('/auth/sign-in/email')
  expectConsole('ERR_FAILED')
  const form = signInForm(page)
  const refusal = page.getByRole('alert')

  await test.step('/login and /signup lead to each other, and the brand leads home', async () => {
    await page.goto('/login')
    await page.getByRole('main').getByRole('link', { name: 'Make an account' }).click()
    await expect(page).toHaveURL('/signup')
    await expect(form.name).toBeVisible()
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL('/login')
    await navbar(page).getByRole('link', { name: 'Truewheel' }).click()
    await expect(page).toHaveURL('/')
  })
  await test.step('An empty login form names every required field', async () => {
    await navbar(page).getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
    await form.submit.click()
    await expect(page.getByText('Email is Required', { exact: true })).toBeVisible()
    await expect(page.getByText('password is Required', { exact: true })).toBeVisible()
  })
  await test.step('An invalid email and a short password are named at login', async () => {
    await form.fill({ email: 'robin', password: '12345' })
    await form.submit.click()
    await expect(page.getByText('Provide a valid Email', { exact: true })).toBeVisible()
    await expect(page.getByText('password Must be 6 characters or longer', { exact: true })).toBeVisible()
  })
  await test.step('A wrong password and an unknown address get the same answer, in red below the form', async () => {
    await form.fill({ email: person.email, password: 'something else' })
    await form.submit.click()
    await expect(refusal).toBeVisible()
    await expect(refusal).toBeRed()
    await expect(refusal).toBeBelow(form.submit)
    const sentence = await refusal.innerText()
    await expect(form.email).toHaveValue(person.email)

    await form.fill({ email: newPerson().email, password: 'something else' })
    const answered = page.waitForResponse('**/auth/sign-in/email')
    await form.submit.click()
    await answered
    await expect(refusal).toHaveText(sentence)
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  })
  await test.step('Without a connection the login form says so and works again later', async () => {
    await page.route('**/auth/**', (route) => route.abort(), { times: 1 })
    await form.fill(person)
    await form.submit.click()
    await expect(refusal).toContainText('Check your connection')
    await form.fill(person)
    await expect(form.submit).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(refusal).toHaveCount(0)
  })
  await test.step('Login from the navbar leads to the home page', async () => {
    await expect(page).toHaveURL('/')
    await expect(navbar(page).getByRole('button', { name: 'Log Out' })).toBeVisible()
  })
})

test('Login leads back to the dashboard page that required it, and Back skips /login', async ({ page }) => {
  await page.goto('/tools')
  await page.goto('/dashboard/myorders')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await test.step('The email at login ignores case', async () => {
    await signInForm(page).fill({ ...person, email: person.email.toUpperCase() })
    await signInForm(page).submit.click()
    await expect(page).toHaveURL('/dashboard/myorders')
  })
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/tools')
})
