import { toolNamed } from './support/catalogue.ts'
import { beAdmin, makeAccount, newPerson, ok } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { bearer, book, orderOf } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import { figure, toast } from './support/screens.ts'

const toolName = 'Digital calliper 150 mm'
const home = '1 Freewheel Lane, Wheelham'

test('An admin finds orders by search, filter and sort order, and sends a paid one', async ({
  page,
  shop,
  newCaller,
}) => {
  const caller = await newCaller()
  const customer = await makeAccount(caller, newPerson('Mo Spokes'))
  const { email, name } = customer
  const tool = await toolNamed(caller, toolName)
  const profile = { img: tool.img, name, email, address: home, status: 'Mechanic', phone: '+44 20 7946 0123' }
  await ok(
    await caller.request.put(`/api/profile/${encodeURIComponent(email)}`, {
      headers: bearer(customer),
      data: profile,
    }),
  )
  const unpaid = await book(caller, customer, tool)
  const paid = await book(caller, customer, tool)
  const price = `$${(tool.price * tool.minOrderQuantity).toFixed(2)}`
  await payByApi(caller, shop, customer, paid)
  await beAdmin(page, shop.admin)
  const main = page.getByRole('main')
  const rows = rowOf(page, email)
  const openList = () =>
    page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Manage All Orders' })
      .click()

  await test.step('All orders are shown, each as paid or Unpaid', async () => {
    await page.goto('/dashboard/manageallorders')
    await expect(page.getByRole('heading', { level: 1, name: 'Manage All Orders' })).toBeVisible()
    await expect(rows).toHaveCount(2)
    // The newest is first.
    await expect(rows.nth(0).getByText('paid', { exact: true })).toBeVisible()
    await expect(rows.nth(1).getByText('Unpaid', { exact: true })).toBeVisible()
    for (const row of await rows.all()) {
      await expect(row).toContainText(toolName)
      await expect(row).toContainText(price)
    }
  })

  await test.step('Search, filter and sort order are in the URL, so a reload and Back keep them', async () => {
    await page.getByLabel('Show').selectOption({ label: 'Unpaid' })
    await expect(page).toHaveURL('/dashboard/manageallorders?state=unpaid')
    await expect(rows).toHaveCount(1)
    await page.getByLabel('Sort by').selectOption({ label: 'Oldest first' })
    await expect(page).toHaveURL('/dashboard/manageallorders?sort=createdAt&state=unpaid')
    await page.reload()
    await expect(page.getByLabel('Show')).toHaveValue('unpaid')
    await expect(page.getByLabel('Sort by')).toHaveValue('createdAt')
    await expect(rows).toHaveCount(1)
    await page.goBack()
    await expect(page.getByLabel('Sort by')).toHaveValue('-createdAt')
    await expect(page.getByLabel('Show')).toHaveValue('unpaid')

    await openList()
    await expect(page).toHaveURL('/dashboard/manageallorders')
    const search = main.getByRole('searchbox', { name: 'Search' })
    await search.fill(email)
    await expect(page).toHaveURL(`/dashboard/manageallorders?q=${encodeURIComponent(email)}`)
    await page.reload()
    await expect(search).toHaveValue(email)
    await expect(page.getByText('2 orders', { exact: true })).toBeVisible()
    await page.getByLabel('Show').selectOption({ label: 'Unpaid' })
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
    await expect(search).toHaveValue(email)
    await search.fill('nobody@example.com')
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page).toHaveURL('/dashboard/manageallorders')
    await expect(search).toHaveValue('')
  })

  await test.step('An order shows its price, state and address, and can be marked as sent once it is paid', async () => {
    await rows.nth(1).getByRole('link', { name: toolName }).click()
    await expect(page).toHaveURL(`/dashboard/manageallorders/${unpaid}`)
    // The address changes before the screen does, and the list shows more than one state.
    await expect(page.getByRole('button', { name: 'Mark as sent' })).toBeDisabled()
    await expect(page.getByText('Unpaid', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'All orders', exact: true }).click()

    await rows.first().getByRole('link', { name: toolName }).click()
    await expect(page).toHaveURL(`/dashboard/manageallorders/${paid}`)
    await expect(figure(page, 'Price')).toContainText(price)
    const { transactionId } = await orderOf(page, customer, paid)
    for (const text of ['paid', String(transactionId)]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible()
    }
    for (const text of [email, home, '+44 20 7946 0123']) await expect(main).toContainText(text)

    await page.getByLabel('Carrier').fill('UPS')
    await page.getByLabel('Tracking number').fill('1Z 999')
    await page.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(toast(page, `Order: ${toolName} is marked as sent`)).toBeVisible()
    await expect(main.getByRole('link', { name: 'UPS 1Z 999' })).toHaveAttribute('href', /ups\.com.*1Z999$/)
    await expect(page.getByRole('button', { name: 'Mark as sent' })).toHaveCount(0)
    await openList()
    await page.getByLabel('Show').selectOption({ label: 'Sent' })
    await expect(page).toHaveURL('/dashboard/manageallorders?state=sent')
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
    await expect(rows).toContainText('Sent')
    await expect(rows).toHaveCount(1)
  })
})
