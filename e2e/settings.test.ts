import type { Page } from '@playwright/test'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
  expect((await saved).status()).toBe(200)
}

test('The owner changes name, tax number and hero: home page, receipt and mail show it at once; then the change is undone', async ({
  page,
  shop,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  await visitor.goto('/')
  await expect(visitor).toHaveTitle(/· Truewheel$/)

  await beAdmin(page, shop.admin)
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click()
  const main = page.getByRole('main')
  await main.getByLabel('Name of the shop').fill('Oficina da Roda')
  await main.getByLabel('Tax number').fill('PT 500 000 000')
  await expect(main.getByRole('region', { name: 'Company' })).toContainText('Oficina da Roda')
  await save(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Oficina da Roda' })).toBeVisible()
  await main.getByRole('link', { name: 'Home page' }).click()
  await main.getByLabel('Heading', { exact: true }).fill('Feito à mão')
  await save(page)

  await visitor.goto('/')
  await expect(visitor).toHaveTitle(/· Oficina da Roda$/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Feito à mão' })).toBeVisible()
  const customer = await beSignedIn(visitor)
  const id = await book(visitor, customer, await toolNamed(visitor, 'Pin spanner'))
  await payByApi(visitor, shop, customer, id)
  await visitor.goto(`/dashboard/payment/${id}`)
  // Visible in print only.
  await expect(visitor.locator('.letterhead')).toContainText('PT 500 000 000')
  await page.goto('/dashboard/messages')
  const receipt = main.getByRole('row').filter({ hasText: 'Receipt' })
  await receipt.getByText('Read it').click()
  await expect(receipt).toContainText('Oficina da Roda')

  await page.goto('/dashboard/settings/company')
  await main.getByRole('button', { name: 'Restore to Before any change' }).click()
  await expect(main.getByLabel('Name of the shop')).toHaveValue('Truewheel')
  await visitor.goto('/')
  await expect(visitor).toHaveTitle(/· Truewheel$/)
})
