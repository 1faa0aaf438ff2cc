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
  /** Text for a list without any rows. */
  readonly empty: string
  readonly nothingFound: string
  readonly showAll: string
  readonly search: string
  readonly searchHint?: string
  readonly sortBy: string
  /** States how many rows are shown, and whether there are more. */
  readonly count: (formats: Formats, rows: number, more: boolean) => string
  readonly tryAgain: string
  readonly pages: string
  readonly nextPage: string
  readonly firstPage: string
  readonly columns: string
  readonly print: string
  /**
   * Texts for printing all pages up to a limit: the button, its progress, its end, and the printed note about further
   * rows.
   */
  readonly printAll: (formats: Formats, most: number) => string
  readonly printLoaded: (rows: number) => string
  readonly printStop: string
  readonly printedFirst: (formats: Formats, rows: number) => string
  /** States in print when the list was loaded. */
  readonly asOf: string
  readonly from: string
  readonly to: string
  readonly select: string
  readonly allOnPage: string
  readonly selected: (count: number) => string
  readonly clearSelection: string
  /** Texts of a bulk action: the question, its negative answer, and the progress. */
  readonly sure: string
  readonly notNow: string
  readonly ofAll: (answered: number, all: number) => string
}

export interface DataTableProps<Row> {
  readonly texts: DataTableTexts
  readonly columns: readonly DataColumn<Row>[]
  readonly keyOf: (row: Row) => string
  readonly list: ListState<Row>
  /** True while the next page loads and the previous one is still visible. */
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
    /** Required if all rows are loaded. */
    readonly matches?: (row: Row, value: string) => boolean
  }
  /** Further filters, combined with "and"; only for a server that filters. */
  readonly also?: readonly (ListFilter & { readonly name: string })[]
  /** Offers the filter by first and last day. */
  readonly range?: true
  /** Makes rows selectable for bulk actions. */
  readonly selection?: RowSelection<Row>
  /** Loads the rows of all pages, for printing. */
  readonly loadAll?: LoadAllRows<Row>
  /** A line of totals below the table. */
  readonly totals?: ReactNode
  /** Further controls above the table, such as an export. */
  readonly tools?: ReactNode
}
