import { expect, type Page } from '@playwright/test'
import { secretKeyOf } from './card-provider.ts'
import { type Caller, type Customer, ok } from './customer.ts'
import { bearer, orderOf } from './orders.ts'
import { fillCard, openPayment, payButton } from './screens.ts'
import type { Shop } from './shop.ts'

/** Pays an order on its screen with a valid card, and waits until the shop has recorded it. */
export async function pay(page: Page, orderId: string): Promise<void> {
  await openPayment(page, orderId)
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()
}

/** Pays an order through the API with a working Visa card. */
export async function payByApi(
  { request }: Caller,
  shop: Shop,
  customer: Customer,
  orderId: string,
): Promise<void> {
  const headers = bearer(customer)
  const { price } = await orderOf({ request }, customer, orderId)
  const opened = await ok(
    await request.post('/api/create-payment-intent', { headers, data: { price, order: orderId } }),
  )
  const [transactionId = ''] = (await opened.json()).clientSecret.split('_secret')
  await ok(
    await request.post(`/v1/payment_intents/${transactionId}/confirm`, {
      headers: { authorization: `Bearer ${secretKeyOf(shop)}` },
      form: { payment_method: 'pm_card_visa' },
    }),
  )
  await ok(await request.patch(`/api/bookings/${orderId}`, { headers, data: { transactionId } }))
}
