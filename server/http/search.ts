import * as contract from '../../contract/search.ts'
import { dollarsOf } from '../../domain/money.ts'
import { done } from '../../domain/outcome.ts'
import type { SearchResult } from '../search/catalogue-search.ts'
import { serve } from './serving/serve-operation.ts'

const usualLimit = 10

export const search = [
  serve(contract.searchProducts, async ({ web, input: { query } }) => {
    const { results, corrections } = await web.search.search(query.q, query.limit ?? usualLimit)
    return done({
      results: results.map(toSearchResponse),
      ...(corrections.length > 0 && { didYouMean: [...corrections] }),
    })
  }),
]

/** Converts a found product to the contract's shape. */
export function toSearchResponse(found: SearchResult): contract.SearchResult {
  return {
    kind: found.kind,
    _id: found.id,
    name: found.name,
    img: found.img,
    price: dollarsOf(found.unitPriceCents),
    outline: found.outline,
    ...(found.kind === 'tool' && {
      shortDescription: found.shortDescription,
      minOrderQuantity: found.minimumOrder,
      availableQuantity: found.available,
    }),
  }
}
