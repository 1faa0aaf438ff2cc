import { expectAccessible } from './support/accessibility.ts'
import { beSignedIn, makeAccount, newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo, linkIn } from './support/mail.ts'
import { navbar, signInForm } from './support/screens.ts'

const subject = 'Set a new password'
const newPassword = 'spokes and nipples'

test('A user with a forgotten password gets a link by email, sets a new password and logs in with it', async ({
  page,
  shop,
  newCaller,
  expectConsole,
}) => {
  expectConsole('/auth/sign-in/email')
  expectConsole('/auth/reset-password')
  const [person, unknown] = [newPerson(), newPerson()]
  await makeAccount(await newCaller(), person)
  const email = page.getByLabel('Email')
  const password = page.getByLabel('New password')
  const ask = page.getByRole('button', { name: 'Send me a link' })
  const set = page.getByRole('button', { name: 'Set the password' })
  const confirmation = page.getByRole('status').filter({ hasText: 'finds the link in the dashboard' })
  let link = ''

  const isRefused = () =>
    test.step('A used or invalid link is refused and leads to a new one', async () => {
      await password.fill(newPassword)
      await set.click()
      await expect(page.getByRole('alert')).toHaveText(
        'This link was already used or has expired. Ask for a new one.',
      )
      await expect(password).toHaveValue(newPassword)
      await page.getByRole('link', { name: 'Ask for a new link' }).click()
      await expect(page).toHaveURL('/forgot-password')
    })

  await page.goto('/reset-password#token=made-up')
  await isRefused()
  await test.step('An invalid email is named, and an unknown address gets an answer', async () => {
    await email.fill('robin@example')
    await ask.click()
    await expect(page.getByText('Provide a valid Email', { exact: true })).toBeVisible()
    await email.fill(unknown.email)
    await page.keyboard.press('Enter')
    await expect(confirmation).toContainText(unknown.email)
  })
  const answerToUnknown = await confirmation.innerText()

  await test.step('The link on /login carries the typed email', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/login')
    await signInForm(page).email.fill(person.email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await expect(email).toHaveValue(person.email)
  })
  await test.step('The page /forgot-password is accessible with a message and when done', async () => {
    await email.fill('')
    await ask.click()
    await expect(page.getByText('Email is Required')).toBeVisible()
    await expectAccessible(page)
    await email.fill(person.email)
    await ask.click()
    await expect(confirmation).toContainText(person.email)
    await expect(confirmation).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('An unknown address gets the same answer, and no email', async () => {
    const answer = await confirmation.innerText()
    expect(answerToUnknown.replace(unknown.email, '…')).toBe(answer.replace(person.email, '…'))
    expect(emailsTo(shop, unknown.email)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(email).toBeVisible()
  })
  await test.step('The link opens /reset-password, whose address and history keep no secret', async () => {
    link = linkIn(shop, person.email, subject)
    await page.goto(link)
    await expect(page).toHaveURL('/reset-password')
    expect(await page.evaluate(() => JSON.stringify([location.href, history.state]))).not.toContain('#')
  })
  await test.step('A password is reset by keyboard alone, on a page that is accessible with a message and when done', async () => {
    await set.click()
    await expect(page.getByText('password is Required', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await password.focus()
    await page.keyboard.type(newPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your new password is set.')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('The old password no longer works, and the new one does', async () => {
    await page.getByRole('link', { name: 'Log in with it' }).click()
    await expect(page).toHaveURL('/login')
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
  await page.goto(link)
  await isRefused()
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
