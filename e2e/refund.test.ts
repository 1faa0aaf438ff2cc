import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { chargesFor, refundsAtProvider } from './support/card-provider.ts'
import { stockOf, toolNamed } from './support/catalogue.ts'
import { beAdmin, type Caller, type Customer, keepToken, makeAccount, newPerson } from './support/customer.ts'
import { dashboardForm, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { book, orderOf } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import { toast } from './support/screens.ts'
import { updateRow } from './support/shop-database.ts'

const toolName = 'Pin spanner'

let caller: Caller
let customer: Customer
let order: string
let price: number

test.beforeEach(async ({ newCaller, page, shop }) => {
  caller = await newCaller()
  customer = await makeAccount(caller, newPerson('Mo Spokes'))
  const tool = await toolNamed(caller, toolName)
  order = await book(caller, customer, tool, Math.max(2, tool.minOrderQuantity))
  price = tool.price * Math.max(2, tool.minOrderQuantity)
  await payByApi(caller, shop, customer, order)
  await beAdmin(page, shop.admin)
  await page.goto(`/dashboard/manageallorders/${order}`)
  // Waits for the whole page, because a pending call must not read rows that the test changes in the
  // database.
  await expect(history(page).getByRole('listitem')).not.toHaveCount(0)
})

const refundForm = (page: Page): Locator => dashboardForm(page, 'Refund')
const history = (page: Page): Locator => page.getByRole('region', { name: 'History' })
const dollars = (amount: number): string => `$${amount.toFixed(2)}`

test('A partial refund with a reason and one restocked piece is visible to admin and customer', async ({
  page,
  shop,
  newVisitor,
}) => {
  const before = await stockOf(page, await toolNamed(page, toolName))
  const form = refundForm(page)
  await expect(form.getByLabel('Amount', { exact: true })).toHaveValue(price.toFixed(2))
  await form.getByLabel('Amount', { exact: true }).fill('1.50')
  await form.getByLabel('Reason').fill('One came scratched')
  await form.getByRole('checkbox').check()
  await expect(form.getByLabel('How many pieces')).toHaveValue('0')
  await form.getByLabel('How many pieces').fill('1')
  await form.getByRole('button', { name: 'Refund…' }).click()
  await expect(form.getByText('Refund $1.50 to the Visa ending in 4242?')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Yes, refund $1.50' }).click()
  await expect(toast(page, 'Refunded: $1.50')).toBeVisible()
  await expect(page.getByText('Partly refunded')).toBeVisible()
  await expect(form.getByLabel('Amount', { exact: true })).toHaveValue((price - 1.5).toFixed(2))
  const entry = history(page).getByRole('listitem').filter({ hasText: '$1.50 was refunded.' })
  for (const text of ['One came scratched', '1 piece went back into stock.', shop.admin.email]) {
    await expect(entry).toContainText(text)
  }
  expect(await stockOf(page, await toolNamed(page, toolName))).toBe(before + 1)
  await expectAccessible(page)

  const visitor = await newVisitor()
  await keepToken(visitor, customer)
  await visitor.goto('/dashboard/myorders')
  await expect(visitor.getByText('Partly refunded')).toBeVisible()
  await visitor.getByRole('link', { name: /^Receipt/ }).click()
  await expect(visitor.getByRole('row', { name: /^Refunded/ })).toContainText('−$1.50')
  await expect(visitor.getByText('Visa ending in 4242')).toBeVisible()
  await expect(history(visitor)).toContainText('One came scratched')
  await expect(history(visitor)).not.toContainText(shop.admin.email)
  await expectAccessible(visitor)
})

test('A full refund by keyboard alone: the order is refunded and needs no shipping', async ({ page }) => {
  const form = refundForm(page)
  await typeInto(page, form.getByLabel('Reason'), 'The parcel was lost')
  await tabTo(page, form.getByRole('button', { name: 'Refund…' }))
  await page.keyboard.press('Enter')
  await expect(form.getByRole('button', { name: /^Yes, refund/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, `Refunded: ${dollars(price)}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark as sent' })).toHaveCount(0)
  await page.goto('/dashboard/manageallorders?state=to-send')
  // Without the dot of the totals, which load after the list.
  await expect(page.getByText(/^(?:\d+ orders?|Nothing found\.)$/)).toBeVisible()
  await expect(rowOf(page, customer.email)).toHaveCount(0)
  await page.goto('/dashboard/manageallorders')
  await expect(rowOf(page, customer.email).getByText('Refunded', { exact: true })).toBeVisible()
})

test('Pressing Refund again after a lost response refunds once', async ({ page, expectConsole }) => {
  expectConsole('ERR_FAILED')
  await page.route(
    '**/api/bookings/*/refunds',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const form = refundForm(page)
  await form.getByLabel('Amount', { exact: true }).fill('2')
  await form.getByLabel('Reason').fill('One too many')
  await form.getByRole('button', { name: 'Refund…' }).click()
  await form.getByRole('button', { name: 'Yes, refund $2.00' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.getByLabel('Reason')).toHaveValue('One too many')
  await form.getByRole('button', { name: 'Refund…' }).click()
  await form.getByRole('button', { name: 'Yes, refund $2.00' }).click()
  await expect(toast(page, 'Refunded: $2.00')).toBeVisible()
  expect((await orderOf(caller, customer, order)).refunded).toBe(2)
})

test('The shop completes an interrupted refund by itself', async ({ page, shop }) => {
  updateRow(
    shop,
    `insert into refunds (id, order_id, intent_id, origin, amount_cents, currency, reason, state, created_at, updated_at)
      select 'broken-off', id, transaction_id, 'admin', 150, 'usd', 'Scratched', 'due', paid_at, 9e15
      from orders where id = ?`,
    order,
  )
  updateRow(shop, 'update orders set given_back_cents = 150 where id = ?', order)
  await page.reload()
  await expect(page.getByText('$1.50 is on its way back').first()).toBeVisible()
  await expect(refundForm(page).getByLabel('Amount', { exact: true })).toHaveValue((price - 1.5).toFixed(2))
  updateRow(shop, "update refunds set updated_at = 0 where id = 'broken-off' and order_id = ?", order)
  await expect.poll(async () => (await orderOf(caller, customer, order)).refunded).toBe(1.5)
  await page.reload()
  await expect(history(page)).toContainText('$1.50 was refunded.')
})

test('A failed refund of a late payment is a to-do, and a retry makes the refund', async ({ page, shop }) => {
  updateRow(shop, "update payments set state = 'refund-due' where order_id = ?", order)
  updateRow(
    shop,
    `insert into refunds (id, order_id, intent_id, origin, amount_cents, currency, reason, state, failure, created_at, updated_at)
      select 'sent-back', id, transaction_id, 'shop', price_cents, 'usd', '', 'failed', 'The card is closed', paid_at, paid_at
      from orders where id = ?`,
    order,
  )
  updateRow(
    shop,
    "update orders set state = 'cancelled', paid_at = null, transaction_id = null where id = ?",
    order,
  )
  await page.goto('/dashboard')
  const owed = page.getByRole('region', { name: 'Refunds to make' })
  await expect(owed).toContainText(dollars(price))
  await expect(owed).toContainText('“The card is closed”')
  await expectAccessible(page)
  await tabTo(page, owed.getByRole('button', { name: /^Try again/ }))
  await page.keyboard.press('Enter')
  await expect(owed).toContainText('Nothing is left to do here.')
  await expect(owed.getByRole('heading')).toBeFocused()
  const charged = await chargesFor(shop, order)
  expect(charged.map((payment) => payment.amount_received)).toEqual([Math.round(price * 100)])
  expect(await refundsAtProvider(shop, charged[0]?.id ?? '')).toEqual([Math.round(price * 100)])
  await page.goto(`/dashboard/manageallorders/${order}`)
  await expect(history(page)).toContainText(`${dollars(price)} was refunded.`)
})
