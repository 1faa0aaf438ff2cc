import { useCallback, useEffect, useState } from 'react'
import { searchProducts } from '../../contract/catalogue/search.ts'
import type { AnswerOf } from '../../contract/operation.ts'
import { useApi } from './api-context.ts'

/** Searches the shop for words. Must be stable (useCallback) while the search stays the same. */
export type Ask<Answer> = (words: string, signal: AbortSignal) => Promise<Answer>

/** The last answer, with its search words. */
export interface WordsAnswer<Answer> {
  readonly words: string
  /** Undefined after a failure. */
  readonly answer: Answer | undefined
}

/**
 * Searches during typing. Further typing cancels the previous request, so that no late answer replaces a newer one. The
 * previous answer stays until the next one arrives; compare its words if that matters.
 * @param words undefined makes no request and forgets the last answer.
 * @param pauseMs the pause in typing before the request.
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

/** The answer of a product search. */
export type FoundProducts = AnswerOf<typeof searchProducts>

/**
 * Searches for products during typing. Empty words make no request.
 * @param grouped finds only the best member of each family.
 */
export function useProductSearch(
  words: string,
  limit: number,
  grouped = false,
): WordsAnswer<FoundProducts> | undefined {
  const api = useApi()
  const ask = useCallback(
    (q: string, signal: AbortSignal) =>
      api.call(searchProducts, { query: { q, limit, ...(grouped && { grouped: 'true' }) } }, { signal }),
    [api, limit, grouped],
  )
  return useSearchWhileTyping(words === '' ? undefined : words, ask)
}
