import { useCallback } from 'react'
import { listPriceLists, type PriceList } from '../../../contract/prices/price-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'

/**
 * Loads all price lists by name.
 *
 * @param isOffered false where the backend has none, so that nothing is asked.
 */
export function usePriceLists(isOffered = true) {
  const api = useApi()
  return useLoaded(
    useCallback(
      async (signal: AbortSignal): Promise<readonly PriceList[]> =>
        isOffered ? api.call(listPriceLists, {}, { signal }) : [],
      [api, isOffered],
    ),
  )
}
