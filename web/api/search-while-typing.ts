import { useCallback, useEffect, useState } from 'react'
import { searchProducts } from '../../contract/catalogue/search.ts'
import type { AnswerOf } from '../../contract/operation.ts'
import { useApi } from './api-context.ts'

/** Searches the shop for words. The function must be stable (useCallback) while its search is the same. */
export type Ask<Answer> = (words: string, signal: AbortSignal) => Promise<Answer>

/** The last answer, with the words that it belongs to. */
export interface WordsAnswer<Answer> {
  readonly words: string
  /** Undefined after a failure. */
  readonly answer: Answer | undefined
}

/**
 * Searches during typing. Further typing cancels the previous request, so that no late answer replaces a newer one.
 * The previous answer stays until the next one arrives; compare its words if that matters.
 *
 * @param words undefined asks nothing and forgets the last answer.
 * @param pauseMs how long typing pauses before the request.
 */
export function useSearchWhileTyping<Answer>(
  words: string | undefined,
  ask: Ask<Answer>,
  pauseMs = 0,
): WordsAnswer<Answer> | undefined {
  const [last, setLast] = useState<WordsAnswer<Answer>>()
  useEffect(() => {
    if (words === undefined) return setLast(undefined)
    const abort = new AbortController()
    const show = (answer: Answer | undefined) => {
      if (!abort.signal.aborted) setLast({ words, answer })
    }
    const timer = setTimeout(() => {
      ask(words, abort.signal).then(show, () => show(undefined))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [words, ask, pauseMs])
  return last
}

/** What a search of products found. */
export type FoundProducts = AnswerOf<typeof searchProducts>

/** Searches for products while words are typed. Empty words search nothing. */
export function useProductSearch(words: string, limit: number): WordsAnswer<FoundProducts> | undefined {
  const api = useApi()
  const ask = useCallback(
    (q: string, signal: AbortSignal) => api.call(searchProducts, { query: { q, limit } }, { signal }),
    [api, limit],
  )
  return useSearchWhileTyping(words === '' ? undefined : words, ask)
}
