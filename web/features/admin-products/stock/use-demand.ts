import { useCallback } from 'react'
import { listRestockDemand } from '../../../../contract/catalogue/restock-requests.ts'
import { useApi } from '../../../api/api-context.ts'
import { useHost } from '../../../api/host.ts'
import { useLoaded } from '../../../api/use-loaded.ts'

const none: ReadonlyMap<string, number> = new Map()

/** Returns how many people wait for each product; undefined while loading, after a failure, or with another backend. */
export function useDemand(): ReadonlyMap<string, number> {
  const api = useApi()
  const { offers } = useHost()
  const offered = offers(listRestockDemand)
  const load = useCallback(
    async (signal: AbortSignal): Promise<ReadonlyMap<string, number>> => {
      if (!offered) return none
      const rows = await api.call(listRestockDemand, {}, { signal })
      return new Map(rows.map(({ tool: product, waiting }) => [product, waiting]))
    },
    [api, offered],
  )
  const [demand] = useLoaded(load)
  return demand.status === 'ready' ? demand.data : none
}
