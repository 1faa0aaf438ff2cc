import { useEffect, useState } from 'react'
import { searchProducts } from '../../../../contract/catalogue/search.ts'
import type { AnswerOf } from '../../../../contract/operation.ts'
import { useApi } from '../../../api/api-context.ts'

type FoundTool = Pick<AnswerOf<typeof searchProducts>['results'][number], '_id' | 'name'>

const none: readonly FoundTool[] = []

/**
 * Searches for tools while words are typed; further typing cancels the request before. Without an answer nothing is
 * found, and the form still works.
 */
export function useFoundTools(words: string): readonly FoundTool[] {
  const api = useApi()
  const [found, setFound] = useState(none)
  useEffect(() => {
    if (words === '') return setFound(none)
    const abort = new AbortController()
    const show = (tools: readonly FoundTool[]) => {
      if (!abort.signal.aborted) setFound(tools)
    }
    api.call(searchProducts, { query: { q: words, limit: 10 } }, { signal: abort.signal }).then(
      ({ results }) => show(results.filter(({ kind }) => kind === 'tool')),
      () => show(none),
    )
    return () => abort.abort()
  }, [api, words])
  return found
}
