import { useEffect, useState } from 'react'
import { type SearchResult, searchProducts } from '../../../contract/catalogue/search.ts'
import { useApi } from '../../api/api-context.ts'

const none: readonly SearchResult[] = []

/**
 * Searches for products with stock while words are typed; further typing cancels the request before. Without an answer
 * nothing is found, and the form still works.
 */
export function useFoundProducts(words: string): readonly SearchResult[] {
  const api = useApi()
  const [found, setFound] = useState(none)
  useEffect(() => {
    if (words === '') return setFound(none)
    const abort = new AbortController()
    const show = (products: readonly SearchResult[]) => {
      if (!abort.signal.aborted) setFound(products)
    }
    api.call(searchProducts, { query: { q: words, limit: 8 } }, { signal: abort.signal }).then(
      // Only what has stock can be ordered.
      ({ results }) => show(results.filter(({ availableQuantity }) => availableQuantity !== undefined)),
      () => show(none),
    )
    return () => abort.abort()
  }, [api, words])
  return found
}
