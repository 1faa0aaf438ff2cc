import type { CatalogueFilter } from '../../domain/catalogue/catalogue-filter.ts'
import {
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../data/paging/keyset-page.ts'
import { type CatalogueIndex, compare, type ProductSort, sortValue } from './catalogue-index.ts'
import { filterTests } from './filter-tests.ts'
import { type GroupedProducts, groupFamilies } from './group-families.ts'
import type { ProductFacts, ProductKind } from './product-facts.ts'

/** The products to show. Empty texts and an empty filter choose all. */
export interface ProductChoice {
  readonly kind: ProductKind
  readonly q: string
  readonly category: string
  readonly filter: CatalogueFilter
  /** The language of `q`; without it, that of the request. */
  readonly language?: string | undefined
  /** Shows the members of a family as one row, and counts them once. */
  readonly grouped?: boolean | undefined
}

/** A page of a list, with the members of the families that it shows as one row, by the key of the family. */
export interface ProductPage extends KeysetPage<ProductFacts> {
  readonly members: GroupedProducts['members']
}

/** The sort order; `relevance` needs a `q`. */
export interface ProductOrder {
  readonly by: ProductSort | 'relevance'
  readonly descending: boolean
}

/**
 * Returns a page of products; undefined if the cursor belongs to another list. A cursor is the place of a product in
 * the order, so products that appear or vanish do not shift others.
 *
 * @param ranked the search results, best first; undefined without a `q`.
 */
export async function listProducts(
  index: CatalogueIndex,
  { kind, q, category, filter, grouped = false }: ProductChoice,
  { by, descending }: ProductOrder,
  ranked: readonly ProductFacts[] | undefined,
  request: PageRequest,
): Promise<ProductPage | undefined> {
  const tests = filterTests(category, filter)
  const isShown = (facts: ProductFacts) => tests.every(({ passes }) => passes(facts))
  const list = [kind, q, category, filter, by, descending, ...(grouped ? ['grouped'] : [])]
  const found = by === 'relevance' || !ranked ? undefined : new Set(ranked)
  const isFound = (facts: ProductFacts) => (!found || found.has(facts)) && isShown(facts)
  const first = by === 'relevance' ? (ranked ?? []) : inOrder(index.sorted(kind, by), descending)
  const all = found || tests.length > 0 ? first.filter(isFound) : first
  const { products, members } = grouped ? groupFamilies(all) : { products: all, members: noMembers }
  const segment = by === 'relevance' ? byRelevance(products) : byValue(products, by, descending)
  const page = await readKeysetPage(list, [segment], request)
  return page && { ...page, members }
}

const noMembers: GroupedProducts['members'] = new Map()

function inOrder(ascending: readonly ProductFacts[], descending: boolean): readonly ProductFacts[] {
  return descending ? ascending.toReversed() : ascending
}

/** Pages through products in the order of a value. */
function byValue(
  shown: readonly ProductFacts[],
  by: ProductSort,
  descending: boolean,
): KeysetSegment<ProductFacts> {
  const valueFor = sortValue[by]
  return {
    kinds: [by === 'name' ? 'text' : 'instant', 'text'],
    cursorOf: (facts) => [valueFor(facts), facts.id],
    async read(after, limit) {
      if (!after) return shown.slice(0, limit)
      const [value = '', id] = after
      const start = shown.findIndex((facts) => {
        const order = compare(valueFor(facts), value) || compare(facts.id, String(id))
        return descending ? order < 0 : order > 0
      })
      return start < 0 ? [] : shown.slice(start, limit === undefined ? undefined : start + limit)
    },
  }
}

/**
 * Scores change with each product, so the cursor is the last product itself, whatever its rank is now. If it is
 * deleted, the next product has its rank.
 */
function byRelevance(shown: readonly ProductFacts[]): KeysetSegment<ProductFacts> {
  return {
    kinds: ['instant', 'text'],
    cursorOf: (facts) => [shown.indexOf(facts), facts.id],
    async read(after, limit) {
      const place = after ? shown.findIndex(({ id }) => id === after[1]) : -1
      const start = after && place < 0 ? Math.max(0, Number(after[0])) : place + 1
      return shown.slice(start, limit === undefined ? undefined : start + limit)
    },
  }
}
