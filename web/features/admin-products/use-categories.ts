import { useCallback } from 'react'
import { countTools } from '../../../contract/tools.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { useLoaded } from '../../api/use-loaded.ts'

const none: readonly string[] = []

/** Returns the categories of the tools in the shop; none while they load, when that failed, or at another backend. */
export function useCategories(): readonly string[] {
  const api = useApi()
  const offered = useHost().offers(countTools)
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly string[]> => {
      if (!offered) return none
      const { categories } = await api.call(countTools, { query: {} }, { signal })
      return categories.map(({ value }) => value).toSorted()
    },
    [api, offered],
  )
  const [categories] = useLoaded(load)
  return categories.status === 'ready' ? categories.data : none
}
