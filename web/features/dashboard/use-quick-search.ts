import { useCallback } from 'react'
import { type QuickFound, quickSearch } from '../../../contract/desk/quick.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { useSearchWhileTyping } from '../../api/search-while-typing.ts'

/** The pause in typing before a search. */
const pauseMs = 200
/** The minimum length of search words. */
const fewestLetters = 2

const nothing: QuickFound = { orders: [], products: [], people: [] }

type Search =
  | { readonly status: 'none' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly found: QuickFound }

/**
 * Searches for words once typing pauses. Returns only results for the current words, so that Enter never opens a result
 * of earlier words.
 */
export function useQuickSearch(words: string): Search {
  const api = useApi()
  const offered = useHost().offers(quickSearch)
  const asks = offered && words.length >= fewestLetters
  const ask = useCallback(
    (q: string, signal: AbortSignal) => api.call(quickSearch, { query: { q } }, { signal }),
    [api],
  )
  const search = useSearchWhileTyping(asks ? words : undefined, ask, pauseMs)
  // Another backend has no search: only pages are found, and words without a page get an empty result.
  if (!offered && words !== '') return { status: 'found', found: nothing }
  if (!asks) return { status: 'none' }
  if (search?.words !== words) return { status: 'searching' }
  return search.answer ? { status: 'found', found: search.answer } : { status: 'failed' }
}
