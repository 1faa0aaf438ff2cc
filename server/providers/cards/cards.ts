/** The card that paid, as far as it may be told. */
export interface PaidCard {
  /** As the provider spells it, such as `visa`. */
  readonly brand: string
  readonly last4: string
}

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
  /** Undefined until it is paid, and where the provider does not tell. */
  readonly card: PaidCard | undefined
  /** The latest charge, when the bank declined it; told when the intent is read. */
  readonly failedChargeId?: string | undefined
}

/** A charge that the card's bank declined. */
export interface DeclinedCharge {
  readonly id: string
  readonly at: number
}

/** A refund as it stands at the card provider. */
export interface CardRefund {
  readonly id: string
  readonly amountCents: number
  readonly currency: string
  readonly status: 'pending' | 'succeeded' | 'failed'
  /** The shop's own id of it; undefined when it was made at the provider, or by another program. */
  readonly refundId: string | undefined
}

/** A charge that the customer's bank disputes, as it stands at the card provider. */
export interface CardDispute {
  readonly id: string
  readonly amountCents: number
  readonly currency: string
  /** In the provider's words, such as `fraudulent`. */
  readonly reason: string
  readonly status: 'open' | 'won' | 'lost'
  readonly openedAt: number
  /** The instant until which the shop may answer it; undefined when there is none. */
  readonly answerBy: number | undefined
}

/** Something that the provider tells of, by its webhook or when it is asked. */
export interface CardEvent {
  readonly id: string
  /** In the provider's words, such as `refund.created`. */
  readonly type: string
  /** The payment intent that it is about; undefined when it is about something else. */
  readonly intentId: string | undefined
}

/** Why the provider does not make a refund, and will not when it is asked again. */
export interface RefundRefused {
  /** Such as `charge_already_refunded`. */
  readonly refused: string
  /** In the provider's own words. */
  readonly message: string
}

interface NewIntent {
  readonly amountCents: number
  readonly orderId: string | undefined
  /** The same key gives the same intent, however often it is asked for. */
  readonly idempotencyKey: string
}

interface NewRefund {
  readonly intentId: string
  readonly amountCents: number
  /** The shop's own id. */
  readonly refundId: string
  /** From 1: the same one gives the same refund, however often it is asked for; the next one may make another. */
  readonly attempt: number
}

/** The card provider as the shop sees it: Stripe, or the built-in sandbox that speaks like it. */
export interface Cards {
  createIntent(intent: NewIntent): Promise<CardIntent>
  /** Undefined when the provider knows no such intent. */
  readIntent(id: string): Promise<CardIntent | undefined>
  /** Cancels the intent if that is still possible, and answers what became of it. */
  cancelIntent(id: string): Promise<CardIntent>
  /**
   * Gives an amount of a succeeded intent back to the card. `failed before`: an earlier call of this very attempt is over,
   * and the provider repeats that it failed, for a day at Stripe; whether it made the refund all the same is in the list.
   */
  refund(refund: NewRefund): Promise<CardRefund | RefundRefused | 'failed before'>
  /** The latest charges of an intent that were declined, a hundred at most. */
  listDeclinedCharges(intentId: string): Promise<readonly DeclinedCharge[]>
  /** Every refund of an intent, whoever made it. */
  listRefunds(intentId: string): Promise<readonly CardRefund[]>
  /** Every dispute about an intent's charge. */
  listDisputes(intentId: string): Promise<readonly CardDispute[]>
  /**
   * What happened there since an instant that the shop has not asked for itself, of all intents, the oldest first.
   *
   * @param since in milliseconds; at most thirty days ago, the provider remembers no more.
   */
  listEvents(since: number): Promise<readonly CardEvent[]>
}

/** The provider did not answer, or not in a way that can be used. Nothing is known of what it did. */
export class CardsUnavailable extends Error {
  override readonly name: string = 'CardsUnavailable'
}

/** The shop's key may not ask this; other calls may be answered all the same. */
export class CardsForbidden extends CardsUnavailable {
  override readonly name = 'CardsForbidden'
}

/** All amounts are US dollars (spec §10, an order's `price`). */
export const currency = 'usd'
