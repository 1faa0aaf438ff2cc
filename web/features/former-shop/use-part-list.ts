import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../../api/api-context.ts'
import type { Continued, ShopApi } from '../../api/client.ts'
import { useLastReady, useLoaded } from '../../api/use-loaded.ts'

/** Rows of a page. */
const shownAtOnce = 20

interface PartQuery {
  readonly limit: number
  readonly after?: string
  readonly search?: string
}

export type LoadPart<Row> = (
  api: ShopApi,
  query: PartQuery,
  options: { readonly signal: AbortSignal },
) => Promise<Continued<readonly Row[]>>

/**
 * Loads a list that is a part of another page. The previous rows stay until the next ones have loaded.
 *
 * @param load must be stable.
 */
export function usePartList<Row>(load: LoadPart<Row>, search = '') {
  const api = useApi()
  const [after, setAfter] = useState<string>()
  // Another search begins with its first page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about the search.
  useEffect(() => setAfter(undefined), [search])
  const [loaded, reload] = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const query = { limit: shownAtOnce, ...(search && { search }) }
        let page = await load(api, { ...query, ...(after && { after }) }, { signal })
        // The server tests a limited number of rows for each page, so a page may be empty.
        while (page.answer.length === 0 && page.next !== undefined && !signal.aborted)
          page = await load(api, { ...query, after: page.next }, { signal })
        return page
      },
      [api, load, search, after],
    ),
  )
  const last = useLastReady(loaded)
  return { loaded, reload, shown: loaded.status === 'failed' ? undefined : last, after, onPage: setAfter }
}
