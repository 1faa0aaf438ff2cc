import type { Page } from '@playwright/test'
import { chargesFor, paymentsFor } from './support/card-provider.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn, type Caller, type Customer, keepToken } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf } from './support/orders.ts'
import { fillCard, openPayment, payButton } from './support/screens.ts'
import type { Shop } from './support/shop.ts'
import { updateRow } from './support/shop-database.ts'

const congrats = (page: Page) => page.getByText('Congrats! payment completed', { exact: true })
const recorded = (page: Page) => page.getByText('The payment is recorded.')
const alreadyPaid = (page: Page) => page.getByText('This order is paid. There is nothing more to pay.')

const bookWrench = async (caller: Caller, customer: Customer) =>
  book(caller, customer, await toolNamed(caller, 'Pedal wrench 15 mm'))

async function expectOneCharge(
  caller: Caller,
  shop: Shop,
  customer: Customer,
  orderId: string,
): Promise<void> {
  const charges = await chargesFor(shop, orderId)
  const order = await orderOf(caller, customer, orderId)
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

/** Prevents the shop's jobs from checking the open payment and the provider's events during the test. */
function pauseReconciliation(shop: Shop, orderId: string): void {
  updateRow(shop, 'update payments set updated_at = 9e15 where order_id = ?', orderId)
  updateRow(
    shop,
    `insert into settings (key, value) values ('payment-events-asked-until', ?)
      on conflict (key) do update set value = excluded.value`,
    String(Date.now() + 3_600_000),
  )
}

test('An order is charged once, however often Pay is pressed, and even if the browser is closed after the charge', async ({
  page,
  newVisitor,
  shop,
}) => {
  const customer = await beSignedIn(page)

  const closed = await bookWrench(page, customer)
  await test.step('A browser is closed after the charge, before the shop learns of it', async () => {
    const visitor = await newVisitor()
    await keepToken(visitor, customer)
    await openPayment(visitor, closed)
    await losePatch(visitor)
    await fillCard(visitor, '4242 4242 4242 4242')
    await payButton(visitor).click()
    await expect(congrats(visitor)).toBeVisible()
    await visitor.context().close()
    // Every few seconds a job checks payments that have been idle for a while, so this happens during the next steps.
    updateRow(shop, 'update payments set updated_at = 0 where order_id = ?', closed)
  })

  await test.step('A double click on Pay charges once', async () => {
    const orderId = await bookWrench(page, customer)
    await openPayment(page, orderId)
    await fillCard(page, '4242 4242 4242 4242')
    await payButton(page).dblclick()
    await expect(congrats(page)).toBeVisible()
    await expect(recorded(page)).toBeVisible()
    await expectOneCharge(page, shop, customer, orderId)
  })

  await test.step('A reload before paying continues the same payment, and Enter pressed twice charges once', async () => {
    const orderId = await bookWrench(page, customer)
    await openPayment(page, orderId)
    await page.reload()
    await expect(payButton(page)).toBeEnabled()
    await fillCard(page, '4242 4242 4242 4242')
    await page.getByRole('textbox', { name: 'Security code' }).press('Enter')
    await page.keyboard.press('Enter')
    await expect(recorded(page)).toBeVisible()
    expect(await paymentsFor(shop, orderId)).toHaveLength(1)
    await expectOneCharge(page, shop, customer, orderId)
  })

  await test.step('The shop records a payment whose browser was closed after the charge', async () => {
    await expect
      .poll(async () => (await orderOf(page, customer, closed)).paid, { timeout: 60_000 })
      .toBe(true)
    await expectOneCharge(page, shop, customer, closed)
  })
})

test('An order is charged once, even when reloaded before the shop has recorded the payment, and from two tabs', async ({
  page,
  shop,
  expectConsole,
}) => {
  // The shop refuses to open the payment of a paid order, and the provider refuses the second of two payments.
  expectConsole('/api/create-payment-intent')
  expectConsole('/v1/payment_intents/')
  const customer = await beSignedIn(page)

  await test.step('A reload between the charge and its report to the shop shows the order as paid', async () => {
    const orderId = await bookWrench(page, customer)
    await openPayment(page, orderId)
    pauseReconciliation(shop, orderId)
    await losePatch(page)
    await fillCard(page, '4242 4242 4242 4242')
    await payButton(page).click()
    await expect(congrats(page)).toBeVisible()
    expect((await orderOf(page, customer, orderId)).paid).toBe(false)
    await page.reload()
    await expect(alreadyPaid(page)).toBeVisible()
    await expect(payButton(page)).toHaveCount(0)
    await expectOneCharge(page, shop, customer, orderId)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  const other = await page.context().newPage()
  await test.step('Two tabs with the same payment charge once, and both show the order paid', async () => {
    const orderId = await bookWrench(page, customer)
    await openPayment(page, orderId)
    await openPayment(other, orderId)
    await fillCard(page, '4242 4242 4242 4242')
    await fillCard(other, '5555 5555 5555 4444')
    await Promise.all([payButton(page).click(), payButton(other).click()])
    await expect(recorded(page).or(alreadyPaid(page))).toBeVisible()
    await expect(recorded(other).or(alreadyPaid(other))).toBeVisible()
    expect(await paymentsFor(shop, orderId)).toHaveLength(1)
    await expectOneCharge(page, shop, customer, orderId)
  })

  await test.step('A tab that was open while another one paid does not charge again', async () => {
    const orderId = await bookWrench(page, customer)
    await openPayment(other, orderId)
    await openPayment(page, orderId)
    await fillCard(page, '4242 4242 4242 4242')
    await payButton(page).click()
    await expect(recorded(page)).toBeVisible()

    // This tab does not know about the payment and still shows the form.
    await fillCard(other, '5555 5555 5555 4444')
    await payButton(other).click()
    await expect(congrats(other).or(alreadyPaid(other))).toBeVisible()
    await expectOneCharge(page, shop, customer, orderId)
  })
})
