import { beAdmin } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { toast } from './support/screens.ts'

test('The owner sees which product has no German name, writes one, and a German visitor reads and finds it', async ({
  page,
  shop,
}) => {
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/manageproduct/chain-whip')
  const form = dashboardForm(page, 'Edit')
  const name = form.getByLabel('Product name (German)')
  const openGerman = async () => {
    await form.getByText('Other languages').click()
    // The panels are there once the section is open; its own line says the same of each language.
    await form
      .locator('details details summary')
      .filter({ hasText: /^German: / })
      .click()
  }
  await openGerman()
  await expect(name).toHaveValue('Kettenpeitsche')
  await name.fill('')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Product: Chain whip is saved')).toBeVisible()

  await page.goto('/de/tool/chain-whip')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chain whip')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: '1 tool has no German name' }).click()
  await page.getByRole('link', { name: 'Edit and restock Chain whip' }).click()
  await openGerman()
  await name.fill('Ritzelhalter')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Product: Chain whip is saved')).toBeVisible()

  await page.goto('/de/tools?q=ritzelhalter')
  const found = page.getByRole('main').getByRole('link', { name: 'Ritzelhalter', exact: true }).first()
  await found.click()
  await expect(page).toHaveURL('/de/tool/chain-whip')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ritzelhalter')
  await page.goto('/tool/chain-whip')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chain whip')
})
