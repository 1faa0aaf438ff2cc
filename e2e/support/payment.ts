import { expect, type Page } from '@playwright/test'
import { fillCard, openPayment, payButton } from './screens.ts'

/** Pays an order on its screen with a valid card, and waits until the shop has recorded it. */
export async function pay(page: Page, orderId: string): Promise<void> {
  await openPayment(page, orderId)
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()
}
