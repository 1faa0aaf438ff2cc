/** The displayable data of the card that paid. */
export interface PaidCard {
  /** In the provider's spelling, such as `visa`. */
  readonly brand: string
  readonly last4: string
}

/** The part of a payment intent at the card provider that the shop uses. */
export interface CardIntent {
  readonly id: string
  /** Lets the browser confirm this payment; never logged. */
  readonly clientSecret: string
  readonly status: 'waiting' | 'processing' | 'succeeded' | 'cancelled'
  readonly amountCents: number
  /** ISO 4217 code in lower case. */
  readonly currency: string
  /** The order of the intent; undefined if the intent was created for a price only. */
  readonly orderId: string | undefined
  /** Undefined until the intent succeeds, and if the provider does not report a card. */
  readonly card: PaidCard | undefined
  /** The latest charge, if the bank declined it; set only when the intent is read. */
  readonly failedChargeId?: string | undefined
}

/** A charge that the card's bank declined. */
export interface DeclinedCharge {
  readonly id: string
  readonly at: number
}

/** A refund in its present state at the card provider. */
export interface CardRefund {
  readonly id: string
  readonly amountCents: number
  readonly currency: string
  readonly status: 'pending' | 'succeeded' | 'failed'
  /** The shop's id of the refund; undefined if it was created at the provider or by another program. */
  readonly refundId: string | undefined
}

/** A disputed charge in its present state at the card provider. */
export interface CardDispute {
  readonly id: string
  readonly amountCents: number
  readonly currency: string
  /** The provider's reason code, such as `fraudulent`. */
  readonly reason: string
  readonly status: 'open' | 'won' | 'lost'
  readonly openedAt: number
  /** The deadline for the shop's response; undefined if there is none. */
  readonly answerBy: number | undefined
}

/** An event of the provider, received by webhook or listed. */
export interface CardEvent {
  readonly id: string
  /** The provider's event type, such as `refund.created`. */
  readonly type: string
  /** The payment intent of the event; undefined for an event about something else. */
  readonly intentId: string | undefined
}

/** The reason for which the provider refuses a refund for good. */
export interface RefundRefused {
  /** The error code, such as `charge_already_refunded`. */
  readonly refused: string
  /** The provider's message. */
  readonly message: string
}

interface NewIntent {
  readonly amountCents: number
  /** ISO 4217 code in lower case. */
  readonly currency: string
  readonly orderId: string | undefined
  /** The numbers of all its orders, for people who read the provider's dashboard. */
  readonly orderNumbers?: string
  /** Repeated calls with the same key return the same intent. */
  readonly idempotencyKey: string
}

interface NewRefund {
  readonly intentId: string
  readonly amountCents: number
  /** The shop's own id. */
  readonly refundId: string
  /**
   * The ordinal from 1. Repeated calls with the same number return the same refund; the next number may create another.
   */
  readonly attempt: number
}

/** The card provider: Stripe, or the built-in sandbox with Stripe's API. */
export interface Cards {
  createIntent(intent: NewIntent): Promise<CardIntent>
  /** Reads an intent; undefined if the provider does not know it. */
  readIntent(id: string): Promise<CardIntent | undefined>
  /** Cancels the intent if possible; returns its new state. */
  cancelIntent(id: string): Promise<CardIntent>
  /**
   * Refunds an amount of a succeeded intent. `failed before`: an earlier call of this attempt failed, and the provider
   * replays that failure (for a day at Stripe); the list of refunds shows whether the refund exists nevertheless.
   */
  refund(refund: NewRefund): Promise<CardRefund | RefundRefused | 'failed before'>
  /** Lists the declined charges among the latest hundred of an intent. */
  listDeclinedCharges(intentId: string): Promise<readonly DeclinedCharge[]>
  /** Lists every refund of an intent, including those created elsewhere. */
  listRefunds(intentId: string): Promise<readonly CardRefund[]>
  /** Lists every dispute about an intent's charge. */
  listDisputes(intentId: string): Promise<readonly CardDispute[]>
  /**
   * Lists events since an instant that the shop did not cause itself, for all intents, oldest first.
   *
   * @param since in milliseconds; at most thirty days ago, because the provider deletes older events.
   */
  listEvents(since: number): Promise<readonly CardEvent[]>
}

/** Reports that the provider gave no usable response. Whether the call took effect is unknown. */
export class CardsUnavailable extends Error {
  override readonly name: string = 'CardsUnavailable'
}

/** Reports that the shop's key lacks the permission for this call; other calls may succeed. */
export class CardsForbidden extends CardsUnavailable {
  override readonly name = 'CardsForbidden'
}
