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
import type { Shop } from './support/shop.ts'
import { updateRow } from './support/shop-database.ts'

interface PaidOrder {
  readonly id: string
  /** The total in US dollars. */
  readonly price: number
}

/** Books a tool and pays for it through the API. */
async function buy(caller: Caller, shop: Shop, customer: Customer, toolName: string): Promise<PaidOrder> {
  const tool = await toolNamed(caller, toolName)
  const quantity = Math.max(2, tool.minOrderQuantity)
  const id = await book(caller, customer, tool, quantity)
  await payByApi(caller, shop, customer, id)
  return { id, price: tool.price * quantity }
}

const open = (page: Page, { id }: PaidOrder) => page.goto(`/dashboard/manageallorders/${id}`)
const refundForm = (page: Page): Locator => dashboardForm(page, 'Refund')
const amount = (page: Page): Locator => refundForm(page).getByLabel('Amount', { exact: true })
const history = (page: Page): Locator => page.getByRole('region', { name: 'History' })
const dollars = (value: number): string => `$${value.toFixed(2)}`

/** Makes a refund that the shop began but did not finish. Its job ignores it until `takeUpRefund`. */
function breakOffRefund(shop: Shop, order: PaidOrder): void {
  updateRow(
    shop,
    `insert into refunds (id, order_id, intent_id, origin, amount_cents, currency, reason, state, created_at, updated_at)
      select 'broken-off', id, transaction_id, 'admin', 150, 'usd', 'Scratched', 'due', paid_at, 9e15
      from orders where id = ?`,
    order.id,
  )
  updateRow(shop, 'update orders set given_back_cents = 150 where id = ?', order.id)
}

function takeUpRefund(shop: Shop, order: PaidOrder): void {
  updateRow(shop, "update refunds set updated_at = 0 where id = 'broken-off' and order_id = ?", order.id)
}

/** Makes a payment that arrived after its order was cancelled, and whose refund the provider returned. */
function failRefund(shop: Shop, order: PaidOrder): void {
  updateRow(shop, "update payments set state = 'refund-due' where order_id = ?", order.id)
  updateRow(
    shop,
    `insert into refunds (id, order_id, intent_id, origin, amount_cents, currency, reason, state, failure, created_at, updated_at)
      select 'sent-back', id, transaction_id, 'shop', price_cents, 'usd', '', 'failed', 'The card is closed', paid_at, paid_at
      from orders where id = ?`,
    order.id,
  )
  updateRow(
    shop,
    "update orders set state = 'cancelled', paid_at = null, transaction_id = null where id = ?",
    order.id,
  )
}

