import type { Generated } from 'kysely'
import type { HidingReason } from '../../../contract/catalogue/reviews.ts'
import type { CorrectionReason } from '../../../contract/catalogue/stock.ts'

/** A boolean column; the engines share no boolean type. */
export type Flag = 0 | 1

/** The description of a product. `details` is the JSON text of its lists and measures. */
export interface DetailColumns {
  readonly sku: string | null
  readonly brand: string | null
  readonly category: string | null
  readonly gtin: string | null
  readonly mpn: string | null
  readonly maker_id: string | null
  readonly details: string | null
}

/** The makers of products (docs/decisions/0139). */
export interface MakersTable {
  id: string
  name: string
  /** The name in lower case without accents, unique. */
  name_folded: string
  /** Postal address, in lines. */
  address: string
  /** ISO 3166 code. */
  country: string
  /** An email, or an address that begins with https. */
  contact: string
  /** JSON text of the responsible person in the European Union; null without one. */
  responsible: string | null
  /** JSON text of the names of the maker's brands. */
  brands: string
  /** Counts the changes. */
  version: number
  created_at: number
  updated_at: number
}

/** A product's prices besides that of a single piece. */
export interface PriceColumns {
  /** JSON text of the price breaks; null without any. */
  readonly price_breaks: string | null
  /** The announced earlier price, since when it held, and the lowest price of the 30 days before the present one. */
  readonly compare_at_cents: number | null
  readonly compare_at_since: number | null
  readonly lowest_30_days_cents: number | null
}

/** The kind of product in a row of `products`. */
export type ProductKind = 'tool' | 'part'

/** Tools, and parts (decision 0047). */
export interface ProductsTable extends DetailColumns, PriceColumns {
  id: string
  /** The folded SKU, unique among products; null without one, and for a later duplicate from before the rule. */
  sku_folded: Generated<string | null>
  /** The GTIN in 14 digits, unique among products; null without one. */
  gtin14: Generated<string | null>
  name: string
  name_folded: string
  img: string
  short_description: string
  minimum_order: number
  available: number
  unit_price_cents: number
  /** Display position, ascending. */
  position: number
  created_at: number
  updated_at: number
  deleted_at: number | null
  /** Counts the changes of its description; stock movements do not count. */
  version: Generated<number>
  /** The last change of its description, and by whom. */
  changed_at: Generated<number | null>
  changed_by: Generated<string | null>
  /** Since when the shop does not show the product; null if it is for sale. */
  hidden_at: Generated<number | null>
  /** 1 if the product was never shown. */
  draft: Generated<Flag>
  kind: Generated<ProductKind>
  /** 1: it has stock and can be booked. Every tool has; a part has it when its owner says so. */
  stocked: Generated<Flag>
}

/** Every price of a product with the instant from which it held. Rows never change. */
export interface ProductPricesTable {
  product_id: string
  since: number
  unit_price_cents: number
}

/** A key of specifications that the owner added to the dictionary. */
export interface SpecKeysTable {
  key: string
  name: string
  unit: string | null
  kind: 'number' | 'choice' | 'text'
  meaning: string
  created_at: number
  updated_at: number
}

export interface ReviewsTable {
  id: string
  user_id: string | null
  img: string
  name: string
  email: string
  text: string
  /** The text for searches; null if it has only ASCII letters. */
  name_folded: Generated<string | null>
  text_folded: Generated<string | null>
  stars: number
  created_at: number
  /** When an admin hid it from visitors, and who. */
  hidden_at: number | null
  hidden_by: string | null
  /** The product that it is about; null for a review of the shop. */
  product_id: string | null
  /** 1: when it was written, a paid order of its author proved the purchase of the product. */
  bought_here: Generated<Flag>
  /** Why the review is hidden; null without a reason, and while it is shown. */
  hidden_reason: Generated<HidingReason | null>
  hidden_note: Generated<string>
  /** The shop's reply; null without one. */
  reply: Generated<string | null>
  replied_at: Generated<number | null>
  replied_by: Generated<string | null>
  /** Counts the changes of the reply. */
  reply_version: Generated<number>
}

/** The sums of a product's visible reviews. Each change of a review updates them in the same transaction. */
export interface ProductRatingsTable {
  product_id: string
  reviews: number
  stars: number
  /** Only reviews with a proven purchase. */
  bought_reviews: number
  bought_stars: number
}

/** A decision to hide or show a review. Rows never change. */
export interface ReviewDecisionsTable {
  id: string
  review_id: string
  hidden: Flag
  decided_by: string
  decided_at: number
}

/** A picture: its outline, and its bytes or the key of its file when the shop hosts it. */
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
  /** Since when the picture is unused, as of the last check; only for users' uploads. */
  unused_since: Generated<number | null>
  /** 1: only this shop's data can use it, so it may be deleted once unused. */
  shown_here: Generated<number>
  /** Name of the file outside the database; then `bytes` is null (docs/decisions/0094). */
  object_key: Generated<string | null>
  /** The same fields for a photograph, its cut-out and its source; null for pictures in one form. */
  family: Generated<string | null>
}

/** The queue of product pictures to cut out, with results (docs/decisions/0126). */
export interface PictureJobsTable {
  product_id: string
  result: 'waiting' | 'cut' | 'kept' | 'failed'
  /** The admin who asked for it. */
  asked_by: string
  /** Until when a process works on the picture. */
  taken_until: number
  attempts: number
}

/** Files outside the database that no picture names, or not yet. */
export interface LeftObjectsTable {
  object_key: string
  delete_at: number
}

export type StockReason =
  | 'opening'
  | 'booking'
  | 'cancellation'
  | 'hold-expired'
  | 'retaken'
  | 'restock'
  | 'refund'
  | 'import'
  | CorrectionReason

/** The stock ledger: the sum of a product's movements equals its available stock. */
export interface StockMovementsTable {
  id: string
  product_id: string
  order_id: string | null
  quantity: number
  reason: StockReason
  note: string
  created_by: string | null
  created_at: number
}

/** An address that wants an email when a product can be booked again. */
export interface RestockRequestsTable {
  id: string
  product_id: string
  email: string
  token_hash: string
  requested_at: number
  /** Null until the address confirms the request. */
  confirmed_at: number | null
}
