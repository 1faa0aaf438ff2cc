import type { Page } from '@playwright/test'
import { beAdmin, beSignedIn, type Customer, ok } from './support/customer.ts'
import { question, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { bearer } from './support/orders.ts'
import { navbar, toast } from './support/screens.ts'

/** Opens the list, filtered by email. */
const openUsers = (page: Page, email: string) =>
  page.goto(`/dashboard/allusers?q=${encodeURIComponent(email)}`)

/** Grants or removes the admin role through the API. */
async function setAdmin(page: Page, admin: Customer, email: string, right: 'give' | 'take'): Promise<void> {
  const method = right === 'give' ? 'PUT' : 'DELETE'
  const headers = bearer(admin)
  await ok(await page.request.fetch(`/api/users/admin/${encodeURIComponent(email)}`, { method, headers }))
}

test('The owner gives and takes the admin role, and keeps their own', async ({
  page,
  shop,
  newVisitor,
  expectConsole,
}) => {
  expectConsole(/status of 409.*\/api\/users\/admin\//)
  // The list may reload once more before the former admin is signed out.
  expectConsole(/status of 403.*\/api\/(?:users|moved-customers)/)
  const admin = await beAdmin(page, shop.admin)
  await openUsers(page, shop.admin.email)
  const own = rowOf(page, shop.admin.email)

  await test.step('Make Admin is hidden for admins, and the X for deleting is disabled and says why', async () => {
    await expect(own).toContainText('you')
    await expect(own.getByRole('button', { name: 'Make Admin' })).toHaveCount(0)
    const cross = own.getByRole('button', { name: `Delete ${shop.admin.email}` })
    await expect(cross).toHaveText('X')
    await expect(cross).toBeDisabled()
    await expect(cross).toHaveAttribute('title', 'This is your own account. You can delete it under Account.')
  })

  await test.step('The last admin keeps the role, and the dialog says why', async () => {
    await own.getByRole('button', { name: 'Remove Admin' }).click()
    await question(page).getByRole('button', { name: 'Remove the admin role' }).click()
    await expect(question(page).getByRole('alert')).toHaveText(
      'This is the last admin. Make another user an admin first.',
    )
    await question(page).getByRole('button', { name: 'Keep it' }).click()
    await expect(own.getByText('Admin', { exact: true })).toBeVisible()
  })

  const visitor = await newVisitor()
  const { email } = await beSignedIn(visitor)
  const row = rowOf(page, email)
  await test.step('Make Admin makes an admin, confirms it and reloads the list', async () => {
    await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill(email)
    await expect(row.getByText('Customer', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: 'Make Admin' }).click()
    await expect(question(page)).toContainText(email)
    await question(page).getByRole('button', { name: 'Make an admin' }).click()
    await expect(toast(page, 'Successfully made an admin')).toBeVisible()
    await expect(row.getByText('Admin', { exact: true })).toBeVisible()
    await expect(row.getByRole('button', { name: 'Make Admin' })).toHaveCount(0)

    await visitor.goto('/dashboard/allusers')
    await expect(visitor.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible()
  })

  await test.step('Remove Admin asks first, and the other user is no longer an admin', async () => {
    await row.getByRole('button', { name: 'Remove Admin' }).click()
    await expect(question(page)).toContainText(email)
    await question(page).getByRole('button', { name: 'Keep it' }).click()
    await expect(row.getByText('Admin', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: 'Remove Admin' }).click()
    await question(page).getByRole('button', { name: 'Remove the admin role' }).click()
    await expect(toast(page, `${email} is no longer an admin`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'All Users' })).toBeFocused()
    await expect(row.getByRole('button', { name: 'Make Admin' })).toBeVisible()

    // The next step signs in again, and a pending sign-out would end the new session.
    const signedOut = visitor.waitForResponse('**/auth/sign-out')
    await visitor.goto('/dashboard/allusers')
    await signedOut
    await expect(visitor).toHaveURL('/login')
    await expect(navbar(visitor).getByRole('link', { name: 'Login' })).toBeVisible()
  })

  await test.step('An admin who has lost the role meanwhile sees the spec’s message and is signed out', async () => {
    // The provider's session outlives the role.
    await visitor.context().clearCookies()
    const demoted = await beSignedIn(visitor)
    await setAdmin(page, admin, demoted.email, 'give')
    await openUsers(visitor, email)
    const make = rowOf(visitor, email).getByRole('button', { name: 'Make Admin' })
    await expect(make).toBeVisible()
    await setAdmin(page, admin, demoted.email, 'take')
    await make.click()
    await question(visitor).getByRole('button', { name: 'Make an admin' }).click()
    await expect(toast(visitor, 'Faild to make an admin')).toBeVisible()
    await expect(visitor).toHaveURL('/login')
    await openUsers(page, email)
    await expect(row.getByText('Customer', { exact: true })).toBeVisible()
  })
})
