import type { Generated } from 'kysely'

/** A boolean column: neither engine's own type is on both. */
export type Flag = 0 | 1

export interface ToolsTable {
  id: string
  name: string
  name_folded: string
  img: string
  short_description: string
  minimum_order: number
  available: number
  unit_price_cents: number
  /** Position on the board, ascending. */
  position: number
  created_at: number
  updated_at: number
  deleted_at: number | null
}

export interface ItemsTable {
  id: string
  name: string
  img: string
  price_cents: number
  position: number
  created_at: number
  deleted_at: number | null
}

export interface ReviewsTable {
  id: string
  user_id: string | null
  img: string
  name: string
  email: string
  text: string
  stars: number
  created_at: number
  /** Since when visitors do not see it, and which admin has hidden it. */
  hidden_at: number | null
  hidden_by: string | null
}

/** Who has hidden a review, or shown it again; nothing of it ever changes. */
export interface ReviewDecisionsTable {
  id: string
  review_id: string
  hidden: Flag
  decided_by: string
  decided_at: number
}

/** What the shop knows of a picture: its outline for the board, and its bytes when the shop hosts it. */
export interface ImagesTable {
  id: string
  url: string
  outline: string | null
  width: number
  height: number
  content_type: string
  bytes: Uint8Array | null
  uploaded_by: string | null
  created_at: number
  /** Since when nothing shows it, as far as anybody has looked; only of what users have uploaded. */
  unused_since: Generated<number | null>
  /** 1: uploaded for this shop's own data to show, so that it may be deleted once nothing does. */
  shown_here: Generated<number>
}

export type StockReason =
  | 'opening'
  | 'booking'
  | 'cancellation'
  | 'hold-expired'
  | 'retaken'
  | 'restock'
  | 'refund'

/** The stock ledger: the sum of a tool's movements is what is available of it. */
export interface StockMovementsTable {
  id: string
  tool_id: string
  order_id: string | null
  quantity: number
  reason: StockReason
  note: string
  created_by: string | null
  created_at: number
}
