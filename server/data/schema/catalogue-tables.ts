import type { Generated } from 'kysely'
import type { HidingReason } from '../../../contract/catalogue/reviews.ts'
import type { CorrectionReason } from '../../../contract/catalogue/stock.ts'

/** A boolean column, because the engines share no boolean type. */
export type Flag = 0 | 1

/** The description of a product; `details` is JSON with its lists and measures. */
export interface DetailColumns {
  readonly sku: string | null
  readonly brand: string | null
  readonly category: string | null
  readonly gtin: string | null
  readonly mpn: string | null
  readonly maker_id: string | null
  readonly details: string | null
}

/** The place of a product in its family, for queries; null without one. Its details decide (docs/decisions/0147). */
export interface FamilyColumns {
  readonly family_key: string | null
  readonly family_axes: string | null
  readonly family_values: string | null
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

/** A product's prices except the price of a single piece. */
export interface PriceColumns {
  /** JSON of the price breaks; null without any. */
  readonly price_breaks: string | null
  /**
   * The announced earlier price, the instant from which it held, and the lowest price of the 30 days before the present
   * one.
   */
  readonly compare_at_cents: number | null
  readonly compare_at_since: number | null
  readonly lowest_30_days_cents: number | null
}

/** What a planned sale keeps of a product while it lowers the price (docs/decisions/0150); null without a sale. */
export interface SaleColumns {
  readonly sale_rule_id: string | null
  readonly regular_unit_price_cents: number | null
  readonly regular_price_breaks: string | null
  readonly regular_compare_at_cents: number | null
  readonly regular_compare_at_since: number | null
  readonly regular_lowest_30_days_cents: number | null
}

export type ProductKind = 'tool' | 'part'

/** Tools, and parts (decision 0047). */
export interface ProductsTable extends DetailColumns, PriceColumns, SaleColumns {
  id: string
  /**
   * The folded SKU, unique among products. Null without a SKU, and for a duplicate that is older than the unique index.
   */
  sku_folded: Generated<string | null>
  /** The GTIN in 14 digits, unique among products; null without one. */
  gtin14: Generated<string | null>
  /** As in `FamilyColumns`. */
  family_key: Generated<string | null>
  family_axes: Generated<string | null>
  family_values: Generated<string | null>
  name: string
  name_folded: string
  img: string
  short_description: string
  minimum_order: number
  available: number
  unit_price_cents: number
  /** The display position, ascending. */
  position: number
  created_at: number
  updated_at: number
  deleted_at: number | null
  /** Counts the changes of the description, without stock movements. */
  version: Generated<number>
  /** The last change of the description, and its author. */
  changed_at: Generated<number | null>
  changed_by: Generated<string | null>
  /** When the product was hidden; null if it is for sale. */
  hidden_at: Generated<number | null>
  /** 1 if the product was never shown. */
  draft: Generated<Flag>
  kind: Generated<ProductKind>
  /** 1 if the product has stock and can be booked: every tool, and parts for which the owner chose it. */
  stocked: Generated<Flag>
}

/** Every price of a product with the instant from which it held. Rows never change. */
export interface ProductPricesTable {
  product_id: string
  since: number
  unit_price_cents: number
}

/** A specification key that the owner added to the dictionary. */
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
  /** The folded text for searches; null for ASCII text. */
  name_folded: Generated<string | null>
  text_folded: Generated<string | null>
  stars: number
  created_at: number
  /** When the review was hidden from visitors, and by whom. */
  hidden_at: number | null
  hidden_by: string | null
  /** The reviewed product; null for a review of the shop. */
  product_id: string | null
  /** 1 if the author had a paid order of the product when the review was written. */
  bought_here: Generated<Flag>
  /** Why the review is hidden; null without a reason, and while the review is visible. */
  hidden_reason: Generated<HidingReason | null>
  hidden_note: Generated<string>
  /** The shop's reply; null without one. */
  reply: Generated<string | null>
  /** The reply in other languages, as JSON by language tag; null without any. */
  reply_translations: Generated<string | null>
  replied_at: Generated<number | null>
  replied_by: Generated<string | null>
  /** Counts the changes of the reply. */
  reply_version: Generated<number>
}

/** The sums of a product's visible reviews. Each change of a review updates them in its transaction. */
export interface ProductRatingsTable {
  product_id: string
  reviews: number
  stars: number
  /** The number of reviews with a proven purchase. */
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

/** A picture with its outline and, if the shop hosts it, its bytes or the key of its file. */
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
  /** 1 if only this shop's data can use the picture, so that it may be deleted once unused. */
  shown_here: Generated<number>
  /** The key of the file outside the database; `bytes` is then null (docs/decisions/0094). */
  object_key: Generated<string | null>
  /** Equal for a photograph, its cut-out and its source; null for pictures with a single form. */
  family: Generated<string | null>
}

/** The queue of product pictures to cut out, with results (docs/decisions/0126). */
export interface PictureJobsTable {
  product_id: string
  result: 'waiting' | 'cut' | 'kept' | 'failed'
  /** The admin who queued the picture. */
  asked_by: string
  /** The end of the claim of the process that works on the picture. */
  taken_until: number
  attempts: number
}

/** Files outside the database that no picture refers to, or not yet. */
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

/** The stock ledger: the sum of a product's movements equals its stock. */
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

/** An email that waits until a product can be booked again. */
export interface RestockRequestsTable {
  id: string
  product_id: string
  email: string
  token_hash: string
  requested_at: number
  /** Null until the email confirms the request. */
  confirmed_at: number | null
  /** The language of the person; null for the shop's standard language. */
  language: Generated<string | null>
}
