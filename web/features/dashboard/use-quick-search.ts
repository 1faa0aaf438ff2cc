import { useCallback } from 'react'
import { type QuickFound, quickSearch } from '../../../contract/desk/quick.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { useSearchWhileTyping } from '../../api/search-while-typing.ts'

/** Typing pauses this long before the shop is asked. */
const pauseMs = 200
/** The shop answers no shorter words. */
const fewestLetters = 2

const nothing: QuickFound = { orders: [], products: [], people: [] }

type Search =
  | { readonly status: 'none' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly found: QuickFound }

/**
 * Searches for words once typing pauses. Only an answer to the current words is returned, so that Enter never opens
 * what other words have found.
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
  // With another backend the search finds only pages, so that words without a page get an answer, too.
  if (!offered && words !== '') return { status: 'found', found: nothing }
  if (!asks) return { status: 'none' }
  if (search?.words !== words) return { status: 'searching' }
  return search.answer ? { status: 'found', found: search.answer } : { status: 'failed' }
}
