import type { Generated } from 'kysely'

/**
 * Why credit changed. `spent`: reserved for a payment, in the transaction that stores it. `returned`: that payment
 * ended without paying. `refunded`: a refund of an order went to credit. `given`: by staff; negative if they took it
 * back.
 */
export type CreditReason = 'gift-card' | 'given' | 'spent' | 'returned' | 'refunded'

/** The ledger of credit. An account's credit is the sum of its rows, which never change. */
export interface CreditMovementsTable {
  id: string
  user_id: string
  amount_cents: number
  /** ISO 4217 code in lower case. */
  currency: string
  reason: CreditReason
  /** The payment of `spent`, `returned` and `refunded`. */
  intent_id: string | null
  refund_id: string | null
  gift_card_id: string | null
  /** The reason that staff gave the customer. */
  note: Generated<string>
  /** The member of staff who gave it. */
  created_by: string | null
  created_at: number
}

/** The gift cards that paid orders bought. Only the buyer's email has the code. */
export interface GiftCardsTable {
  id: string
  /** Keyed hash of the code. */
  code_hash: string
  order_id: string
  /** Counts the cards of an order from 1. */
  piece: number
  amount_cents: number
  currency: string
  issued_at: number
  redeemed_by: string | null
  redeemed_at: number | null
  /** When a refund of the order made it worthless, and which. */
  void_at: number | null
  void_by_refund: string | null
}
