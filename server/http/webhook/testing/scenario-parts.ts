import { expect } from 'vitest'
import { bookProduct } from '../../../operations/orders/book-product.ts'
import { expireHolds } from '../../../operations/orders/expire-holds.ts'
import { booking } from '../../../testing/buying.ts'
import { addCustomer, granted } from '../../../testing/shop-contents.ts'
import type { PaymentScenario } from './payment-scenario.ts'

/** A scenario's outcome: the order's state, the total charged and the total refunded. */
export interface Outcome {
  readonly order: 'paid' | 'unpaid' | 'cancelled'
  readonly charged: number
  readonly back: number
}

/** The order's price in cents. */
export const price = 3750
export const onePaidOrder: Outcome = { order: 'paid', charged: price, back: 0 }

/** A scenario's title, its outcome and its steps. */
export type Scenario = readonly [
  what: string,
  outcome: Outcome,
  scenario: (scenario: PaymentScenario) => Promise<unknown>,
]

/** Charges the card without telling the shop. */
export async function charged(scenario: PaymentScenario): Promise<string> {
  const intent = await scenario.open()
  await scenario.charge(intent)
  return intent
}

/** Charges the card and records the payment like the browser. */
export async function paid(scenario: PaymentScenario): Promise<string> {
  const intent = await charged(scenario)
  expect(await scenario.browser(intent)).toBe('done')
  return intent
}

/** Expires the hold while Stripe is down, so that the intent stays open, and sells the tools to another customer. */
export async function soldMeanwhile({ env: { shop }, bought, wait, whileStripeIsDown }: PaymentScenario) {
  wait(shop.holdMs)
  // With Stripe available, the intent would be closed with the hold.
  await whileStripeIsDown(() => expireHolds(shop))
  granted(await bookProduct(shop, await addCustomer(shop), booking(bought.productId, { quantity: 3 })))
}
