import type { Generated } from 'kysely'
import type { Flag } from './catalogue-tables.ts'

/** A record of a file that moves in data of a former shop, as it was and as it will be (docs/decisions/0156). */
export interface ImportRecordsTable {
  import_id: string
  /** The number of the record's first row in a spreadsheet. */
  line: number
  /** What identifies the record: an email, the number of an order, an old address. */
  key: string
  /** JSON of the record before the import; null for a new one. */
  before: string | null
  /** JSON of the record after the import. */
  after: string
}

/** Customers of a former shop, until they sign in with their proven email. */
export interface MovedCustomersTable {
  email: string
  /** JSON of name, phone and address; empty once the account has them. */
  details: string
  import_id: string
  moved_at: number
  claimed_at: number | null
  /** The account that has got the details. */
  claimed_by: string | null
}

/** Orders of a former shop, outside of stock, payments, invoices and their proof. */
export interface ArchivedOrdersTable {
  id: string
  number: string
  placed_at: number
  /** Empty if the file named none, or once it is erased. */
  email: string
  currency: string
  /** The total in hundredths of its currency, for sums. */
  total_cents: number
  /** 0 if it was cancelled or refunded as a whole, so that sums leave it out. */
  counts: Flag
  /** JSON of everything that is shown. */
  details: string
  import_id: string | null
}

/** The words by which an archived order is found. */
export interface ArchivedOrderWordsTable {
  order_id: string
  word: string
}

/** Old addresses that lead to products or pages. */
export interface RedirectsTable {
  id: string
  /** The old path, with its parameters if the redirect is for these only. */
  source: string
  /** The product to which it leads; null if it leads to `target`. */
  product_id: string | null
  target: string | null
  uses: Generated<number>
  /** The day of the last use in the shop's time zone. */
  used_on: string | null
  created_at: number
  import_id: string | null
}
