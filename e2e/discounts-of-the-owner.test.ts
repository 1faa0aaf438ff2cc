import { expectAccessible } from './support/accessibility.ts'
import { beAdmin } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { toast } from './support/screens.ts'

test('An owner plans a sale for the weekend by keyboard, corrects a mistake, and sees what customers will see', async ({
  page,
  shop,
}) => {
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/prices')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add a discount' }).focus()
  await page.keyboard.press('Enter')
  const form = main.getByRole('form', { name: 'Add a discount' })
  await expect(form.getByRole('heading', { name: 'Add a discount' })).toBeFocused()
  // Sale is chosen already; then the name, the kind of discount, and how much.
  for (const text of ['', 'Weekend sale', '', '100']) {
    await page.keyboard.press('Tab')
    if (text !== '') await page.keyboard.type(text)
  }
  await form.getByRole('button', { name: 'This weekend' }).focus()
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: /^(?:Plan|Start) it$/ }).focus()
  await page.keyboard.press('Enter')
  const percent = form.getByLabel('How many per cent')
  await expect(percent).toBeFocused()
  await expect(form.getByText('nothing is left that could be paid')).toBeVisible()
  await percent.fill('15')
  await expect(form.getByText(/products for sale are covered/)).toBeVisible()
  await expect(form.getByText(/−15 % · lowest of the last 30 days/)).toBeVisible()
  await expectAccessible(page)
  await percent.press('Enter')
  await expect(rowOf(page, 'Weekend sale')).toContainText('−15 % on everything')
})

test('An owner makes a code for a club on a phone: a group, a code for it, and its stop, with the undo', async ({
  page,
  shop,
  expectConsole,
}) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await beAdmin(page, shop.admin)
  const main = page.getByRole('main')
  await page.goto('/dashboard/customer-groups')
  await main.getByRole('button', { name: 'Add a group' }).click()
  await main.getByLabel('Name', { exact: true }).fill('Wheel Club')
  await main.getByLabel('Emails of the members').fill('Ada <ada@example.com>\nbob(at)example.com')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByText('“bob(at)example.com” is not an email')).toBeVisible()
  await main.getByLabel('Emails of the members').fill('Ada <ada@example.com>\nbob@example.com')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Group Wheel Club is saved')).toBeVisible()

  await page.goto('/dashboard/prices')
  await main.getByRole('button', { name: 'Add a discount' }).click()
  const form = main.getByRole('form', { name: 'Add a discount' })
  await form.getByText('Discount code', { exact: true }).click()
  await form.getByLabel('Name', { exact: true }).fill('Wheel Club')
  await form.getByLabel('Code', { exact: true }).fill('Wheel-Club')
  await form.getByLabel('How many per cent').fill('10')
  await form.getByLabel('For whom').selectOption('Wheel Club')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Start it' }).click()
  await expect(toast(page, 'Wheel Club runs')).toBeVisible()

  expectConsole('status of 409')
  // The same code in another spelling is refused at the field, and what was typed stays.
  await main.getByRole('button', { name: /^Copy ?: Wheel Club$/ }).click()
  const copy = main.getByRole('form', { name: 'Copy of Wheel Club' })
  await copy.getByLabel('Code', { exact: true }).fill('wheel club')
  await copy.getByRole('button', { name: 'Start it' }).click()
  await expect(copy.getByText('This is the code of “Wheel Club”')).toBeVisible()
  await expect(copy.getByLabel('How many per cent')).toHaveValue('10')
  await copy.getByRole('button', { name: 'Cancel' }).click()

  await main.getByRole('button', { name: /^Stop ?: Wheel Club$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop it' }).click()
  await expect(toast(page, 'Wheel Club is stopped')).toBeVisible()
  await expect(main.getByRole('button', { name: /^Resume ?: Wheel Club$/ })).toBeVisible()
  await page.goto('/dashboard/changes')
  await main.getByRole('button', { name: /^Undo/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'The change is undone')).toBeVisible()
  await page.goto('/dashboard/prices')
  await expect(main.getByRole('button', { name: /^Stop ?: Wheel Club$/ })).toBeVisible()
})
