import type { Generated } from 'kysely'

export interface QuoteRequestsTable {
  id: string
  kind: 'quote' | 'contact'
  name: string
  email: string
  message: string
  /** The folded text for searches; null for ASCII text. */
  name_folded: Generated<string | null>
  message_folded: Generated<string | null>
  part_id: string | null
  created_at: number
  handled_at: number | null
  /** The language in which it was written; null for the shop's standard language. */
  language: Generated<string | null>
}

/** Answers by staff; the outbox has their emails. */
export interface RequestAnswersTable {
  id: string
  request_id: string
  body: string
  created_by: string
  created_at: number
}

/** An offer to the sender of a request. It is open until it is withdrawn, accepted or expired. */
export interface OffersTable {
  id: string
  request_id: string
  /** The hash of the secret in the newest link. */
  token_hash: string
  note: string
  /** The last day, such as 2026-12-24, and the instant of its end in the shop's time zone. */
  valid_until: string
  expires_at: number
  /** The number of written emails with a link. */
  letters: number
  created_by: string
  created_at: number
  withdrawn_at: number | null
  withdrawal_reason: string | null
  accepted_at: number | null
}

export interface OfferLinesTable {
  offer_id: string
  position: number
  product_id: string
  /** The product's name at the time of the offer. */
  product_name: string
  /** That name in the language of the request; null if it is the same. */
  shown_product_name: Generated<string | null>
  quantity: number
  unit_price_cents: number
}
