import { expectAccessible } from './support/accessibility.ts'
import { beSignedIn, makeAccount, newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo, linkIn } from './support/mail.ts'
import { signInForm } from './support/screens.ts'

const subject = 'Verify your email'
const thanks = 'Thank you. Your email is verified.'

test('A signed-out browser must log in first, and the verification link still works afterwards', async ({
  page,
  newCaller,
  shop,
}) => {
  const customer = await makeAccount(await newCaller())
  await page.goto(linkIn(shop, customer.email, subject))
  await expect(page.getByText('Log in to the account that received the email')).toBeVisible()
  await test.step('The page that asks for a login is accessible', () => expectAccessible(page))
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
  await signInForm(page).fill(customer)
  await signInForm(page).submit.click()
  await expect(page.getByText(thanks)).toBeVisible()
  await test.step('The page that thanks is accessible', () => expectAccessible(page))
})

test('A verification link verifies its own account, once, and the page Account sends another link', async ({
  page,
  newCaller,
  shop,
  expectConsole,
}) => {
  expectConsole('/auth/verify-address')
  const stranger = newPerson()
  await makeAccount(await newCaller(), stranger)
  const me = await beSignedIn(page)
  const emailsToMe = () => emailsTo(shop, me.email).length

  await test.step('A link does not verify another account than its own', async () => {
    await page.goto(linkIn(shop, stranger.email, subject))
    await expect(page.getByRole('alert')).toContainText('This link belongs to another account')
    await page.getByRole('button', { name: 'Send me a new link' }).click()
    await expect(page.getByText('finds a new link in the dashboard')).toBeVisible()
  })
  await test.step('The page Account sends another link, and says Verified once it was opened', async () => {
    await page.goto('/dashboard/account')
    await expect(page.getByText('Not verified', { exact: true })).toBeVisible()
    const before = emailsToMe()
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(
      page.getByText('finds the link in the dashboard under Messages. Open it in this browser.'),
    ).toBeVisible()
    expect(emailsToMe()).toBe(before + 1)
    await page.goto(linkIn(shop, me.email, subject))
    await expect(page.getByText(thanks)).toBeVisible()
    await expect(page).toHaveURL('/verify-address')
    await page.goto('/dashboard/account')
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send me a link' })).toHaveCount(0)
  })
  await test.step('A used verification link says so', async () => {
    await page.goto(linkIn(shop, me.email, subject))
    await expect(page.getByRole('alert')).toContainText('This link was already used or has expired.')
    const before = emailsToMe()
    await page.getByRole('button', { name: 'Send me a new link' }).click()
    await expect(page.getByText('finds a new link in the dashboard')).toBeVisible()
    // The email is verified already, so there is nothing to send.
    expect(emailsToMe()).toBe(before)
  })
})
