import { addressOfQuery, queryOfAddress } from '../../../../domain/catalogue/catalogue-address.ts'

/** The sort orders of a list; a hyphen before a name means descending. */
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

/** The choices in a list's address. */
export interface Chosen {
  readonly query: Omit<ListQuery, 'after'>
  /** The view that the address names; the person's own otherwise. */
  readonly view?: View
}

/** The longest words that a search accepts. */
const longestWords = 100

/** Reads what an address chooses; unknown sort orders and views are left out. */
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
 * Returns the canonical address of a list's choices, without the page. Unknown parameters and values are left out,
 * and the rest has a fixed order, so that server and browser render the same.
 */
export function choicesOf(address: URLSearchParams): URLSearchParams {
  const { query, view } = chosenIn(address)
  const choices = addressOfQuery(query)
  if (view) choices.set('view', view)
  return choices
}
