import type { Generated } from 'kysely'
import type { Flag } from './catalogue-tables.ts'

export type PaymentState = 'open' | 'succeeded' | 'cancelled' | 'refund-due' | 'refunded'

export interface PaymentsTable {
  intent_id: string
  user_id: string
  /** Null until the payment is bound to an order. */
  order_id: string | null
  amount_cents: number
  state: PaymentState
  created_at: number
  updated_at: number
}

/** Who wanted a refund: an admin here, the shop by itself, or somebody at the card provider. */
export type RefundOrigin = 'admin' | 'shop' | 'provider'

/** Whether the money is still to go back, is on its way to the card, or cannot go. */
export type RefundState = 'due' | 'succeeded' | 'failed'

/** Money that goes back to a card. Written before the provider is asked, so that it is asked until it has answered. */
export interface RefundsTable {
  id: string
  order_id: string | null
  intent_id: string
  /** The provider's own number of it, once it is made there. */
  provider_id: string | null
  origin: RefundOrigin
  amount_cents: number
  currency: string
  reason: string
  /** Pieces that go back on the shelf when it succeeds. */
  restock: number
  state: RefundState
  /** Why it failed, in the provider's words. */
  failure: string | null
  created_by: string | null
  created_at: number
  updated_at: number
  /** From 1: names the key under which the provider is asked for it. */
  attempt: Generated<number>
}

/** Whether the bank has still to decide about a disputed charge, or for whom it has. */
export type DisputeState = 'open' | 'won' | 'lost'

/** A charge that a customer's bank disputes. */
export interface DisputesTable {
  /** The provider's own number of it. */
  id: string
  order_id: string | null
  intent_id: string
  amount_cents: number
  currency: string
  /** In the provider's words, such as `fraudulent`. */
  reason: string
  state: DisputeState
  opened_at: number
  closed_at: number | null
}

/** A charge that the card's bank declined. */
export interface CardDeclinesTable {
  /** The provider's own number of it. */
  charge_id: string
  user_id: string
  intent_id: string
  declined_at: number
  /** 1: an admin lets the account pay all the same. */
  forgiven: Generated<Flag>
}

/** What the card provider told by its webhook; an event that is not handled is sent again by the provider. */
export interface PaymentEventsTable {
  id: string
  type: string
  /** Of whatever payment intent it tells, known to the shop or not. */
  intent_id: string | null
  received_at: number
  handled_at: number | null
}