test('Orders are refunded by keyboard: in full, in part, once after a lost response, and by the shop itself', async ({
  page,
  shop,
  newCaller,
  newVisitor,
  expectConsole,
}) => {
  expectConsole(/refunds.*ERR_FAILED|ERR_FAILED.*refunds/)
  const caller = await newCaller()
  const customer = await makeAccount(caller, newPerson('Mo Spokes'))
  const whole = await buy(caller, shop, customer, 'Pin spanner')
  const interrupted = await buy(caller, shop, customer, 'Cable cutter')
  const partly = await buy(caller, shop, customer, 'Crank puller')
  breakOffRefund(shop, interrupted)
  await beAdmin(page, shop.admin)
  const form = refundForm(page)

  await test.step('A full refund by keyboard alone: the order is refunded and needs no shipping', async () => {
    await open(page, whole)
    await expect(amount(page)).toHaveValue(whole.price.toFixed(2))
    await typeInto(page, form.getByLabel('Reason'), 'The parcel was lost')
    await tabTo(page, form.getByRole('button', { name: 'Refund…' }))
    await page.keyboard.press('Enter')
    await expect(form.getByRole('button', { name: /^Yes, refund/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page, `Refunded: ${dollars(whole.price)}`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('Refunded', { exact: true })).toBeVisible()
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Mark as sent' })).toHaveCount(0)
    await page.getByRole('link', { name: 'All orders', exact: true }).click()
    await expect(page.getByText('3 orders', { exact: true })).toBeVisible()
    const row = rowOf(page, 'Pin spanner')
    await expect(row.getByText('Refunded', { exact: true })).toBeVisible()
    await page.getByLabel('Show').selectOption({ label: 'Paid, to send' })
    await expect(page.getByText('2 orders', { exact: true })).toBeVisible()
    await expect(rowOf(page, 'Crank puller')).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  await test.step('An interrupted refund is on its way back, and its amount cannot be given twice', async () => {
    await open(page, interrupted)
    await expect(page.getByText('$1.50 is on its way back').first()).toBeVisible()
    await expect(amount(page)).toHaveValue((interrupted.price - 1.5).toFixed(2))
    // The shop's job resumes it within seconds, during the next steps.
    takeUpRefund(shop, interrupted)
  })

  await test.step('A partial refund with a reason and one restocked piece is visible to admin and customer', async () => {
    await open(page, partly)
    const before = await stockOf(page, await toolNamed(page, 'Crank puller'))
    await expect(amount(page)).toHaveValue(partly.price.toFixed(2))
    await amount(page).fill('1.50')
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
    await expect(amount(page)).toHaveValue((partly.price - 1.5).toFixed(2))
    const entry = history(page).getByRole('listitem').filter({ hasText: '$1.50 was refunded.' })
    for (const text of ['One came scratched', '1 piece went back into stock.', shop.admin.email]) {
      await expect(entry).toContainText(text)
    }
    expect(await stockOf(page, await toolNamed(page, 'Crank puller'))).toBe(before + 1)
    await expectAccessible(page)

    const visitor = await newVisitor()
    await keepToken(visitor, customer)
    await visitor.goto('/dashboard/myorders')
    const row = visitor.getByRole('row', { name: 'Crank puller' })
    await expect(row.getByText('Partly refunded')).toBeVisible()
    await row.getByRole('link', { name: /^Receipt/ }).click()
    await expect(visitor.getByRole('row', { name: /^Refunded/ })).toContainText('−$1.50')
    await expect(visitor.getByText('Visa ending in 4242')).toBeVisible()
    await expect(history(visitor)).toContainText('One came scratched')
    await expect(history(visitor)).not.toContainText(shop.admin.email)
    await expectAccessible(visitor)
  })

  await test.step('Pressing Refund again after a lost response refunds once', async () => {
    await page.route(
      '**/api/bookings/*/refunds',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await amount(page).fill('2')
    await form.getByLabel('Reason').fill('One too many')
    await form.getByRole('button', { name: 'Refund…' }).click()
    await form.getByRole('button', { name: 'Yes, refund $2.00' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByLabel('Reason')).toHaveValue('One too many')
    await form.getByRole('button', { name: 'Refund…' }).click()
    await form.getByRole('button', { name: 'Yes, refund $2.00' }).click()
    await expect(toast(page, 'Refunded: $2.00')).toBeVisible()
    expect((await orderOf(caller, customer, partly.id)).refunded).toBe(3.5)
  })

  await test.step('The shop completes an interrupted refund by itself', async () => {
    await expect.poll(async () => (await orderOf(caller, customer, interrupted.id)).refunded).toBe(1.5)
    await open(page, interrupted)
    await expect(history(page)).toContainText('$1.50 was refunded.')
  })

  await test.step('A failed refund of a late payment is a to-do, and a retry makes the refund', async () => {
    const late = await buy(caller, shop, customer, 'Chain whip')
    failRefund(shop, late)
    await page.goto('/dashboard')
    const owed = page.getByRole('region', { name: 'Refunds to make' })
    await expect(owed).toContainText(dollars(late.price))
    await expect(owed).toContainText('“The card is closed”')
    await expectAccessible(page)
    await tabTo(page, owed.getByRole('button', { name: /^Try again/ }))
    await page.keyboard.press('Enter')
    await expect(owed).toContainText('Nothing is left to do here.')
    await expect(owed.getByRole('heading')).toBeFocused()
    const charged = await chargesFor(shop, late.id)
    const cents = Math.round(late.price * 100)
    expect(charged.map((payment) => payment.amount_received)).toEqual([cents])
    expect(await refundsAtProvider(shop, charged[0]?.id ?? '')).toEqual([cents])
    await open(page, late)
    await expect(history(page)).toContainText(`${dollars(late.price)} was refunded.`)
  })
})
