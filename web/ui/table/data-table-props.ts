import type { ReactNode } from 'react'
import type { Formats } from '../values/formats.ts'
import type { Choice, DataColumn, ListFilter, TableView } from './table-view.ts'
import type { LoadAllRows } from './use-print-all.ts'
import type { RowSelection } from './use-selection.ts'

/** State of the list, as its loader returns it. */
type ListState<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: { readonly message: string } }
  | {
      readonly status: 'ready'
      readonly data: { readonly rows: readonly Row[]; readonly next?: string }
      readonly stale?: { readonly message: string }
    }

export interface DataTableTexts {
  readonly caption: string
  readonly loading: string
  readonly notLoaded: string
  readonly notRefreshed: string
  /** Text when the list has no rows at all. */
  readonly empty: string
  readonly nothingFound: string
  readonly showAll: string
  readonly search: string
  readonly searchHint?: string
  readonly sortBy: string
  /** Says how many rows are shown, and whether there are more. */
  readonly count: (formats: Formats, rows: number, more: boolean) => string
  readonly tryAgain: string
  readonly pages: string
  readonly nextPage: string
  readonly firstPage: string
  readonly columns: string
  readonly print: string
  /** Prints all pages up to a number of rows, with its progress, its end, and the printed note about further rows. */
  readonly printAll: (formats: Formats, most: number) => string
  readonly printLoaded: (rows: number) => string
  readonly printStop: string
  readonly printedFirst: (formats: Formats, rows: number) => string
  /** Says on paper when the list was read. */
  readonly asOf: string
  readonly from: string
  readonly to: string
  readonly select: string
  readonly allOnPage: string
  readonly selected: (count: number) => string
  readonly clearSelection: string
  /** The question before a bulk action, its answer no, and its progress. */
  readonly sure: string
  readonly notNow: string
  readonly ofAll: (answered: number, all: number) => string
}

export interface DataTableProps<Row> {
  readonly texts: DataTableTexts
  readonly columns: readonly DataColumn<Row>[]
  readonly keyOf: (row: Row) => string
  readonly list: ListState<Row>
  /** The next page is loading; the previous one is still shown. */
  readonly busy?: boolean
  /** All rows are loaded, so the browser searches, sorts and pages them. */
  readonly whole: boolean
  readonly view: TableView
  readonly onView: (change: Partial<Omit<TableView, 'searchBox'>>) => void
  readonly onTryAgain: () => void
  /** The action offered when the list is empty. */
  readonly emptyAction?: ReactNode
  /** The available sort orders; the first is the default. */
  readonly sorts: readonly Choice[]
  readonly filter?: ListFilter & {
    /** Needed when all rows are loaded. */
    readonly matches?: (row: Row, value: string) => boolean
  }
  /** Further filters, which narrow the list together; only for a server that filters. */
  readonly also?: readonly (ListFilter & { readonly name: string })[]
  /** Offers a first and a last day. */
  readonly range?: true
  /** Offers to select rows and to change them together. */
  readonly selection?: RowSelection<Row>
  /** Loads the rows of all pages, to print them. */
  readonly loadAll?: LoadAllRows<Row>
  /** A line of totals under the table. */
  readonly totals?: ReactNode
  /** More controls above the table, such as an export. */
  readonly tools?: ReactNode
}
