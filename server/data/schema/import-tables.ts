import type { Generated } from 'kysely'
import type { ImportState, RowKind } from '../../../contract/catalogue/imports.ts'
import type { ProductState } from '../../../contract/catalogue/product-states.ts'
import type { DetailColumns, Flag, PriceColumns, ProductKind } from './catalogue-tables.ts'

/** Files of products that were sent to be imported (docs/decisions/0042). */
export interface ImportsTable {
  id: string
  file_name: string
  /** SHA-256 of the file's bytes. */
  file_hash: string
  state: ImportState
  created_at: number
  created_by: string
  /** Which check is at work, and until when it is taken to be alive. */
  claim: string | null
  claimed_until: number
  /** The number of checks of the import that began. */
  attempts: number
  rows_total: number
  rows_done: number
  count_new: number
  count_changed: number
  count_unchanged: number
  count_wrong: number
  problem: string | null
  /** JSON text of sentences. */
  notices: string
  /** JSON text of the pictures that came with the file: their names and their addresses. */
  pictures: Generated<string>
  applied_at: number | null
  undone_at: number | null
  /** When the file and its difference were deleted, so that the import can no longer be undone. */
  forgotten_at: Generated<number | null>
  /** The entry of the record of changes. */
  change_sequence: number | null
}

/** The bytes of a file that may be checked again. */
export interface ImportFilesTable {
  import_id: string
  bytes: Uint8Array
}

/** What an import does with the product of a row. */
export interface ImportRowsTable {
  import_id: string
  /** The row's number in a spreadsheet. */
  line: number
  kind: RowKind
  name: string
  /** The product that the row changes or adds; null if the row names none. */
  product_id: string | null
  /** JSON text of the cells that differ or are wrong. */
  cells: string
  /** The product as it was compared. */
  base_version: number
  base_state: ProductState
  /** The stock that the row replaces; null if it moves the stock by a number. */
  base_available: number | null
  /** The changes: description, price, state, and the number of pieces. */
  described: Flag
  repriced: Flag
  restated: Flag
  moved: number
  /** The place of a new product among the new ones of the file. */
  place: number
}

/** A product's columns before and after the import, so that applying and undoing write the same way. */
export interface ImportValuesTable extends DetailColumns, PriceColumns {
  import_id: string
  line: number
  side: 'before' | 'after'
  name: string
  name_folded: string
  sku_folded: Generated<string | null>
  gtin14: Generated<string | null>
  img: string
  short_description: string
  minimum_order: number
  unit_price_cents: number
  state: ProductState
  product_kind: Generated<ProductKind>
  stocked: Generated<Flag>
}

/** How far an import is applied or undone, for the other processes of a shop on PostgreSQL. */
export interface ImportRunsTable {
  import_id: string
  /** Identifies one attempt. */
  run: string
  rows_done: number
  rows_total: number
  stop_asked: 0 | 1
  /** When it counts as dead unless it is noted again. */
  alive_until: number
}
