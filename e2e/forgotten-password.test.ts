import { expectAccessible } from './support/accessibility.ts'
import { beSignedIn, makeAccount, newPerson, type Person } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { lettersTo, linkIn } from './support/mail.ts'
import { navbar, signInForm } from './support/screens.ts'

const subject = 'Set a new password'
const newPassword = 'spokes and nipples'
let person: Person

test.beforeEach(async ({ newVisitor }) => {
  person = newPerson()
  await makeAccount(await newVisitor(), person)
})

test('Who has forgotten the password gets a link by mail, sets another one and logs in with it', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole('/auth/sign-in/email')
  await page.goto('/login')
  // The link takes along what is typed once the page is alive.
  await expect(signInForm(page).submit).toBeEnabled()
  await signInForm(page).email.fill(person.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  const said = page.getByRole('status').filter({ hasText: 'finds the link in the dashboard' })
  await expect(said).toContainText(person.email)
  await expect(said).toBeFocused()

  await page.goto(linkIn(shop, person.email, subject))
  await expect(page).toHaveURL('/reset-password')
  expect(await page.evaluate(() => JSON.stringify([location.href, history.state]))).not.toContain('#')
  const button = page.getByRole('button', { name: 'Set the password' })
  await button.click()
  await expect(page.getByText('password is Required', { exact: true })).toBeVisible()
  await page.getByLabel('New password').fill(newPassword)
  await button.click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()

  await page.getByRole('link', { name: 'Log in with it' }).click()
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(page.getByRole('alert')).toContainText('do not match')
  await signInForm(page).fill({ ...person, password: newPassword })
  await signInForm(page).submit.click()
  await expect(page).toHaveURL('/')
  expect(lettersTo(shop, person.email).map((letter) => letter.subject)).toEqual([
    'Verify your email',
    subject,
    'Your password was changed',
  ])
})

test('An address without an account gets the same answer, and no mail', async ({ page, shop }) => {
  const nobody = newPerson()
  const asked = async (email: string) => {
    await page.goto('/forgot-password')
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeEnabled()
    await page.getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    const said = page.getByRole('status').filter({ hasText: 'finds the link in the dashboard' })
    return (await said.innerText()).replace(email, '…')
  }
  expect(await asked(nobody.email)).toBe(await asked(person.email))
  expect(lettersTo(shop, nobody.email)).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Email').fill('robin@example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Provide a valid Email', { exact: true })).toBeVisible()
})

test('A link that was used, or never was one, says so and leads to a new one', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole('/auth/reset-password')
  await page.request.post('/auth/forgot-password', { data: { email: person.email } })
  const link = linkIn(shop, person.email, subject)
  const set = async (address: string) => {
    // From another page: a link that only changes what stands behind the # loads nothing.
    await page.goto('/tools')
    await page.goto(address)
    await page.getByLabel('New password').fill(newPassword)
    await page.getByRole('button', { name: 'Set the password' }).click()
  }
  await set(link)
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  for (const address of [link, '/reset-password#token=made-up']) {
    await set(address)
    await expect(page.getByRole('alert')).toHaveText(
      'This link was already used or has expired. Ask for a new one.',
    )
    await expect(page.getByLabel('New password')).toHaveValue(newPassword)
  }
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.goto('/reset-password')
  await expect(page.getByRole('alert')).toContainText('ask for a new link.')
})

test('Whoever was signed in to the account is out, in this browser and in others', async ({
  page,
  newVisitor,
  shop,
  expectConsole,
}) => {
  expectConsole('/auth/token')
  expectConsole('/api/')
  const customer = await beSignedIn(page)
  const other = await newVisitor()
  await beSignedIn(other, newPerson())
  await page.request.post('/auth/forgot-password', { data: { email: customer.email } })
  const link = linkIn(shop, customer.email, subject)

  // Somebody who is signed in to another account stays so.
  await other.goto(link)
  await other.getByLabel('New password').fill(newPassword)
  await other.getByRole('button', { name: 'Set the password' }).click()
  await expect(other.getByText('Your new password is set.')).toBeVisible()
  await expect(navbar(other).getByRole('button', { name: 'Log Out' })).toBeVisible()

  await page.goto('/dashboard/myorders')
  await expect(page).toHaveURL('/')
  await expect(navbar(page).getByRole('link', { name: 'Login' })).toBeVisible()
})

test('Its pages are accessible, empty, with messages and when they are done', async ({ page, shop }) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Email is Required')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(person.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('finds the link in the dashboard')).toBeVisible()
  await expectAccessible(page)
  await page.goto(linkIn(shop, person.email, subject))
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('password is Required')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New password').fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await expectAccessible(page)
})

test('A password is reset by keyboard alone', async ({ page, shop }) => {
  await page.request.post('/auth/forgot-password', { data: { email: person.email } })
  await page.goto(linkIn(shop, person.email, subject))
  await expect(page.getByRole('button', { name: 'Set the password' })).toBeEnabled()
  await page.getByLabel('New password').focus()
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your new password is set.')).toBeVisible()
})
