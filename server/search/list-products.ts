import type { CatalogueFilter } from '../../domain/catalogue/catalogue-filter.ts'
import {
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../data/paging/keyset-page.ts'
import { type CatalogueIndex, compare, type ProductSort, sortValue } from './catalogue-index.ts'
import { filterTests } from './filter-tests.ts'
import type { ProductFacts, ProductKind } from './product-facts.ts'

/** The products to show. Empty texts and an empty filter choose all. */
export interface ProductChoice {
  readonly kind: ProductKind
  readonly q: string
  readonly category: string
  readonly filter: CatalogueFilter
  /** The language of `q`; without it, that of the request. */
  readonly language?: string | undefined
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
export function listProducts(
  index: CatalogueIndex,
  { kind, q, category, filter }: ProductChoice,
  { by, descending }: ProductOrder,
  ranked: readonly ProductFacts[] | undefined,
  request: PageRequest,
): Promise<KeysetPage<ProductFacts> | undefined> {
  const tests = filterTests(category, filter)
  const isShown = (facts: ProductFacts) => tests.every(({ passes }) => passes(facts))
  const segment =
    by === 'relevance'
      ? byRelevance(ranked ?? [], isShown)
      : byValue(index, { kind, by, descending }, ranked && new Set(ranked), isShown)
  return readKeysetPage([kind, q, category, filter, by, descending], [segment], request)
}

function byValue(
  index: CatalogueIndex,
  { kind, by, descending }: { kind: ProductKind; by: ProductSort; descending: boolean },
  found: ReadonlySet<ProductFacts> | undefined,
  isShown: (facts: ProductFacts) => boolean,
): KeysetSegment<ProductFacts> {
  const valueFor = sortValue[by]
  return {
    kinds: [by === 'name' ? 'text' : 'instant', 'text'],
    cursorOf: (facts) => [valueFor(facts), facts.id],
    async read(after, limit) {
      const ascending = index.sorted(kind, by)
      const rows: ProductFacts[] = []
      const isBeyond = (facts: ProductFacts) => {
        if (!after) return true
        const order = compare(valueFor(facts), after[0] ?? '') || compare(facts.id, String(after[1]))
        return descending ? order < 0 : order > 0
      }
      for (let place = 0; place < ascending.length && rows.length !== limit; place += 1) {
        const facts = ascending[descending ? ascending.length - 1 - place : place]
        if (facts && isBeyond(facts) && (!found || found.has(facts)) && isShown(facts)) rows.push(facts)
      }
      return rows
    },
  }
}

/**
 * Scores change with each product, so the cursor is the last product itself, whatever its rank is now. If it is
 * deleted, the next product has its rank.
 */
function byRelevance(
  ranked: readonly ProductFacts[],
  isShown: (facts: ProductFacts) => boolean,
): KeysetSegment<ProductFacts> {
  const shown = ranked.filter(isShown)
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
