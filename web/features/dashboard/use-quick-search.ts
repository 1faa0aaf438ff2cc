import { useEffect, useState } from 'react'
import { type QuickFound, quickSearch } from '../../../contract/desk/quick.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'

/** Typing pauses this long before the shop is asked. */
const pauseMs = 200
/** The shop answers no shorter words. */
const fewestLetters = 2

type Search =
  | { readonly status: 'none' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly found: QuickFound }

type Answered = { readonly words: string } & Search

/**
 * Searches for words once typing pauses. Further typing cancels the request before, and only an answer to the current
 * words is returned, so that Enter never opens what other words have found.
 */
export function useQuickSearch(words: string): Search {
  const api = useApi()
  const offered = useHost().offers(quickSearch)
  const [answer, setAnswer] = useState<Answered>({ words: '', status: 'none' })
  const asks = offered && words.length >= fewestLetters
  useEffect(() => {
    if (!asks) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      api.call(quickSearch, { query: { q: words } }, { signal: abort.signal }).then(
        (found) => {
          if (!abort.signal.aborted) setAnswer({ words, status: 'found', found })
        },
        () => {
          if (!abort.signal.aborted) setAnswer({ words, status: 'failed' })
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, asks, words])
  if (!asks) return { status: 'none' }
  return answer.words === words ? answer : { status: 'searching' }
}
