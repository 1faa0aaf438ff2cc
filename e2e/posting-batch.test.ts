import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, makeAccount } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'

test('An owner saves the postings for the accountant, after the page has said what is missing and what is wrong', async ({
  page,
  shop,
  newCaller,
  expectConsole,
}) => {
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Save' })
  const saved = page.getByText('Saved. Every page shows it now.')
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/settings/money')
  await main.getByLabel('Currency').selectOption('EUR')
  await main.getByLabel('Time zone').selectOption('UTC')
  await save.click()
  await expect(saved).toBeVisible()
  const caller = await newCaller()
  const customer = await makeAccount(caller)
  await payByApi(caller, shop, customer, await book(caller, customer, await toolNamed(caller, 'Pin spanner')))

  const today = new Date().toISOString().slice(0, 10)
  const orders = `/dashboard/manageallorders?from=${today}&to=${today}`
  await test.step('Without the numbers of the accountant, the button says where to enter them', async () => {
    await page.goto(orders)
    expectConsole(/409 .*links/)
    await main.getByRole('button', { name: 'DATEV CSV' }).click()
    await expect(main.getByText(/Enter both in Settings under Accounting/)).toBeVisible()
  })

  await test.step('A wrong number is named at its field, and the other one stays', async () => {
    await page.goto('/dashboard/settings/accounting')
    await main.getByLabel('Number of the accountant').fill('12')
    await main.getByLabel('Your number there').fill('1001')
    await main.getByLabel('Money at the card provider').fill('14600')
    await save.click()
    await expect(main.getByText(/number of 4 to 7 digits/)).toBeVisible()
    await expect(main.getByText(/All accounts have the same length/)).toBeVisible()
    await expectAccessible(page)
    await main.getByLabel('Number of the accountant').fill('1234567')
    await main.getByLabel('Money at the card provider').fill('1460')
    await main.getByLabel('Chart of accounts').selectOption('SKR04')
    await expect(main.getByRole('region', { name: 'Accounting' })).toContainText('4400')
    await save.click()
    await expect(saved).toBeVisible()
  })

  await page.goto(orders)
  const saving = page.waitForEvent('download')
  await main.getByRole('button', { name: 'DATEV CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`EXTF_Buchungsstapel_${today}_${today}.csv`)
  const text = await readFile(await file.path(), 'latin1')
  const [header, , sale, payment] = text.split('\r\n').map((line) => line.split(';'))
  expect(header?.slice(0, 4)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"'])
  expect([sale?.[6], sale?.[10]]).toEqual(['10000', '"INV-00001"'])
  expect([payment?.[0], payment?.[6], payment?.[7]]).toEqual([sale?.[0], '1460', '10000'])
})
