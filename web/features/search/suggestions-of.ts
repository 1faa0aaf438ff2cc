import type { SearchResult } from '../../../contract/search.ts'
import { links } from '../../routing/links.ts'
import { searchTexts } from './texts.ts'
import type { Found } from './use-search.ts'

/** One row of the list of suggestions: a link with its text, and the product that it shows. */
export interface Suggestion {
  readonly to: string
  readonly text: string
  readonly product?: SearchResult
}

/** Returns the suggestions for what a search found; the last one leads to all results. */
export function suggestionsOf({ results, words }: Found): readonly Suggestion[] {
  return [
    ...results.map((product) => ({
      // A part has no page of its own.
      to: product.kind === 'tool' ? links.tool(product._id) : links.quote(product._id),
      text: product.name,
      product,
    })),
    { to: links.found(words), text: searchTexts.all(words) },
  ]
}
