import { expectAccessible } from './support/accessibility.ts'
import { beSignedIn, makeAccount, newPerson, type Person } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo, linkIn } from './support/mail.ts'
import { navbar, signInForm } from './support/screens.ts'

const subject = 'Set a new password'
const newPassword = 'spokes and nipples'
let person: Person

test.beforeEach(async ({ newCaller }) => {
  person = newPerson()
  await makeAccount(await newCaller(), person)
})

test('A user with a forgotten password gets a link by email, sets a new password and logs in with it', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole('/auth/sign-in/email')
  await page.goto('/login')
  // The link carries the typed email only after hydration.
  await expect(signInForm(page).submit).toBeEnabled()
  await signInForm(page).email.fill(person.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  const confirmation = page.getByRole('status').filter({ hasText: 'finds the link in the dashboard' })
  await expect(confirmation).toContainText(person.email)
  await expect(confirmation).toBeFocused()

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
  expect(emailsTo(shop, person.email).map((email) => email.subject)).toEqual([
    'Verify your email',
    subject,
    'Your password was changed',
  ])
})

test('An unknown address gets the same answer, and no email', async ({ page, shop }) => {
  const unknown = newPerson()
  const answerFor = async (email: string) => {
    await page.goto('/forgot-password')
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeEnabled()
    await page.getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    const confirmation = page.getByRole('status').filter({ hasText: 'finds the link in the dashboard' })
    return (await confirmation.innerText()).replace(email, '…')
  }
  expect(await answerFor(unknown.email)).toBe(await answerFor(person.email))
  expect(emailsTo(shop, unknown.email)).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Email').fill('robin@example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Provide a valid Email', { exact: true })).toBeVisible()
})

test('A used or invalid link says so and leads to a new one', async ({ page, shop, expectConsole }) => {
  expectConsole('/auth/reset-password')
  await page.request.post('/auth/forgot-password', { data: { email: person.email } })
  const link = linkIn(shop, person.email, subject)
  const set = async (address: string) => {
    // From another page, because a change of only the fragment does not reload.
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

test('A new password signs out the account in every browser', async ({
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

  // A user who is signed in to another account stays signed in.
  await other.goto(link)
  await other.getByLabel('New password').fill(newPassword)
  await other.getByRole('button', { name: 'Set the password' }).click()
  await expect(other.getByText('Your new password is set.')).toBeVisible()
  await expect(navbar(other).getByRole('button', { name: 'Log Out' })).toBeVisible()

  await page.goto('/dashboard/myorders')
  await expect(page).toHaveURL('/')
  await expect(navbar(page).getByRole('link', { name: 'Login' })).toBeVisible()
})

test('The pages for a forgotten password are accessible: empty, with messages and when done', async ({
  page,
  shop,
}) => {
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
