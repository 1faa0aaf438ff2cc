import { addressOfQuery, queryOfAddress } from '../../../../domain/catalogue/catalogue-address.ts'

/** The sort orders of a list; a leading hyphen means descending. */
export const sorts = [
  'relevance',
  'price',
  '-price',
  'name',
  '-name',
  'availableQuantity',
  '-availableQuantity',
  'newest',
] as const
export type Sort = (typeof sorts)[number]

/** The API's parameters of a list. */
export interface ListQuery {
  readonly q?: string
  readonly category?: string
  readonly filter?: string
  readonly sort?: Sort
  readonly after?: string
}

export const views = ['board', 'scale', 'table'] as const
export type View = (typeof views)[number]

/** The filters in a list's address. */
export interface Chosen {
  readonly query: Omit<ListQuery, 'after'>
  /** The view that the address names; by default the person's own. */
  readonly view?: View
}

/** The maximum length of search words. */
const longestWords = 100

/** Reads the filters of an address. Leaves out unknown sort orders and views. */
export function chosenIn(address: URLSearchParams): Chosen {
  const { q, category, filter, sort } = queryOfAddress(address)
  const order = sorts.find((one) => one === sort)
  const view = views.find((one) => one === address.get('view'))
  return {
    query: {
      ...(q && { q: q.slice(0, longestWords) }),
      ...(category && { category: category.slice(0, 60) }),
      ...(filter && { filter }),
      ...(order && { sort: order }),
    },
    ...(view && { view }),
  }
}

/**
 * Returns the canonical address of a list's filters, without the page. Unknown parameters and values are left out, and
 * the others have a fixed order, so that server and browser render the same.
 */
export function choicesOf(address: URLSearchParams): URLSearchParams {
  const { query, view } = chosenIn(address)
  const choices = addressOfQuery(query)
  if (view) choices.set('view', view)
  return choices
}
