/** What the shop has to know of a payment intent at the card provider. */
export interface CardIntent {
  readonly id: string
  /** Lets the browser confirm this one payment; never logged. */
  readonly clientSecret: string
  readonly status: 'waiting' | 'processing' | 'succeeded' | 'cancelled'
  readonly amountCents: number
  /** Three small letters, as ISO 4217 has them. */
  readonly currency: string
  /** The order that the intent was made for; undefined when it was made for a price only. */
  readonly orderId: string | undefined
}

interface NewIntent {
  readonly amountCents: number
  readonly orderId: string | undefined
  /** The same key gives the same intent, however often it is asked for. */
  readonly idempotencyKey: string
}

/** The card provider as the shop sees it: Stripe, or the built-in sandbox that speaks like it. */
export interface Cards {
  createIntent(intent: NewIntent): Promise<CardIntent>
  /** Undefined when the provider knows no such intent. */
  readIntent(id: string): Promise<CardIntent | undefined>
  /** Cancels the intent if that is still possible, and answers what became of it. */
  cancelIntent(id: string): Promise<CardIntent>
  /** Gives the whole amount of a succeeded intent back to the card, once. */
  refundIntent(id: string): Promise<void>
}

/** The provider did not answer, or not in a way that can be used. Nothing is known of what it did. */
export class CardsUnavailable extends Error {
  override readonly name = 'CardsUnavailable'
}

/** All amounts are US dollars (decision: an order's `price`). */
export const currency = 'usd'
