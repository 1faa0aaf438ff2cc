import type { RecordColumn } from './record-table.tsx'

/** The part of a list that is shown, and its order. Empty text: not narrowed, or the list's own order. */
export interface TableView {
  readonly search: string
  /** One of the list's orders, with a hyphen for descending. */
  readonly sort: string
  readonly filter: string
  /** Where the page before ended. */
  readonly after: string
  /** Changes after each navigation that did not come from the list's tools: the search field starts again then. */
  readonly searchBox: number
}

/** How many rows stand on a page. */
export const rowsPerPage = 25

/** One of several ways to look at a list, and its words. */
export interface Choice {
  readonly value: string
  readonly text: string
}

/** A column that can be sorted or searched when the whole list is at hand. */
export interface DataColumn<Row> extends RecordColumn<Row> {
  /** How `sort` names it; without it the list is not sorted by this column. */
  readonly sort?: string
  /** What is sorted by and searched in. */
  readonly value?: (row: Row) => string | number | undefined
  /** Whether a search looks here. */
  readonly searched?: true
}

/** The part of a list that is shown. */
export interface ShownRows<Row> {
  readonly rows: readonly Row[]
  /** Where the next page begins; undefined when this is the last one. */
  readonly next: string | undefined
}
