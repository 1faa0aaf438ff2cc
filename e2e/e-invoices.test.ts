import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readZip } from '../server/testing/read-zip.ts'
import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, makeAccount, ok } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { bearer, book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'

/** Presses a button, and returns the name and the bytes of the file that it saves. */
async function saved(page: Page, press: () => Promise<void>) {
  const saving = page.waitForEvent('download')
  await press()
  const file = await saving
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('An owner enters what e-invoices need, after the page has said what is missing, and saves one and all of a month', async ({
  page,
  shop,
  newCaller,
  expectConsole,
}) => {
  const main = page.getByRole('main')
  await beAdmin(page, shop.admin)
  const caller = await newCaller()
  const customer = await makeAccount(caller)
  const orderId = await book(caller, customer, await toolNamed(caller, 'Pin spanner'))
  const address = {
    name: 'Grace Hopper',
    phone: '+49 40 5550123',
    lines: ['Rahmenstraße 8'],
    postcode: '20095',
    city: 'Hamburg',
    country: 'DE',
  }
  const headers = bearer(customer)
  await ok(
    await caller.request.put('/api/delivery-address', { headers, data: { orders: [orderId], ...address } }),
  )
  await payByApi(caller, shop, customer, orderId)
  const openForms = async () => {
    await page.goto(`/dashboard/manageallorders/${orderId}`)
    await main.getByText('E-invoice', { exact: true }).click()
  }
  const save = main.getByRole('button', { name: 'Save INV-00001' })

  await test.step('Without the details of the shop, the button says what to enter, and where', async () => {
    await openForms()
    expectConsole(/409 .*file/)
    await save.click()
    await expect(main.getByText(/lacks your country \(Settings, E-invoices\)/)).toBeVisible()
  })

  await test.step('A wrong country is named at its field, and what was typed stays', async () => {
    await page.goto('/dashboard/settings/einvoices')
    await main.getByLabel('Street and number').fill('Speichenweg 12')
    await main.getByLabel('Postcode').fill('04109')
    await main.getByLabel('City').fill('Leipzig')
    await main.getByLabel('Contact').fill('Accounting')
    await main.getByLabel('Country').fill('Germany')
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(main.getByLabel('Country')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await main.getByLabel('Country').fill('DE')
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()
    await expect(main.getByLabel('City')).toHaveValue('Leipzig')
  })

  await openForms()
  const xml = await saved(page, () => save.click())
  expect(xml.name).toBe('INV-00001-xrechnung.xml')
  expect(xml.bytes.toString()).toContain('<cbc:CityName>Hamburg</cbc:CityName>')
  await main.getByLabel('Form').selectOption('zugferd')
  const pdf = await saved(page, () => save.click())
  expect([pdf.name, pdf.bytes.includes('factur-x.xml')]).toEqual(['INV-00001-zugferd.pdf', true])
  await expectAccessible(page)

  await page.goto('/dashboard/manageallorders?from=2000-01-01&to=2099-12-31')
  await main.getByText('Invoices as a ZIP file').click()
  await main.getByLabel('Form').selectOption('cii')
  await expectAccessible(page)
  const zip = await saved(page, () => main.getByRole('button', { name: 'Save ZIP file' }).click())
  expect([...readZip(zip.bytes).keys()]).toEqual(['INV-00001-cii.xml'])
})
