import type { Facets } from '../../../../contract/catalogue/catalogue-query.ts'
import type { Chosen } from './list-query.ts'
import type { Found } from './search.ts'

/** One page of a list of products. */
export interface ListData<Row> {
  readonly rows: readonly Row[]
  /** Whether this is the first page of the list. */
  readonly isFirst: boolean
  /** The cursor of the next page, if any. */
  readonly next?: string
  /** The filters in the address; undefined for a backend without filters, which shows everything. */
  readonly chosen?: Chosen
  readonly facets?: Facets
  /** Parts, pages and corrections for the search words. */
  readonly found?: Found
  /** Shown if nothing matches: results of the words without the filters, or of a single word. */
  readonly nearest?: readonly Row[]
  /** The categories of the whole list, if nothing is found. */
  readonly categories?: Facets['categories']
}
