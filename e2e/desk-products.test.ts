import { expectAccessibleAtAGlance } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin } from './support/customer.ts'
import { dashboardForm, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { toast } from './support/screens.ts'

test('An owner hides a tool, copies it as a draft, reduces its price, counts it and reads why the stock is 3, by keyboard', async ({
  page,
  shop,
  newVisitor,
}) => {
  await beAdmin(page, shop.admin)
  const tool = await toolNamed(page, 'Chain whip')
  const visitor = await newVisitor()
  const main = page.getByRole('main')
  await page.goto(`/dashboard/manageproduct/${tool._id}`)

  await tabTo(page, main.getByRole('button', { name: 'Hide Chain whip' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Chain whip is hidden')).toBeVisible()
  expect((await visitor.request.get(`/tool/${tool._id}`)).status()).toBe(404)
  await expect(main.getByRole('button', { name: 'Show in the shop Chain whip' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Chain whip is in the shop')).toBeVisible()

  const edit = dashboardForm(page, 'Edit')
  const price = edit.getByLabel('Price per piece')
  const was = await price.inputValue()
  await typeInto(page, price, '16.40')
  const prices = edit.getByText('Prices by quantity, earlier price')
  await tabTo(page, prices)
  await page.keyboard.press('Enter')
  await typeInto(page, edit.getByLabel('Earlier price'), was)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Product: Chain whip is saved')).toBeVisible()
  await visitor.goto(`/tool/${tool._id}`)
  await expect(visitor.getByRole('main')).toContainText('$16.40')
  await expect(visitor.getByRole('main').locator('s').first()).toHaveText(`$${was}`)

  const counting = main.getByText('Correct the stock').first()
  await counting.focus()
  await page.keyboard.press('Enter')
  const correct = dashboardForm(page, 'Correct the stock')
  await typeInto(page, correct.getByLabel('Counted'), '3')
  await typeInto(page, correct.getByLabel('Note'), 'Shelf B')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Stock of Chain whip: 3')).toBeVisible()
  await page.goto('/dashboard/manageproduct?q=Chain+whip')
  await tabTo(page, rowOf(page, 'Chain whip').getByRole('link', { name: /^3/ }))
  await page.keyboard.press('Enter')
  const why = page.getByRole('table', { name: 'Why this stock' }).getByRole('row')
  await expect(why.nth(1)).toContainText('Counted')
  await expect(why.nth(1)).toContainText('Shelf B')
  await expect(why.nth(1)).toContainText('Shop owner')
  await expectAccessibleAtAGlance(page, 'why this stock')

  await tabTo(page, main.getByRole('link', { name: 'Duplicate' }))
  await page.keyboard.press('Enter')
  const copy = dashboardForm(page, 'Add Product')
  await expect(copy.getByLabel('Product name')).toHaveValue('Copy of Chain whip')
  await typeInto(page, copy.getByLabel('Available'), '5')
  await tabTo(page, copy.getByRole('button', { name: 'Save as a draft' }))
  await page.keyboard.press('Enter')
  await expect(main.getByText('Copy of Chain whip is a draft. Visitors do not see it.')).toBeVisible()
  expect(await (await page.request.get('/api/tools')).text()).not.toContain('Copy of Chain whip')
})
