import { expectAccessible } from './support/accessibility.ts'
import { beSignedIn, makeAccount, newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo, linkIn } from './support/mail.ts'
import { navbar, signInForm } from './support/screens.ts'

const subject = 'Verify your email'
const thanks = 'Thank you. Your email is verified.'

test('A new user is signed in at once, and verifies the email by a link', async ({ page, shop }) => {
  const person = newPerson()
  await page.goto('/signup')
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(page).toHaveURL('/')
  await expect(navbar(page).getByRole('button', { name: 'Log Out' })).toBeVisible()
  await page.goto(linkIn(shop, person.email, subject))
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page).toHaveURL('/verify-address')
})

test('A signed-out browser must log in first, and the link still works afterwards', async ({
  page,
  newCaller,
  shop,
}) => {
  const person = newPerson()
  await makeAccount(await newCaller(), person)
  await page.goto(linkIn(shop, person.email, subject))
  await expect(page.getByText('Log in to the account that the mail is about')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(page.getByText(thanks)).toBeVisible()
})

test('A link does not verify another account than its own', async ({
  page,
  newCaller,
  shop,
  expectConsole,
}) => {
  expectConsole('/auth/verify-address')
  const stranger = newPerson()
  await makeAccount(await newCaller(), stranger)
  const me = await beSignedIn(page)
  await page.goto(linkIn(shop, stranger.email, subject))
  await expect(page.getByRole('alert')).toContainText('This link belongs to another account')
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(page.getByText('finds a new link in the dashboard')).toBeVisible()
  await page.goto('/tools')
  await page.goto(linkIn(shop, me.email, subject))
  await expect(page.getByText(thanks)).toBeVisible()
})

test('The page Account sends another link, and says Verified once it was opened', async ({ page, shop }) => {
  const customer = await beSignedIn(page)
  await page.goto('/dashboard/account')
  await expect(page.getByText('Not verified', { exact: true })).toBeVisible()
  const before = emailsTo(shop, customer.email).length
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(
    page.getByText('finds the link in the dashboard under Messages. Open it in this browser.'),
  ).toBeVisible()
  expect(emailsTo(shop, customer.email)).toHaveLength(before + 1)
  await page.goto(linkIn(shop, customer.email, subject))
  await expect(page.getByText(thanks)).toBeVisible()
  await page.goto('/dashboard/account')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me a link' })).toHaveCount(0)
})

test('The verification pages are accessible', async ({ page, newCaller, shop }) => {
  const customer = await makeAccount(await newCaller())
  const link = linkIn(shop, customer.email, subject)
  await page.goto(link)
  await expect(page.getByText('Log in to the account that the mail is about')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await signInForm(page).fill(customer)
  await signInForm(page).submit.click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expectAccessible(page)
})

test('A used verification link says so', async ({ page, shop, expectConsole }) => {
  expectConsole('/auth/verify-address')
  const customer = await beSignedIn(page)
  const link = linkIn(shop, customer.email, subject)
  await page.goto(link)
  await expect(page.getByText(thanks)).toBeVisible()
  await page.goto('/tools')
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('This link was already used or has expired.')
  const before = emailsTo(shop, customer.email).length
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(page.getByText('finds a new link in the dashboard')).toBeVisible()
  // The email is verified already, so there is nothing to send.
  expect(emailsTo(shop, customer.email)).toHaveLength(before)
})
