import type { Page } from '@playwright/test'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn, newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { updateRow } from './support/shop-database.ts'
import { beWorkshop } from './support/workshop.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const pieces = (page: Page, name: string) => row(page, name).getByRole('textbox')
const isSaved = (page: Page) => expect(page.getByText('All changes are saved.')).toBeVisible()

test('Two people of a company change a shared list at the same time, and neither loses a line', async ({
  page,
  shop,
  newCaller,
  newVisitor,
  expectConsole,
}) => {
  await beWorkshop(page, await newCaller(), shop, { termsDays: 14, limit: 500 })
  const colleague = await newVisitor()
  const { email } = await beSignedIn(colleague, newPerson('Tom Radwerk'))
  updateRow(
    shop,
    `insert into company_members (user_id, company_id, added_at)
     select users.id, companies.id, 1 from users, companies where users.email = ?`,
    email,
  )
  const whip = await toolNamed(page, 'Chain whip')
  const vice = await toolNamed(page, 'Axle vice')

  await test.step('One makes the list for everyone, and mistypes a number', async () => {
    await page.goto('/dashboard/pad')
    await page.getByRole('textbox', { name: 'Name' }).fill('Spring order')
    await page.getByRole('checkbox', { name: /everyone who buys for Radwerk GmbH/ }).check()
    await page.getByRole('button', { name: 'Make the list' }).click()
    await page.getByRole('textbox', { name: /Numbers or names/ }).fill(`${whip._id} 3\nXX-0 2`)
    await page.getByRole('button', { name: 'Add these' }).click()
    await expect(page.getByText('“XX-0 2”: no product has this number or name.')).toBeVisible()
    await isSaved(page)
  })

  await test.step('The other one opens it, and both change it', async () => {
    await colleague.goto('/dashboard/pad')
    await expect(row(colleague, 'Spring order')).toContainText('Everyone of Radwerk GmbH')
    await colleague.getByRole('link', { name: 'Spring order' }).click()
    await expect(pieces(colleague, 'Chain whip')).toHaveValue('3')
    await pieces(page, 'Chain whip').fill('5')
    await isSaved(page)
    // The list of before this change is still open here, so the save is refused and merged.
    expectConsole('409 (Conflict)')
    await colleague.getByRole('textbox', { name: /Numbers or names/ }).fill(`${vice._id} 2`)
    await colleague.getByRole('button', { name: 'Add these' }).click()
    await expect(colleague.getByText(/changed this list at the same time/)).toBeVisible()
    await isSaved(colleague)
    await expect(pieces(colleague, 'Chain whip')).toHaveValue('5')
  })

  await test.step('Both see both changes', async () => {
    await page.reload()
    await expect(pieces(page, 'Chain whip')).toHaveValue('5')
    await expect(pieces(page, 'Axle vice')).toHaveValue('2')
  })
})
