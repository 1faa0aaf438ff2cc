import { toolNamed } from './support/catalogue.ts'
import { beAdmin, type Customer, makeAccount, newPerson, ok } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import { figure, toast } from './support/screens.ts'

const toolName = 'Digital calliper 150 mm'
const home = '1 Freewheel Lane, Wheelham'

let customer: Customer
let unpaid: string
let paid: string
let price: string

test.beforeEach(async ({ newCaller, shop }) => {
  const caller = await newCaller()
  customer = await makeAccount(caller, newPerson('Mo Spokes'))
  const { email, name, token } = customer
  const tool = await toolNamed(caller, toolName)
  const profile = { img: tool.img, name, email, address: home, status: 'Mechanic', phone: '+44 20 7946 0123' }
  await ok(
    await caller.request.put(`/api/profile/${encodeURIComponent(email)}`, {
      headers: { authorization: `Bearer ${token}` },
      data: profile,
    }),
  )
  unpaid = await book(caller, customer, tool)
  paid = await book(caller, customer, tool)
  price = `$${(tool.price * tool.minOrderQuantity).toFixed(2)}`
  await payByApi(caller, shop, customer, paid)
})

test('All orders are shown, each as paid or Unpaid', async ({ page, shop }) => {
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/manageallorders')
  await expect(page.getByRole('heading', { level: 1, name: 'Manage All Orders' })).toBeVisible()
  const rows = rowOf(page, customer.email)
  await expect(rows).toHaveCount(2)
  // The newest is first.
  await expect(rows.nth(0).getByText('paid', { exact: true })).toBeVisible()
  await expect(rows.nth(1).getByText('Unpaid', { exact: true })).toBeVisible()
  for (const row of await rows.all()) {
    await expect(row).toContainText(toolName)
    await expect(row).toContainText(price)
  }
})

test('An order shows its price, state and address, and can be marked as sent once it is paid', async ({
  page,
  shop,
}) => {
  await beAdmin(page, shop.admin)
  await page.goto(`/dashboard/manageallorders/${unpaid}`)
  await expect(page.getByText('Unpaid', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as sent' })).toBeDisabled()
  await page.getByRole('link', { name: 'All orders', exact: true }).click()

  await rowOf(page, customer.email).first().getByRole('link', { name: toolName }).click()
  await expect(page).toHaveURL(`/dashboard/manageallorders/${paid}`)
  await expect(figure(page, 'Price')).toContainText(price)
  const main = page.getByRole('main')
  const { transactionId } = await orderOf(page, customer, paid)
  for (const text of ['paid', String(transactionId)]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  for (const text of [customer.email, home, '+44 20 7946 0123']) await expect(main).toContainText(text)

  await page.getByLabel('Carrier').fill('UPS')
  await page.getByLabel('Tracking number').fill('1Z 999')
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(toast(page, `Order: ${toolName} is marked as sent`)).toBeVisible()
  await expect(main.getByRole('link', { name: 'UPS 1Z 999' })).toHaveAttribute('href', /ups\.com.*1Z999$/)
  await expect(page.getByRole('button', { name: 'Mark as sent' })).toHaveCount(0)
  await page.goto('/dashboard/manageallorders?state=sent')
  await expect(rowOf(page, customer.email)).toContainText('Sent')
  await expect(rowOf(page, customer.email)).toHaveCount(1)
})

test('Search, filter and sort order are in the URL, so a reload and Back keep them', async ({
  page,
  shop,
}) => {
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/manageallorders')
  await page.getByLabel('Show').selectOption({ label: 'Unpaid' })
  await expect(page).toHaveURL('/dashboard/manageallorders?state=unpaid')
  await expect(rowOf(page, customer.email)).toHaveCount(1)
  await page.getByLabel('Sort by').selectOption({ label: 'Oldest first' })
  await expect(page).toHaveURL('/dashboard/manageallorders?sort=createdAt&state=unpaid')
  await page.reload()
  await expect(page.getByLabel('Show')).toHaveValue('unpaid')
  await expect(page.getByLabel('Sort by')).toHaveValue('createdAt')
  await expect(rowOf(page, customer.email)).toHaveCount(1)
  await page.goBack()
  await expect(page.getByLabel('Sort by')).toHaveValue('-createdAt')
  await expect(page.getByLabel('Show')).toHaveValue('unpaid')

  await page.goto('/dashboard/manageallorders')
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search' })
  await search.fill(customer.email)
  await expect(page).toHaveURL(`/dashboard/manageallorders?q=${encodeURIComponent(customer.email)}`)
  await page.reload()
  await expect(search).toHaveValue(customer.email)
  await expect(page.getByText('2 orders', { exact: true })).toBeVisible()
  await page.getByLabel('Show').selectOption({ label: 'Unpaid' })
  await expect(page.getByText('1 order', { exact: true })).toBeVisible()
  await expect(search).toHaveValue(customer.email)
  await search.fill('nobody@example.com')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/dashboard/manageallorders')
  await expect(search).toHaveValue('')
})
