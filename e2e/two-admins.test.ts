import { beAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'

test('Of two admins on one section of the settings, the second one is told after a reload, and both changes are kept', async ({
  page,
  shop,
  newVisitor,
  expectConsole,
}) => {
  expectConsole('status of 409')
  const other = await newVisitor()
  await Promise.all([beAdmin(page, shop.admin), beAdmin(other, shop.admin)])
  await Promise.all([page.goto('/dashboard/settings/company'), other.goto('/dashboard/settings/company')])
  await page.getByLabel('Hours').fill('Monday to Friday, 9 to 5')
  await other.getByLabel('Hours').fill('By appointment')
  await other.getByLabel('Tax number').fill('PT 1')
  await other.getByRole('main').getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('table', { name: 'Versions' }).getByRole('row')).toHaveCount(3)

  await page.reload()
  const form = page.getByRole('form', { name: 'Company' })
  await expect(form.getByText(/changed this at .+ What you typed is kept/)).toBeVisible()
  await expect(form.getByLabel('Hours')).toHaveValue('Monday to Friday, 9 to 5')
  await expect(form).toContainText('By appointment')
  await expect(form.getByLabel('Tax number')).toHaveValue('PT 1')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByRole('button', { name: 'Go on with mine' }).press('Enter')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('table', { name: 'Versions' }).getByRole('row')).toHaveCount(4)
  await page.goto('/contact')
  await expect(page.getByRole('main')).toContainText('Monday to Friday, 9 to 5')
})

test('Of two admins on one text, the second one sees both after a reload, and replaces nothing without a word', async ({
  page,
  shop,
  newVisitor,
  expectConsole,
}) => {
  expectConsole('status of 409')
  const other = await newVisitor()
  await Promise.all([beAdmin(page, shop.admin), beAdmin(other, shop.admin)])
  await Promise.all([page.goto('/dashboard/texts/terms'), other.goto('/dashboard/texts/terms')])
  await page.getByRole('textbox', { name: 'Text in Markdown' }).fill('Pay on time.')
  await other.getByRole('textbox', { name: 'Text in Markdown' }).fill('Pay when you can.')
  await other.getByRole('button', { name: 'Publish' }).click()
  await expect(other.getByRole('table', { name: 'Versions' }).getByRole('row')).toHaveCount(3)

  await page.reload()
  const form = page.getByRole('form', { name: 'Text in Markdown' })
  await expect(form.getByText(/changed this text after you began/)).toBeVisible()
  await form.getByText(/^Yours beside theirs/).click()
  await expect(form.getByText('− Pay when you can.')).toBeVisible()
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await page.goto('/terms')
  await expect(page.getByRole('main')).toContainText('Pay when you can.')
  await page.goto('/dashboard/texts/terms')
  await form.getByRole('button', { name: 'Take theirs' }).press('Enter')
  await expect(form.getByRole('textbox', { name: 'Text in Markdown' })).toHaveValue('Pay when you can.')
  await expect(form.getByText(/changed this text after you began/)).toHaveCount(0)
})
