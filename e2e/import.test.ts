import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { beAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'

/** Compares a file with the shop on the open import page. */
async function compare(page: Page, rows: readonly Record<string, string>[]): Promise<void> {
  const main = page.getByRole('main')
  const buffer = Buffer.from(stringify([...rows], { header: true }))
  await main.getByLabel('CSV file').setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer })
  await main.getByRole('button', { name: 'Compare with the shop' }).focus()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1, name: 'Import of products.csv' })).toBeVisible()
}

test('An export with three changed cells is compared, applied and undone by keyboard', async ({
  page,
  shop,
}) => {
  await beAdmin(page, shop.admin)
  const main = page.getByRole('main')
  await page.goto('/dashboard/import')
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download all products' }).click()
  const file = await readFile(await (await download).path())
  const rows: Record<string, string>[] = parse(file, { bom: true, columns: true })
  await compare(page, rows)
  await expect(main.getByText('The file changes nothing')).toBeVisible()

  const [first = {}, second = {}, third = {}, ...others] = rows
  const pieces = String(Number(second.availableQuantity) + 5)
  const changed = [
    { ...first, price: '99.50' },
    { ...second, availableQuantity: pieces },
    { ...third, name: 'A new name' },
  ]
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Import' }).click()
  await compare(page, [...changed, ...others])
  const row = main.getByRole('row').filter({ hasText: String(first.name) })
  await expect(row).toContainText(`${first.price}`)
  await expect(row).toContainText('99.50')
  await main.getByRole('button', { name: 'Apply 3 changes' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Apply 3 changes' }).focus()
  await page.keyboard.press('Enter')
  await expect(main.getByText('3 products changed, 0 added.')).toBeVisible()
  const price = async () => (await (await page.request.get(`/api/tools/${first._id}`)).json()).price
  expect(await price()).toBe(99.5)

  await main.getByRole('button', { name: 'Undo this import' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).focus()
  await page.keyboard.press('Enter')
  await expect(main.getByText('This import was undone.')).toBeVisible()
  expect(await price()).toBe(Number(first.price))
})
