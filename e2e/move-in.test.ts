import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { beAdmin, newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo } from './support/mail.ts'
import { toast } from './support/screens.ts'

const phone = { width: 360, height: 740 }

/** Sends a file on the import page by keyboard, and waits for its difference. */
async function compare(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const main = page.getByRole('main')
  await page.goto('/dashboard/import')
  const buffer = Buffer.from(lines.join('\n'))
  await main.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await main.getByRole('button', { name: 'Compare with the shop' }).focus()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1, name: `Import of ${name}` })).toBeVisible()
}

async function apply(page: Page, changes: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: `Apply ${changes}` }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Apply ${changes}` })
    .focus()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('button', { name: 'Undo this import' })).toBeVisible()
}

test('An owner moves in from Shopify by keyboard, and a customer finds the address and the old orders on a phone', async ({
  page,
  shop,
  newVisitor,
}) => {
  const { email } = newPerson()
  await beAdmin(page, shop.admin)
  const main = page.getByRole('main')

  const header =
    'First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Phone'
  await compare(page, 'customers_export.csv', [
    header,
    `Robin,Spoke,${email},yes,1 Hub Lane,London,GB,N1 9GU,+44 20 5550`,
    'Sam,Saddle,not an email,no,,,,,',
  ])
  await expect(main.getByText('This is not an email address.')).toBeVisible()
  await expect(main.getByRole('columnheader', { name: 'Customer' })).toBeVisible()
  await expect(main.getByRole('button', { name: /^Apply/ })).toHaveCount(0)
  await compare(page, 'customers_export.csv', [
    header,
    `Robin,Spoke,${email},yes,1 Hub Lane,London,GB,N1 9GU,+44 20 5550`,
  ])
  await expect(main.getByText('Nobody gets an email about this.')).toBeVisible()
  await expectAccessible(page)
  await apply(page, '1 change')
  await page.goto('/dashboard/allusers')
  await expect(main.getByRole('heading', { level: 2, name: 'Customers of the former shop' })).toBeVisible()
  await expect(main.getByText(/^1 Hub Lane, London/)).toBeVisible()

  await compare(page, 'orders_export.csv', [
    'Name,Email,Financial Status,Currency,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Address1,Shipping Country',
    `#1001,${email},paid,USD,5.00,0.00,25.00,2025-03-31 10:00:00 -0400,2,Cone wrench,10.00,CW,Robin Spoke,1 Hub Lane,GB`,
  ])
  await apply(page, '1 change')
  await page.goto('/dashboard/manageallorders?q=1001')
  await expect(main.getByRole('heading', { level: 2, name: 'Orders of the former shop' })).toBeVisible()
  await expect(main.getByRole('row').filter({ hasText: '#1001' })).toContainText('25.00 USD')
  await expectAccessible(page)

  const customer = await newVisitor()
  await customer.setViewportSize(phone)
  await customer.goto('/login')
  await customer.getByLabel('Email').first().fill(email)
  await customer.getByRole('button', { name: 'Send me a code' }).click()
  await expect(customer.getByLabel('Six-digit code', { exact: true })).toBeVisible()
  const mail = emailsTo(shop, email).findLast(({ subject }) => subject === 'Your code to log in')
  const code = /Code: (\d{3} \d{3})/.exec(mail?.body ?? '')?.[1] ?? ''
  await customer.getByLabel('Six-digit code', { exact: true }).fill(code)
  await customer.getByRole('button', { name: 'Log in with the code' }).click()
  await expect(
    customer
      .getByRole('button', { name: /Log out/ })
      .or(customer.getByText('Robin Spoke'))
      .first(),
  ).toBeAttached()
  await customer.goto('/dashboard/myorders')
  const own = customer.getByRole('main')
  await expect(own.getByRole('heading', { level: 2, name: 'Your orders at our former shop' })).toBeVisible()
  await expect(own.getByText('2 × Cone wrench')).toBeVisible()
  await customer.goto('/dashboard/myprofile')
  await expect(own.getByText('1 Hub Lane').first()).toBeVisible()
})

test('An owner adds redirects by hand and by a file, and a wrong one says what to do', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole('/api/redirects')
  await beAdmin(page, shop.admin)
  const main = page.getByRole('main')
  await page.goto('/dashboard/redirects')
  await main.getByRole('button', { name: 'Add a redirect' }).focus()
  await page.keyboard.press('Enter')
  const form = main.getByRole('form', { name: 'Add a redirect' })
  await form.getByLabel('Old address').fill('/tools')
  await form.getByLabel('Leads to the path').fill('https://elsewhere.example/')
  await page.keyboard.press('Enter')
  await expect(form.getByText('This address is a page of this shop')).toBeVisible()
  await expect(form.getByText('A redirect does not lead to another site.')).toBeVisible()
  await expect(form.getByLabel('Leads to the path')).toHaveValue('https://elsewhere.example/')
  await expectAccessible(page)
  await form.getByLabel('Old address').fill('/collections/wrenches')
  await form.getByLabel('Leads to the path').fill('/tools?category=Wrenches')
  await page.keyboard.press('Enter')
  await expect(toast(page, '/collections/wrenches leads on.')).toBeVisible()
  const old = await page.request.get('/collections/wrenches/?utm_source=x', { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([308, '/tools?category=Wrenches&utm_source=x'])

  await compare(page, 'redirects.csv', [
    'Redirect from,Redirect to',
    '/pages/about,/contact',
    '/a,/b',
    '/b,/a',
  ])
  await expect(main.getByText('This redirect leads back to itself.').first()).toBeVisible()
  await compare(page, 'redirects.csv', ['Redirect from,Redirect to', '/pages/about,/contact'])
  await apply(page, '1 change')
  await page.goto('/pages/about')
  await expect(page).toHaveURL(/\/contact$/)
  await page.goto('/dashboard/redirects')
  await main.getByRole('button', { name: 'Delete : /pages/about' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the redirect' }).click()
  await expect(main.getByText('/pages/about')).toHaveCount(0)
  expect((await page.request.get('/pages/about')).status()).toBe(404)
})
