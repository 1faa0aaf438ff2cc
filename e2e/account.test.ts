import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessibility.ts'
import { deletion, signInElsewhere } from './support/account.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { bearer } from './support/orders.ts'
import { navbar, signInForm, toast } from './support/screens.ts'

test('The page Account ends other sign-ins, downloads the data, and deletes the account', async ({
  page,
  newVisitor,
  expectConsole,
}) => {
  // The other browser's session has ended; the deleted account cannot sign in.
  expectConsole(/status of 401.*\/(?:api\/|auth\/token)/)
  expectConsole(/status of 401.*\/auth\/sign-in/)
  const customer = await beSignedIn(page)
  const token = await signInElsewhere(page, customer)
  const other = await newVisitor()
  await other.goto('/login')
  await signInForm(other).fill(customer)
  await signInForm(other).submit.click()
  await expect(navbar(other).getByRole('button', { name: 'Log Out' })).toBeVisible()

  await test.step('The page Account lists a sign-in on another device and ends it', async () => {
    await page.goto('/dashboard')
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Account' }).click()
    await expect(page).toHaveURL('/dashboard/account')
    await expect(page.getByText('Not verified', { exact: true })).toBeVisible()
    const phone = page.getByRole('row', { name: /^Safari on iPhone/ })
    await expect(page.getByRole('row').filter({ hasText: 'This browser' })).toHaveCount(1)
    await expectAccessible(page)
    await phone.getByRole('button', { name: /^Sign out there/ }).click()
    await expect(toast(page, 'Signed out: Safari on iPhone')).toBeVisible()
    await expect(phone).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
    expect(
      (await page.request.get('/api/account', { headers: bearer({ ...customer, token }) })).status(),
    ).toBe(401)
  })

  await test.step('The page Account gives all data about the person as one file, by keyboard', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Download my data' }))
    const saving = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const saved = await (await saving).path()
    const data: unknown = JSON.parse(await readFile(saved, 'utf8'))
    expect(JSON.stringify(data)).toContain(customer.email)
    expect(data).toMatchObject({ orders: [] })
  })

  await test.step('After signing out everywhere else, another browser is sent to /login', async () => {
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(toast(page, 'Signed out in 1 place')).toBeVisible()
    await other.goto('/dashboard/myprofile')
    await expect(other).toHaveURL('/login')
    expect(await other.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    await expect(page.getByText('This browser')).toBeVisible()
  })

  await test.step('An account is deleted by keyboard alone, and its address can sign up again', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Delete account' }))
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await typeInto(page, deletion(page).getByRole('textbox'), 'somebody@example.com')
    await tabTo(page, deletion(page).getByRole('button', { name: 'Delete for good' }))
    await page.keyboard.press('Enter')
    await expect(deletion(page).getByText('This does not match.')).toBeVisible()
    await expect(deletion(page).getByRole('textbox')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(customer.email)
    await tabTo(page, deletion(page).getByRole('button', { name: 'Delete for good' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Your account is deleted')).toBeVisible()

    await navbar(page).getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
    await signInForm(page).fill(customer)
    await signInForm(page).submit.click()
    await expect(page.getByText('Email and password do not match an account.')).toBeVisible()
    await page.getByRole('link', { name: 'Make an account' }).click()
    await expect(page).toHaveURL('/signup')
    await signInForm(page).fill(customer)
    await signInForm(page).submit.click()
    await expect(navbar(page).getByRole('button', { name: 'Log Out' })).toBeVisible()
  })
})
