import type { Page } from '@playwright/test'
import { beAdmin, beSignedIn, type Customer, makeAccount, ok } from './support/customer.ts'
import { question, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { navbar, toast } from './support/screens.ts'

/** Opens the list, filtered by email. */
const openUsers = (page: Page, email: string) =>
  page.goto(`/dashboard/allusers?q=${encodeURIComponent(email)}`)

/** Grants or removes the admin role through the API. */
async function setAdmin(page: Page, admin: Customer, email: string, right: 'give' | 'take'): Promise<void> {
  const method = right === 'give' ? 'PUT' : 'DELETE'
  const headers = { authorization: `Bearer ${admin.token}` }
  await ok(await page.request.fetch(`/api/users/admin/${encodeURIComponent(email)}`, { method, headers }))
}

test('Make Admin makes an admin, confirms it and reloads the list', async ({ page, shop, newVisitor }) => {
  await beAdmin(page, shop.admin)
  const visitor = await newVisitor()
  const customer = await beSignedIn(visitor)
  await openUsers(page, customer.email)
  const row = rowOf(page, customer.email)
  await expect(row.getByText('Customer', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Make Admin' }).click()
  await expect(question(page)).toContainText(customer.email)
  await question(page).getByRole('button', { name: 'Make an admin' }).click()
  await expect(toast(page, 'Successfully made an admin')).toBeVisible()
  await expect(row.getByText('Admin', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Make Admin' })).toHaveCount(0)

  await visitor.goto('/dashboard/allusers')
  await expect(visitor.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible()
})

test('Make Admin is hidden for admins, and the X for deleting is disabled and says why', async ({
  page,
  shop,
}) => {
  await beAdmin(page, shop.admin)
  await openUsers(page, shop.admin.email)
  const own = rowOf(page, shop.admin.email)
  await expect(own).toContainText('you')
  await expect(own.getByRole('button', { name: 'Make Admin' })).toHaveCount(0)
  const cross = own.getByRole('button', { name: `Delete ${shop.admin.email}` })
  await expect(cross).toHaveText('X')
  await expect(cross).toBeDisabled()
  await expect(cross).toHaveAttribute('title', 'This is your own account. You can delete it under Account.')
})

test('An admin who has lost the role meanwhile sees the spec’s message and is signed out', async ({
  page,
  shop,
  newVisitor,
  newCaller,
  expectConsole,
}) => {
  expectConsole('status of 403')
  const admin = await beAdmin(page, shop.admin)
  const other = await makeAccount(await newCaller())
  const demoted = await newVisitor()
  const { email } = await beSignedIn(demoted)
  await setAdmin(page, admin, email, 'give')
  await openUsers(demoted, other.email)
  const make = rowOf(demoted, other.email).getByRole('button', { name: 'Make Admin' })
  await expect(make).toBeVisible()
  await setAdmin(page, admin, email, 'take')
  await make.click()
  await question(demoted).getByRole('button', { name: 'Make an admin' }).click()
  await expect(toast(demoted, 'Faild to make an admin')).toBeVisible()
  await expect(demoted).toHaveURL('/login')
  await openUsers(page, other.email)
  await expect(rowOf(page, other.email).getByText('Customer', { exact: true })).toBeVisible()
})

test('Remove Admin asks first, and the other user is no longer an admin', async ({
  page,
  shop,
  newVisitor,
}) => {
  const admin = await beAdmin(page, shop.admin)
  const visitor = await newVisitor()
  const { email } = await beSignedIn(visitor)
  await setAdmin(page, admin, email, 'give')
  await openUsers(page, email)
  const row = rowOf(page, email)
  await row.getByRole('button', { name: 'Remove Admin' }).click()
  await expect(question(page)).toContainText(email)
  await question(page).getByRole('button', { name: 'Keep it' }).click()
  await expect(row.getByText('Admin', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Remove Admin' }).click()
  await question(page).getByRole('button', { name: 'Remove the admin role' }).click()
  await expect(toast(page, `${email} is no longer an admin`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'All Users' })).toBeFocused()
  await expect(row.getByRole('button', { name: 'Make Admin' })).toBeVisible()

  await visitor.goto('/dashboard/allusers')
  await expect(visitor).toHaveURL('/login')
  await expect(navbar(visitor).getByRole('link', { name: 'Login' })).toBeVisible()
})

test.describe('With one admin', () => {
  test.use({ freshShop: true })

  test('The last admin keeps the role, and the dialog says why', async ({ page, shop, expectConsole }) => {
    expectConsole('status of 409')
    await beAdmin(page, shop.admin)
    await openUsers(page, shop.admin.email)
    await rowOf(page, shop.admin.email).getByRole('button', { name: 'Remove Admin' }).click()
    await question(page).getByRole('button', { name: 'Remove the admin role' }).click()
    await expect(question(page).getByRole('alert')).toHaveText(
      'This is the last admin. Make another user an admin first.',
    )
    await question(page).getByRole('button', { name: 'Keep it' }).click()
    await expect(rowOf(page, shop.admin.email).getByText('Admin', { exact: true })).toBeVisible()
  })
})
