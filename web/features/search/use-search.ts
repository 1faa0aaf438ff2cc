import { useEffect, useState } from 'react'
import { searchProducts } from '../../../contract/catalogue/search.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { useApi } from '../../api/api-context.ts'

/** What a search found, with its words. */
export type Found = AnswerOf<typeof searchProducts> & {
  readonly words: string
}

/** Number of suggestions. */
const limit = 6

/**
 * Searches for words while they are typed. Further typing cancels the request before, so that an answer always
 * belongs to the last words; until it arrives, the previous answer stays. Without an answer there are no suggestions,
 * and the form still works.
 */
export function useSearch(words: string): Found | undefined {
  const api = useApi()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (words === '') return setFound(undefined)
    const abort = new AbortController()
    api.call(searchProducts, { query: { q: words, limit } }, { signal: abort.signal }).then(
      (answer) => {
        if (!abort.signal.aborted) setFound({ words, ...answer })
      },
      () => {
        if (!abort.signal.aborted) setFound(undefined)
      },
    )
    return () => abort.abort()
  }, [api, words])
  return found
}
