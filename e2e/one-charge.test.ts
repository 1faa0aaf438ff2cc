import type { Page } from '@playwright/test'
import { chargesFor, paymentsFor } from './support/card-provider.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn, type Customer } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf } from './support/orders.ts'
import { fillCard, openPayment, payButton } from './support/screens.ts'
import type { Shop } from './support/shop.ts'
import { updateRow } from './support/shop-database.ts'

let customer: Customer
let orderId: string

test.beforeEach(async ({ page }) => {
  customer = await beSignedIn(page)
  orderId = await book(page, customer, await toolNamed(page, 'Pedal wrench 15 mm'))
})

const congrats = (page: Page) => page.getByText('Congrats! payment completed', { exact: true })
const recorded = (page: Page) => page.getByText('The payment is recorded.')
const alreadyPaid = (page: Page) => page.getByText('This order is paid. There is nothing more to pay.')

async function expectOneCharge(page: Page, shop: Shop): Promise<void> {
  const charges = await chargesFor(shop, orderId)
  const order = await orderOf(page, customer, orderId)
  expect(charges.map(({ id, amount_received }) => ({ id, amount_received }))).toEqual([
    { id: order.transactionId, amount_received: Math.round(order.price * 100) },
  ])
  expect(order.paid).toBe(true)
}

/** Drops the call that reports the charge to the shop. */
async function losePatch(page: Page): Promise<void> {
  await page.route('**/api/bookings/*', async (route) => {
    if (route.request().method() !== 'PATCH') await route.continue()
  })
}

/** Keeps the shop's jobs from checking the open payment and the provider's events during the test. */
function pauseReconciliation(shop: Shop): void {
  updateRow(shop, 'update payments set updated_at = 9e15 where order_id = ?', orderId)
  updateRow(
    shop,
    `insert into settings (key, value) values ('payment-events-asked-until', ?)
      on conflict (key) do update set value = excluded.value`,
    String(Date.now() + 3_600_000),
  )
}

test('A double click on Pay charges once', async ({ page, shop }) => {
  await openPayment(page, orderId)
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).dblclick()
  await expect(congrats(page)).toBeVisible()
  await expect(recorded(page)).toBeVisible()
  await expectOneCharge(page, shop)
})

test('Enter pressed twice in the card fields charges once', async ({ page, shop }) => {
  await openPayment(page, orderId)
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('textbox', { name: 'Security code' }).press('Enter')
  await page.keyboard.press('Enter')
  await expect(recorded(page)).toBeVisible()
  await expectOneCharge(page, shop)
})

test('A reload before paying continues the same payment', async ({ page, shop }) => {
  await openPayment(page, orderId)
  await page.reload()
  await expect(payButton(page)).toBeEnabled()
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(recorded(page)).toBeVisible()
  expect(await paymentsFor(shop, orderId)).toHaveLength(1)
  await expectOneCharge(page, shop)
})

test('A reload between the charge and its report to the shop shows the order as paid', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole('/api/create-payment-intent')
  await openPayment(page, orderId)
  pauseReconciliation(shop)
  await losePatch(page)
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(congrats(page)).toBeVisible()
  expect((await orderOf(page, customer, orderId)).paid).toBe(false)
  await page.reload()
  await expect(alreadyPaid(page)).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await expectOneCharge(page, shop)
})

test('The shop records a payment whose browser was closed after the charge', async ({
  page,
  newVisitor,
  shop,
}) => {
  await openPayment(page, orderId)
  await losePatch(page)
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(congrats(page)).toBeVisible()
  await page.goto('about:blank')
  const elsewhere = await newVisitor()
  // A job checks payments that have been idle for a while every few seconds.
  updateRow(shop, 'update payments set updated_at = 0 where order_id = ?', orderId)
  await expect
    .poll(async () => (await orderOf(elsewhere, customer, orderId)).paid, { timeout: 60_000 })
    .toBe(true)
  await expectOneCharge(elsewhere, shop)
})

test('Two tabs with the same payment charge once, and both show the order paid', async ({
  page,
  shop,
  expectConsole,
}) => {
  // The provider refuses the second of the two.
  expectConsole('/v1/payment_intents/')

  const other = await page.context().newPage()
  await openPayment(page, orderId)
  await openPayment(other, orderId)
  await fillCard(page, '4242 4242 4242 4242')
  await fillCard(other, '5555 5555 5555 4444')
  await Promise.all([payButton(page).click(), payButton(other).click()])
  await expect(recorded(page).or(alreadyPaid(page))).toBeVisible()
  await expect(recorded(other).or(alreadyPaid(other))).toBeVisible()
  expect(await paymentsFor(shop, orderId)).toHaveLength(1)
  await expectOneCharge(page, shop)
})

test('A tab that was open while another one paid does not charge again', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole('/v1/payment_intents/')
  const other = await page.context().newPage()
  await openPayment(other, orderId)
  await openPayment(page, orderId)
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(recorded(page)).toBeVisible()

  // This tab does not know; it still shows the form.
  await fillCard(other, '5555 5555 5555 4444')
  await payButton(other).click()
  await expect(congrats(other).or(alreadyPaid(other))).toBeVisible()
  await expectOneCharge(page, shop)
})
