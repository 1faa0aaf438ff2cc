import { useCallback } from 'react'
import { quoteOwnPricesOfRequest } from '../../../contract/prices/own-prices.ts'
import { useApi } from '../../api/api-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useAllowed } from '../../session/rights.tsx'
import type { OwnSteps } from './offer-values.ts'

const none: ReadonlyMap<string, OwnSteps> = new Map()

/**
 * Loads what the account of a request's sender pays for products, if it has lower prices of its own.
 *
 * @param ids the products' ids, joined with commas.
 */
export function useOwnPricesOfSender(requestId: string, ids: string): ReadonlyMap<string, OwnSteps> {
  const api = useApi()
  const offered = useAllowed()(quoteOwnPricesOfRequest)
  const load = useCallback(
    async (signal: AbortSignal): Promise<ReadonlyMap<string, OwnSteps>> => {
      if (!offered || ids === '') return none
      const body = { lines: ids.split(',').map((Id) => ({ Id })) }
      const { prices } = await api.call(
        quoteOwnPricesOfRequest,
        { params: { id: requestId }, body },
        { signal },
      )
      return new Map(prices.filter(({ isOwn }) => isOwn).map(({ Id, steps }) => [Id, steps]))
    },
    [api, offered, requestId, ids],
  )
  const [loaded] = useLoaded(load, { reloadOnReturn: false })
  // Without them the usual price is proposed, which the owner can change.
  return loaded.status === 'ready' ? loaded.data : none
}
