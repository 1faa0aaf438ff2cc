import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { walkFlaws } from './support/keyboard-stops.ts'
import { addPasskeyDevice, suggestPasskeys } from './support/passkey-device.ts'
import { reflowFlaws } from './support/reflow.ts'
import { closeToasts, navbar, signInForm, toast } from './support/screens.ts'
import { isSlowed } from './support/slowness.ts'

// Browsers bind passkeys to a host name, so this file's shop has one.
test.use({ atLocalhost: true })

/** Tabs through the open screen, and checks it in both themes, at every width and with doubled text. */
async function expectUsable(page: Page): Promise<void> {
  if (isSlowed(page)) return
  // A toast disappears by itself, so its button could vanish during the walk.
  await closeToasts(page)
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  expect(await walkFlaws(page)).toEqual([])
  await expectAccessible(page)
  expect(await reflowFlaws(page)).toEqual([])
}

async function logOut(page: Page): Promise<void> {
  await navbar(page).getByRole('button', { name: 'Log Out' }).click()
  await expect(navbar(page).getByRole('link', { name: 'Login' })).toBeVisible()
}

test('A person adds a passkey by keyboard, logs in with it to the page that asked, and removes it', async ({
  page,
}) => {
  await addPasskeyDevice(page)
  await beSignedIn(page)
  await page.goto('/dashboard/account')
  const main = page.getByRole('main')
  const name = main.getByLabel('Name of the new passkey')
  await typeInto(page, name, 'My laptop')
  await tabTo(page, main.getByRole('button', { name: 'Add a passkey' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Passkey added: My laptop')).toBeVisible()
  const row = main.getByRole('row', { name: /My laptop/ })
  await expect(row).toContainText('Not used yet')
  await expectUsable(page)

  await row.getByRole('button', { name: /^Rename/ }).click()
  await main.getByLabel('New name').fill('Work laptop')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('row', { name: /Work laptop/ })).toBeVisible()

  await logOut(page)
  await page.goto('/dashboard/account')
  await expect(page).toHaveURL('/login')
  await main.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard/account')
  const used = main.getByRole('row', { name: /Work laptop/ })
  await expect(used).not.toContainText('Not used yet')

  // The email field's suggestions also sign in; the device chooses immediately.
  await logOut(page)
  await suggestPasskeys(page)
  await page.goto('/dashboard/account')
  await expect(used).toBeVisible()

  await used.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast(page, 'Passkey removed: Work laptop')).toBeVisible()
  await expect(used).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
})

test('Staff log in in two steps: the password and a passkey, or a recovery code that works once', async ({
  page,
  shop,
  newVisitor,
  expectConsole,
}) => {
  // The shop refuses a sign-in without its second step, and a used code.
  expectConsole('status of 403')
  expectConsole('status of 401')
  await addPasskeyDevice(page)
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/account')
  const main = page.getByRole('main')
  await main.getByLabel('Name of the new passkey').fill('Desk')
  await main.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(toast(page, 'Passkey added: Desk')).toBeVisible()
  await main.getByRole('button', { name: 'Ask for my passkey after the password' }).click()
  await expect(main.getByText('10 recovery codes are left.')).toBeVisible()
  const codes = await main.getByRole('status').getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await expectUsable(page)
  await main.getByRole('button', { name: 'I have stored them' }).click()
  await expect(main.getByText(codes[0] ?? '')).toBeHidden()

  await logOut(page)
  await page.goto('/dashboard/account')
  await expect(page).toHaveURL('/login')
  await signInForm(page).fill(shop.admin)
  await signInForm(page).submit.click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  await expectUsable(page)
  await main.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page).toHaveURL('/dashboard/account')
  await expect(main.getByText('10 recovery codes are left.')).toBeVisible()

  const other = await newVisitor()
  const screen = other.getByRole('main')
  const useFirstCode = async () => {
    await signInForm(other).fill(shop.admin)
    await signInForm(other).submit.click()
    await screen.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '')
    await other.keyboard.press('Enter')
  }
  await other.goto('/login')
  await useFirstCode()
  await logOut(other)
  await navbar(other).getByRole('link', { name: 'Login' }).click()
  await expect(other).toHaveURL('/login')
  await useFirstCode()
  await expect(other.getByRole('alert')).toContainText('This recovery code does not work.')
})
