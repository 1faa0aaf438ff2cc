import { beAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'

test('The owner translates a word of the home page and a category, and visitors read them at unchanged addresses', async ({
  page,
  shop,
  newVisitor,
}) => {
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/settings/words')
  const main = page.getByRole('main')
  await main.getByLabel('Deutsch, “Best Deal”').fill('Unser Angebot')
  await main.getByLabel('Deutsch, “Measuring tools”').fill('')
  await main.getByLabel('Deutsch, “Stands and pumps”').fill('Ständer und Pumpen')
  await expect(main.getByRole('status')).toContainText('Deutsch: 1 of')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await main.getByRole('button', { name: 'Save' }).click()
  expect((await saved).status()).toBe(200)

  const visitor = await newVisitor()
  await visitor.goto('/de')
  await expect(visitor.getByText('Unser Angebot')).toBeVisible()
  await visitor.goto('/de/tools')
  const original = visitor.locator('label').getByText('Measuring tools', { exact: true })
  await expect(original).toHaveAttribute('lang', 'en')
  await visitor.getByRole('radio', { name: 'Ständer und Pumpen' }).check()
  await expect(visitor).toHaveURL('/de/tools?category=Stands+and+pumps')
  await expect(visitor.getByRole('link', { name: /Ständer und Pumpen/ })).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.getByText('Best Deal')).toBeVisible()
})
