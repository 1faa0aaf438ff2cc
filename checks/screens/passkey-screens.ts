import { accountErrors } from '../../contract/accounts/account-errors.ts'
import { addPasskeyDevice } from '../../e2e/support/passkey-device.ts'
import { signInForm } from '../../e2e/support/screens.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { links } from '../../web/routing/links.ts'
import { type Screen, screensOf, type Visit } from './screen.ts'

/** Passkeys of an account, the recovery codes, and the second step of a sign-in. */
export const passkeyScreens: readonly Screen[] = [
  ...screensOf('/dashboard/account', 'newcomer', { 'account-passkey': addPasskey }),
  ...screensOf('/dashboard/account', 'admin', { 'account-recovery-codes': recoveryCodes }),
  ...screensOf('/login', 'stranger', { 'login-second-step': secondStep }),
]

async function addPasskey({ page }: Visit): Promise<void> {
  await addPasskeyDevice(page)
  await page.goto(dashboardLinks.account)
  await page.getByLabel('Name of the new passkey').fill('My laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('row', { name: /My laptop/ }).waitFor()
}

async function recoveryCodes(visit: Visit): Promise<void> {
  await addPasskey(visit)
  await visit.page.getByRole('button', { name: 'Ask for my passkey after the password' }).click()
  await visit.page.getByText('10 recovery codes are left.').waitFor()
}

/** Refuses the registration as a shop does for an account with a second step, without creating such an account. */
async function secondStep({ page, people }: Visit): Promise<void> {
  const json = { code: 'SECOND_FACTOR_REQUIRED', message: accountErrors.SECOND_FACTOR_REQUIRED.message }
  await page.route('**/api/users/*', (route) => route.fulfill({ status: 403, json }))
  await page.goto(links.login())
  await signInForm(page).fill(await people.customer())
  await signInForm(page).submit.click()
  await page.getByLabel('Recovery code').waitFor()
}
