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
  /** The choices in the address; a backend without choices shows everything. */
  readonly chosen?: Chosen
  readonly facets?: Facets
  /** Parts, pages and corrections for the words of a search. */
  readonly found?: Found
  /** Results of the words without the other choices, or of one word, if all together find nothing. */
  readonly nearest?: readonly Row[]
  /** The categories of the whole list, when nothing is found. */
  readonly categories?: Facets['categories']
}
