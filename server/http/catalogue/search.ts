import type * as contract from '../../../contract/catalogue/search.ts'
import {
  labelOfCategory,
  type Reading,
  readWordsOf,
  wordsInLanguage,
} from '../../../domain/catalogue/words-in-language.ts'
import { amountOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import type { WrittenPage } from '../../../domain/search/written-pages.ts'
import type { FittingProduct } from '../../operations/fit/find-job-products.ts'
import type { SearchResult } from '../../search/catalogue-search.ts'
import { withLabels } from '../serving/found-products.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { membersIn } from './family-members.ts'
import { readingOf } from './reading.ts'

const usualLimit = 10

export const search = {
  searchProducts: async ({ shop, web, input: { query } }) => {
    const { label } = readingOf(shop)
    const { results, pages, categories, corrections } = await web.search.search(
      query.q,
      query.limit ?? usualLimit,
      undefined,
      query.grouped === 'true',
    )
    return done({
      results: results.map(({ family, ...found }) => ({
        ...toSearchResponse({ ...found, ...labelOfCategory(found.category, label) }),
        ...membersIn(shop, family),
      })),
      pages: pages.map(toPage),
      categories: withLabels(categories, label),
      ...(corrections.length > 0 && { didYouMean: [...corrections] }),
    })
  },
} satisfies HandlersOf<typeof contract.search>

function toPage({ kind, title, lang, address, text, counts }: WrittenPage) {
  return { kind, title, ...(lang && { lang }), address, ...(text && { text }), ...counts }
}

/** Converts a product with its details to the contract's shape, with its words in a language. */
export function toSaidResponse(product: FittingProduct, reading: Reading): contract.SearchResult {
  return toSearchResponse(wordsInLanguage(product, reading))
}

/** Converts a found product to the contract's shape. */
function toSearchResponse(found: SearchResult): contract.SearchResult {
  return {
    kind: found.kind,
    _id: found.id,
    name: found.name,
    img: found.img,
    price: amountOf(found.unitPriceCents),
    outline: found.outline,
    ...(found.sku !== undefined && { sku: found.sku }),
    ...(found.category !== undefined && { category: found.category }),
    ...(found.shortDescription !== '' && { shortDescription: found.shortDescription }),
    ...(found.stocked === 1 && {
      minOrderQuantity: found.minimumOrder,
      availableQuantity: found.available,
    }),
    ...readWordsOf(found),
  }
}
