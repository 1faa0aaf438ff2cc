import type { Page } from '@playwright/test'
import { chargesFor } from './support/card-provider.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn, type Customer } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf } from './support/orders.ts'
import { fillCard, openPayment, payButton } from './support/screens.ts'

let customer: Customer
let orderId: string

const bank = (page: Page) => page.getByRole('dialog', { name: '3-D Secure test page' })

test.beforeEach(async ({ page }) => {
  customer = await beSignedIn(page)
  orderId = await book(page, customer, await toolNamed(page, 'Floor pump, 11 bar'))
  await openPayment(page, orderId)
  await fillCard(page, '4000 0025 0000 3155')
  await payButton(page).click()
  await expect(bank(page)).toBeVisible()
})

test('A card that requires 3-D Secure pays once it is completed', async ({ page, shop }) => {
  expect(await chargesFor(shop, orderId)).toEqual([])
  await bank(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()
  expect((await orderOf(page, customer, orderId)).paid).toBe(true)
  expect(await chargesFor(shop, orderId)).toHaveLength(1)
})

test('A failed 3-D Secure shows a red message, charges nothing, and can be retried', async ({
  page,
  shop,
}) => {
  await bank(page).getByRole('button', { name: 'Fail' }).click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toHaveText(
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  )
  await expect(refusal).toBeRed()
  expect((await orderOf(page, customer, orderId)).paid).toBe(false)
  expect(await chargesFor(shop, orderId)).toEqual([])

  await payButton(page).click()
  await bank(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
})

test('Escape in the bank’s dialog counts as a failure', async ({ page, shop }) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toContainText('We are unable to authenticate your payment method.')
  expect(await chargesFor(shop, orderId)).toEqual([])
})
