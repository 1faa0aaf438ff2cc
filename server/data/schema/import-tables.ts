import type { Generated } from 'kysely'
import type {
  ImportContents,
  ImportFormat,
  ImportState,
  RowKind,
} from '../../../contract/catalogue/imports.ts'
import type { ProductState } from '../../../contract/catalogue/product-states.ts'
import type { DetailColumns, Flag, PriceColumns, ProductKind } from './catalogue-tables.ts'

/** Files of products sent for an import (docs/decisions/0042). */
export interface ImportsTable {
  id: string
  file_name: string
  /** The SHA-256 of the file's bytes. */
  file_hash: string
  state: ImportState
  created_at: number
  created_by: string
  /** The running check, and the time until which it counts as alive. */
  claim: string | null
  claimed_until: number
  /** The number of checks that have started. */
  attempts: number
  rows_total: number
  rows_done: number
  count_new: number
  count_changed: number
  count_unchanged: number
  count_wrong: number
  problem: string | null
  /** JSON of sentences. */
  notices: string
  /** JSON of the pictures that came with the file: names and addresses. */
  pictures: Generated<string>
  /** What the file contains; null before the check has recognized it, and for products. */
  contents: Generated<ImportContents | null>
  applied_at: number | null
  undone_at: number | null
  /** When the file and its difference were deleted; the import can then no longer be undone. */
  forgotten_at: Generated<number | null>
  /** The entry in the record of changes. */
  change_sequence: number | null
  /** Whose export the file is; null for a file in the shop's own columns. */
  format: ImportFormat | null
  /** JSON of the hosts of the pictures at other addresses. */
  picture_hosts: Generated<string>
  /** 1 while the shop fetches these pictures. */
  fetching_pictures: Generated<Flag>
}

/** The pictures at other addresses that a file names (docs/decisions/0155). */
export interface ImportPicturesTable {
  import_id: string
  /** The SHA-256 of the address. */
  url_hash: string
  url: string
  /** The first row that names it. */
  line: number
  state: 'waiting' | 'fetched' | 'failed'
  /** The address of the picture in the shop. */
  img: string | null
  /** Why it could not be fetched. */
  problem: string | null
  attempts: Generated<number>
  /** Until when a process fetches it, or waits before its next attempt. */
  taken_until: Generated<number>
}

/** The bytes of a file for further checks. */
export interface ImportFilesTable {
  import_id: string
  bytes: Uint8Array
}

/** The effect of an import on the product of a row. */
export interface ImportRowsTable {
  import_id: string
  /** The number of the row in a spreadsheet. */
  line: number
  kind: RowKind
  name: string
  /** The product that the row changes or adds; null if the row identifies none. */
  product_id: string | null
  /** JSON of the cells that differ or are wrong. */
  cells: string
  /** The product at the time of the comparison. */
  base_version: number
  base_state: ProductState
  /** The stock that the row replaces; null if the row moves the stock by a number of pieces. */
  base_available: number | null
  /** What the row changes: description, price, state, and the stock by `moved` pieces. */
  described: Flag
  repriced: Flag
  restated: Flag
  moved: number
  /** The ordinal of a new product among the new products of the file. */
  place: number
}

/** A product's columns before and after the import, so that applying and undoing use the same statements. */
export interface ImportValuesTable extends DetailColumns, PriceColumns {
  import_id: string
  line: number
  side: 'before' | 'after'
  name: string
  name_folded: string
  sku_folded: Generated<string | null>
  gtin14: Generated<string | null>
  family_key: Generated<string | null>
  family_axes: Generated<string | null>
  family_values: Generated<string | null>
  img: string
  short_description: string
  minimum_order: number
  unit_price_cents: number
  state: ProductState
  product_kind: Generated<ProductKind>
  stocked: Generated<Flag>
}

/** The progress of applying or undoing an import, for the other processes of a shop on PostgreSQL. */
export interface ImportRunsTable {
  import_id: string
  /** Identifies one attempt. */
  run: string
  rows_done: number
  rows_total: number
  stop_asked: 0 | 1
  /** When the run counts as dead unless it reports progress. */
  alive_until: number
}
