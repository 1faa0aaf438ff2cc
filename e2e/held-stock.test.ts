import type { Page } from '@playwright/test'
import { chargesFor } from './support/card-provider.ts'
import { type ShownTool, stockOf, toolNamed } from './support/catalogue.ts'
import { beSignedIn, type Caller, makeAccount } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf } from './support/orders.ts'
import { pay, payByApi } from './support/payment.ts'
import { figure, fillCard, openPayment, payButton } from './support/screens.ts'
import type { Shop } from './support/shop.ts'
import { updateRow } from './support/shop-database.ts'

/** Expires the hold of an order, and waits until the shop's job has released the stock. */
async function endHold(page: Page, shop: Shop, order: string, tool: ShownTool, stock: number): Promise<void> {
  updateRow(shop, 'update orders set hold_expires_at = 1 where id = ?', order)
  await expect.poll(() => stockOf(page, tool)).toBe(stock)
}

async function sellToAnother(caller: Caller, shop: Shop, tool: ShownTool): Promise<void> {
  const customer = await makeAccount(caller)
  await payByApi(caller, shop, customer, await book(caller, customer, tool))
}

test('When a hold ends, the stock is back on the tool page and the order can still be paid', async ({
  page,
  shop,
}) => {
  const customer = await beSignedIn(page)
  const tool = await toolNamed(page, 'Digital calliper 150 mm')
  const before = tool.availableQuantity
  const orderId = await book(page, customer, tool)
  expect(await stockOf(page, tool)).toBe(before - tool.minOrderQuantity)
  await endHold(page, shop, orderId, tool, before)
  await page.goto(`/tool/${tool._id}`)
  await expect(figure(page, 'Available')).toContainText(String(before))

  await page.goto('/dashboard/myorders')
  await expect(page.getByText('The hold has ended,')).toBeVisible()
  await pay(page, orderId)
  expect((await orderOf(page, customer, orderId)).paid).toBe(true)
  expect(await stockOf(page, tool)).toBe(before - tool.minOrderQuantity)
})

test('When a hold has ended and another customer has bought the stock, the payment page says why payment is impossible', async ({
  page,
  newCaller,
  shop,
  expectConsole,
}) => {
  expectConsole('status of 409')
  const customer = await beSignedIn(page)
  const tool = await toolNamed(page, 'Spoke tension meter')
  const orderId = await book(page, customer, tool, tool.availableQuantity)
  await endHold(page, shop, orderId, tool, tool.availableQuantity)
  await sellToAnother(await newCaller(), shop, tool)

  await page.goto(`/dashboard/payment/${orderId}`)
  await expect(page.getByRole('alert')).toContainText('its pieces were sold')
  await expect(payButton(page)).toHaveCount(0)
  expect((await orderOf(page, customer, orderId)).paid).toBe(false)
})

test('A payment page that stays open past the hold does not charge for sold stock', async ({
  page,
  newCaller,
  shop,
  expectConsole,
}) => {
  expectConsole(/\/v1\/payment_intents\/|create-payment-intent/)
  const customer = await beSignedIn(page)
  const tool = await toolNamed(page, 'Truing stand')
  const orderId = await book(page, customer, tool, tool.availableQuantity)
  await openPayment(page, orderId)
  await fillCard(page, '4242 4242 4242 4242')
  await endHold(page, shop, orderId, tool, tool.availableQuantity)
  await sellToAnother(await newCaller(), shop, tool)

  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('its pieces were sold')
  expect(await chargesFor(shop, orderId)).toEqual([])
  expect((await orderOf(page, customer, orderId)).paid).toBe(false)
})
