import { toolNamed } from './support/catalogue.ts'
import { beAdmin } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { navbar } from './support/screens.ts'

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A visitor without JavaScript chooses another length, and a search opens the length that was meant', async ({
    page,
  }) => {
    await page.goto('/tools?q=cable+2+m')
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Brake cable' })
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('2 of 6 versions')
    await card
      .getByRole('link', { name: /^Brake cable, barrel end, 1.5 × 2000 mm/ })
      .first()
      .click()
    await expect(page).toHaveURL('/tool/brake-cable-barrel-2000')

    const choice = page.getByRole('navigation', { name: 'Choose: Brake cable, stainless' })
    await expect(choice.getByRole('link', { name: '2,000 mm' })).toHaveAttribute('aria-current', 'page')
    await choice.getByRole('link', { name: '2,750 mm' }).click()
    await expect(page).toHaveURL('/tool/brake-cable-barrel-2750')
    // The other end has this length too, but none in stock.
    await expect(choice.getByRole('link', { name: 'Pear end' })).toContainText('Sold out')
    await choice.getByRole('link', { name: 'Pear end' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brake cable, pear end, 1.5 × 2750 mm')
    await expect(page.getByText('Sold out').first()).toBeVisible()
  })
})

test('A customer finds a spoke by its length from the search field, and puts another length into the basket', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('/')
  const field = navbar(page).getByRole('combobox', { name: 'Search' })
  await field.fill('spoke 292 mm')
  await expect(page.getByRole('option').first()).toContainText('292 mm')
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('292 mm')
  await field.press('Enter')
  await expect(page).toHaveURL('/tool/spoke-292')
  const choice = page.getByRole('navigation', { name: /^Choose: Spoke/ })
  await choice.getByRole('link', { name: '290 mm' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tool/spoke-290')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.goto('/basket')
  await expect(page.getByRole('main')).toContainText('Spoke, double-butted 2.0/1.8, 290 mm')
})

test('An owner adds a length to a family on a phone, and corrects a length that another member has', async ({
  page,
  shop,
  newVisitor,
  expectConsole,
}) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await beAdmin(page, shop.admin)
  const { _id } = await toolNamed(page, 'Brake cable, barrel end, 1.5 × 2750 mm')
  await page.goto(`/dashboard/manageproduct/${_id}`)
  const main = page.getByRole('main')
  await main.getByText('Family', { exact: true }).click()
  await main.getByRole('link', { name: 'Add a further member' }).click()

  const form = dashboardForm(page, 'Add Product')
  const name = 'Brake cable, barrel end, 1.5 × 3500 mm'
  await form.getByLabel('Product name').fill(name)
  await form.getByLabel('Available').fill('7')
  expectConsole('/api/tools')
  await form.getByRole('button', { name: 'Add product' }).click()
  await expect(form.getByText('of this family has the same values')).toBeVisible()
  await form.getByText('Specifications', { exact: true }).click()
  await form.getByRole('textbox', { name: 'Value' }).first().fill('3500')
  await form.getByRole('button', { name: 'Add product' }).click()
  await expect(form.getByText('7 products are in this family')).toBeVisible()

  const visitor = await newVisitor()
  await visitor.goto(`/tool/${_id}`)
  await visitor
    .getByRole('navigation', { name: /^Choose: Brake cable/ })
    .getByRole('link', { name: '3,500 mm' })
    .click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
})
