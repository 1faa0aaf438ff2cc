import type { Page } from '@playwright/test'
import { expectAccessibleAtAGlance } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { toast } from './support/screens.ts'

test('When two admins edit the same product, the second sees the stored values before replacing them', async ({
  page,
  shop,
  newVisitor,
  expectConsole,
}) => {
  expectConsole('status of 409')
  const other = await newVisitor()
  await Promise.all([beAdmin(page, shop.admin), beAdmin(other, shop.admin)])
  const bothOpen = (path: string) => Promise.all([page.goto(path), other.goto(path)])
  const versions = (of: Page) => of.getByRole('table', { name: 'Versions' }).getByRole('row')

  await test.step('When two admins edit one section of the settings, the second is told after a reload, and both changes are kept', async () => {
    await bothOpen('/dashboard/settings/company')
    await page.getByLabel('Hours').fill('Monday to Friday, 9 to 5')
    await other.getByLabel('Hours').fill('By appointment')
    await other.getByLabel('Tax number').fill('PT 1')
    await other.getByRole('main').getByRole('button', { name: 'Save' }).click()
    await expect(versions(other)).toHaveCount(3)

    await page.reload()
    const form = page.getByRole('form', { name: 'Company' })
    await expect(form.getByText(/changed this on .+ What you typed is kept/)).toBeVisible()
    await expect(form.getByLabel('Hours')).toHaveValue('Monday to Friday, 9 to 5')
    await expect(form).toContainText('By appointment')
    await expect(form.getByLabel('Tax number')).toHaveValue('PT 1')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await form.getByRole('button', { name: 'Go on with mine' }).press('Enter')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(versions(page)).toHaveCount(4)
    await page.goto('/contact')
    await expect(page.getByRole('main')).toContainText('Monday to Friday, 9 to 5')
  })

  await test.step('When two admins edit one text, the second sees both versions after a reload, and overwrites nothing unknowingly', async () => {
    await bothOpen('/dashboard/texts/terms')
    await page.getByRole('textbox', { name: 'Text in Markdown' }).fill('Pay on time.')
    await other.getByRole('textbox', { name: 'Text in Markdown' }).fill('Pay when you can.')
    await other.getByRole('button', { name: 'Publish' }).click()
    await expect(versions(other)).toHaveCount(3)

    await page.reload()
    const form = page.getByRole('form', { name: 'Text in Markdown' })
    await expect(form.getByText(/changed this text after you began/)).toBeVisible()
    await form.getByText(/^Yours beside theirs/).click()
    await expect(form.getByText('− Pay when you can.')).toBeVisible()
    await form.getByRole('button', { name: 'Publish' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await other.goto('/terms')
    await expect(other.getByRole('main')).toContainText('Pay when you can.')
    await form.getByRole('button', { name: 'Take theirs' }).press('Enter')
    await expect(form.getByRole('textbox', { name: 'Text in Markdown' })).toHaveValue('Pay when you can.')
    await expect(form.getByText(/changed this text after you began/)).toHaveCount(0)
  })

  await test.step('When two admins edit one product, the second is told whose value is stored, and chooses', async () => {
    const tool = await toolNamed(page, 'Cable cutter')
    await bothOpen(`/dashboard/manageproduct/${tool._id}`)
    const edit = dashboardForm(page, 'Edit')
    await expect(edit.getByLabel('Price per piece')).toHaveValue(/\d/)
    const theirs = dashboardForm(other, 'Edit')
    await theirs.getByLabel('Price per piece').fill('41.00')
    await theirs.getByLabel('Description').fill('Cuts housing square.')
    await theirs.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(other, 'Product: Cable cutter is saved')).toBeVisible()

    await typeInto(page, edit.getByLabel('Price per piece'), '43.00')
    await page.keyboard.press('Enter')
    const told = edit.getByRole('region', {
      name: 'Shop owner changed this product while you were editing it',
    })
    await expect(told).toBeFocused()
    await expect(told).toContainText('41.00')
    await expectAccessibleAtAGlance(page, 'two admins on one product')
    await tabTo(page, told.getByRole('button', { name: 'Keep yours for Price per piece' }))
    await page.keyboard.press('Enter')
    await edit.getByRole('button', { name: 'Save changes' }).press('Enter')
    await expect(toast(page, 'Product: Cable cutter is saved')).toBeVisible()
    expect(await toolNamed(page, 'Cable cutter')).toMatchObject({
      price: 43,
      shortDescription: 'Cuts housing square.',
    })
  })
})
