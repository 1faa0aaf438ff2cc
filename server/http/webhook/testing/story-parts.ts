import { expect } from 'vitest'
import { bookTool } from '../../../operations/orders/book-tool.ts'
import { expireHolds } from '../../../operations/orders/expire-holds.ts'
import { booking } from '../../../testing/buying.ts'
import { addCustomer, granted } from '../../../testing/shop-contents.ts'
import type { PaymentStory } from './payment-story.ts'

/** How a story ends: the order's state, what the card was charged in all, and what went back to it. */
export interface End {
  readonly order: 'paid' | 'unpaid' | 'cancelled'
  readonly charged: number
  readonly back: number
}

/** Of the order, in cents. */
export const price = 3750
export const onePaidOrder: End = { order: 'paid', charged: price, back: 0 }

/** What happens, how it ends, and how it goes. */
export type Row = readonly [what: string, end: End, story: (story: PaymentStory) => Promise<unknown>]

/** The card is charged, and the shop has not heard of it. */
export async function charged(story: PaymentStory): Promise<string> {
  const intent = await story.open()
  await story.charge(intent)
  return intent
}

/** … and the browser has told it. */
export async function paid(story: PaymentStory): Promise<string> {
  const intent = await charged(story)
  expect(await story.browser(intent)).toBe('done')
  return intent
}

/** The hold runs out while Stripe is away, so that the intent stays open, and another customer has the tools. */
export async function soldMeanwhile({ env: { shop }, bought, wait, whileStripeIsAway }: PaymentStory) {
  wait(shop.holdMs)
  // Else the intent would be closed with the hold.
  await whileStripeIsAway(() => expireHolds(shop))
  granted(await bookTool(shop, await addCustomer(shop), booking(bought.toolId, { quantity: 3 })))
}
