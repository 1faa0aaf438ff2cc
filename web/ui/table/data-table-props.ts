import type { ReactNode } from 'react'
import type { Choice, DataColumn, TableView } from './table-view.ts'

/** What is known of the list: as a loader tells it. */
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
  /** There is nothing at all, and what to do about it. */
  readonly empty: string
  readonly nothingFound: string
  readonly showAll: string
  readonly search: string
  readonly searchHint?: string
  readonly sortBy: string
  readonly alone: string
  /** How many rows are shown, and whether there are more. */
  readonly count: (rows: number, more: boolean) => string
  readonly tryAgain: string
  readonly pages: string
  readonly nextPage: string
  readonly firstPage: string
}

export interface DataTableProps<Row> {
  readonly texts: DataTableTexts
  readonly columns: readonly DataColumn<Row>[]
  readonly keyOf: (row: Row) => string
  readonly list: ListState<Row>
  /** The next part is on its way; what is shown is the one before. */
  readonly busy?: boolean
  /** The whole list is at hand, so it is searched, sorted and paged here. */
  readonly whole: boolean
  readonly view: TableView
  readonly onView: (change: Partial<Omit<TableView, 'searchBox'>>) => void
  readonly onTryAgain: () => void
  /** What to do about an empty list. */
  readonly emptyAction?: ReactNode
  /** The orders that the list can have; the first is its usual one. */
  readonly sorts: readonly Choice[]
  readonly filter?: {
    readonly label: string
    readonly choices: readonly Choice[]
    /** Needed where the whole list is at hand. */
    readonly matches?: (row: Row, value: string) => boolean
  }
}
