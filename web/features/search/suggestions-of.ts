import type { SearchResult } from '../../../contract/catalogue/search.ts'
import { hasStock } from '../../../domain/catalogue/stock-state.ts'
import type { FoundProducts } from '../../api/search-while-typing.ts'
import { links } from '../../routing/links.ts'
import { searchTexts } from './texts.ts'

/** A row of the list of suggestions: a link with its text, and its product. */
export interface Suggestion {
  readonly to: string
  readonly text: string
  readonly product?: SearchResult
}

/** The most suggestions of each other kind, which leaves room for products. */
const mostOthers = 2

/**
 * Returns the suggestions for a search's results: an order with the typed number, products, categories and pages. The
 * last one leads to all results.
 */
export function suggestionsOf(
  words: string,
  { results, categories = [], pages = [] }: FoundProducts,
  order: Suggestion | undefined,
): readonly Suggestion[] {
  return [
    ...(order ? [order] : []),
    ...results.map((product) => ({
      to: links.part(product._id, product.kind === 'tool' || hasStock(product)),
      text: product.name,
      product,
    })),
    ...categories.slice(0, mostOthers).map(({ value, label }) => ({
      to: links.toolsOf(value),
      text: searchTexts.category(label ?? value),
    })),
    ...pages
      .slice(0, mostOthers)
      .map(({ title, address }) => ({ to: address, text: searchTexts.page(title) })),
    { to: links.found(words), text: searchTexts.all(words) },
  ]
}
