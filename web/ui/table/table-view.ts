import type { RecordColumn } from './record-table.tsx'

/** The visible part of a list and its order. An empty text means no filter, or the default order. */
export interface TableView {
  readonly search: string
  /** The name of a sort order, with a leading hyphen for descending. */
  readonly sort: string
  readonly filter: string
  /** The chosen values of the further filters, by name. */
  readonly also?: Readonly<Record<string, string>>
  /** The cursor at the end of the previous page. */
  readonly after: string
  /** First and last day, like 2030-06-01; a missing day sets no limit. */
  readonly from?: string
  readonly to?: string
  /** Names of the visible columns, separated by commas; all columns by default. */
  readonly columns?: string
  /** Changes after each navigation that did not come from the list's tools, and thereby remounts the search field. */
  readonly searchBox: number
}

/** Number of rows on a page. */
export const rowsPerPage = 25

/** An option of a list's filter or sort order. */
export interface Choice {
  readonly value: string
  readonly text: string
}

/** A choice of a list's filter; an empty text shows all rows. */
export interface ListFilter {
  readonly label: string
  readonly choices: readonly Choice[]
}

/** A column that the browser can sort or search when all rows are loaded. */
export interface DataColumn<Row> extends RecordColumn<Row> {
  /** The column's name in the sort order; without one, the column cannot be sorted. */
  readonly sort?: string
  /** The value to sort by and search in. */
  readonly value?: (row: Row) => string | number | undefined
  /** Includes the column in the search. */
  readonly searched?: true
  /** A column that cannot be hidden, because it contains the row's actions. */
  readonly fixed?: true
}

/** The visible page of a list in the table. */
export interface ShownRows<Row> {
  readonly rows: readonly Row[]
  /** Cursor of the next page; undefined on the last page. */
  readonly next: string | undefined
}
