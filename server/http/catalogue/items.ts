import type * as contract from '../../../contract/catalogue/items.ts'
import type { InputOf } from '../../../contract/operation.ts'
import { listedDetails } from '../../../domain/catalogue/product-details.ts'
import { type Reading, readWordsOf, wordsInLanguage } from '../../../domain/catalogue/words-in-language.ts'
import { amountOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { findParts, listPartsByPage, type PartRow } from '../../data/queries/catalogue/parts.ts'
import { listPage } from '../serving/answers.ts'
import { choiceOf, foundPage, needsIndex, toFacets } from '../serving/found-products.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { readingOf } from './reading.ts'
import { readDictionary } from './spec-keys.ts'
import { wirePrices } from './tool-prices.ts'

export const items = {
  listItems: {
    handle: async ({ shop, web, input: { query }, setHeader }) => {
      const reading = readingOf(shop)
      const page = isFound(query)
        ? await foundPage(web, 'item', query, (ids) => findParts(shop.database.read, ids))
        : await shop.database.readMany((read) =>
            listPartsByPage(read, { limit: query.limit, after: query.after ?? query.cursor }),
          )
      return listPage(page, setHeader, (part) => toPartResponse(part, reading))
    },
    hasUsualLimit: isFound,
  },
  countItems: async ({ shop, web, input: { query } }) => {
    const counts = await web.search.facets(choiceOf('item', query))
    return done(toFacets(counts, await readDictionary(shop), shop.settings.labelOf))
  },
} satisfies HandlersOf<typeof contract.items>

/** Returns whether the index in memory serves a list, because the database stores only the shop's own order. */
function isFound(query: InputOf<typeof contract.listItems>['query']): boolean {
  return needsIndex(query) || (query.sort !== undefined && query.sort !== 'relevance')
}

/** Converts a stored part to the contract's shape. */
function toPartResponse(stored: PartRow, reading: Reading): contract.Item {
  const item = wordsInLanguage(stored, reading)
  const { id, name, img, priceCents, outline, shortDescription, stock, details } = item
  return {
    _id: id,
    img,
    price: amountOf(priceCents),
    name,
    outline,
    ...(shortDescription !== '' && { shortDescription }),
    ...(stock && { minOrderQuantity: stock.minimumOrder, availableQuantity: stock.available }),
    ...wirePrices(item, reading.label),
    ...listedDetails(details),
    ...readWordsOf(item),
  }
}
