import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn, type Caller, type Customer, makeAccount, ok } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'
import { expectOnPaper } from './support/paper.ts'
import { payByApi } from './support/payment.ts'

const address = '7 Chain Lane\n12345 Springfield'

/** Returns the number of printed pages. */
async function pageCount(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

async function expectOnePage(page: Page): Promise<void> {
  expect([await pageCount(page, 'A4'), await pageCount(page, 'Letter')]).toEqual([1, 1])
}

async function saveAddress({ request }: Caller, { email, token }: Customer): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const data = { name: 'Robin Spoke', address, phone: '555-0199' }
  await ok(await request.put(`/api/profile/${encodeURIComponent(email)}`, { headers, data }))
}

test('A receipt prints on one page: shop, order, amounts, address, paid', async ({ page, shop }) => {
  const customer = await beSignedIn(page)
  await saveAddress(page, customer)
  const id = await book(page, customer, await toolNamed(page, 'Digital calliper 150 mm'))
  await payByApi(page, shop, customer, id)
  await page.goto('/dashboard/myorders')
  await page.getByRole('link', { name: /^Receipt/ }).click()
  await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeVisible()
  await expect(page.getByText('Sampletown')).toBeHidden()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt.getByText('7 Chain Lane')).toBeVisible()
  await expectOnPaper(page)
  const main = page.getByRole('main')
  for (const text of [
    'Sampletown',
    /TW-\d+-\d/,
    customer.email,
    '7 Chain Lane',
    'Digital calliper',
    'is paid',
  ]) {
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
  await expect(main.getByRole('definition').filter({ hasText: '$' })).toBeVisible()
  await expectOnePage(page)
  await page.emulateMedia({ media: 'screen' })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Invoice/ }).press('Enter')
  const invoice = await saved
  expect(invoice.suggestedFilename()).toMatch(/^INV-\d{5}\.pdf$/)
  expect(String(await readFile(await invoice.path()))).toMatch(/^%PDF-1\.7/)
})

test('The admin’s order prints on one page, and the list of orders prints as a table', async ({
  page,
  shop,
  newCaller,
}) => {
  const caller = await newCaller()
  const customer = await makeAccount(caller)
  await saveAddress(caller, customer)
  const id = await book(caller, customer, await toolNamed(caller, 'Pin spanner'))
  await payByApi(caller, shop, customer, id)
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/manageallorders')
  await expect(rowOf(page, customer.email)).toBeVisible()
  await expectOnPaper(page)
  await page.setViewportSize({ width: 660, height: 900 })
  await expect(page.getByRole('columnheader', { name: 'Customer' })).toBeInViewport()

  await page.emulateMedia({ media: 'screen' })
  await rowOf(page, customer.email).getByRole('link', { name: 'Pin spanner' }).click()
  await expect(page.getByRole('button', { name: 'Print the order' })).toBeVisible()
  await expectOnPaper(page)
  const main = page.getByRole('main')
  for (const text of ['Sampletown', /TW-\d+-\d/, customer.email, '7 Chain Lane', 'Pin spanner', 'To send']) {
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
  await expectOnePage(page)
})

test('The table of tools and the arrangement of products print one row for each product', async ({
  page,
  shop,
}) => {
  await beAdmin(page, shop.admin)
  for (const [path, row] of [
    ['/tools?view=table', '.tool-row'],
    ['/dashboard/board', '.board-row'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(row).first()).toBeVisible()
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.emulateMedia({ media: 'print' })
    const heights = await page.locator(row).evaluateAll((rows) => rows.map((one) => one.clientHeight))
    expect(heights.length, path).toBeGreaterThan(9)
    expect(Math.max(...heights), path).toBeLessThan(100)
    for (const control of ['button', 'input:not([type="hidden"])', 'select'])
      await expect(page.getByRole('main').locator(control).filter({ visible: true }), path).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})
