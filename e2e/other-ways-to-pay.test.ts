import type { Page } from '@playwright/test'
import { expectAccessibleAtAGlance } from './support/accessibility.ts'
import { chargesFor } from './support/card-provider.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf } from './support/orders.ts'
import { openPayment, payButton } from './support/screens.ts'

test.use({ shopSettings: { STRIPE_PAYMENT_ELEMENT: 'on' }, viewport: { width: 360, height: 740 } })

async function leaveForTheBank(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Test bank' }).check()
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Test bank' })).toBeVisible()
}

test('On a phone, a payment on the bank’s page is refused and then succeeds, and the address contains no secret', async ({
  page,
  shop,
}) => {
  const customer = await beSignedIn(page)
  const orderId = await book(page, customer, await toolNamed(page, 'Floor pump, 11 bar'))
  await openPayment(page, orderId)
  await expect(page.getByRole('radio', { name: 'Card', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'Other ways to pay' }).check()
  await expect(payButton(page)).toBeEnabled()
  await expectAccessibleAtAGlance(page, 'other ways')
  await page.setViewportSize({ width: 360, height: 740 })

  await leaveForTheBank(page)
  await page.getByRole('button', { name: 'Refuse the payment' }).click()
  await expect(page.getByRole('alert')).toContainText('We are unable to authenticate your payment method.')
  await expect(page).toHaveURL(`/dashboard/payment/${orderId}`)
  expect(await chargesFor(shop, orderId)).toEqual([])

  await expect(payButton(page)).toBeEnabled()
  await leaveForTheBank(page)
  await page.getByRole('button', { name: 'Confirm the payment' }).click()
  await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()
  await expect(page).toHaveURL(`/dashboard/payment/${orderId}`)
  expect((await orderOf(page, customer, orderId)).paid).toBe(true)
  expect(await chargesFor(shop, orderId)).toHaveLength(1)
})
