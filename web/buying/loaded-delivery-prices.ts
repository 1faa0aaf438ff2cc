import { useCallback } from 'react'
import { type DeliveryPrices, getDeliveryPrices } from '../../contract/shop/delivery-rates.ts'
import type { PickUpPlace } from '../../contract/shop/pick-up-place.ts'
import { useApi } from '../api/api-context.ts'
import { useHost } from '../api/host.ts'
import { useLoaded } from '../api/use-loaded.ts'

/**
 * Loads the prices of delivery; undefined until then, and where the backend has none.
 *
 * @param isNeeded false if the page does not show them.
 */
export function useLoadedDeliveryPrices(isNeeded = true): DeliveryPrices | undefined {
  const api = useApi()
  const offered = useHost().offers(getDeliveryPrices) && isNeeded
  const load = useCallback(
    async (signal: AbortSignal) => (offered ? api.call(getDeliveryPrices, {}, { signal }) : undefined),
    [api, offered],
  )
  const [loaded] = useLoaded(load)
  return loaded.status === 'ready' ? loaded.data : undefined
}

/** Loads where orders are picked up; undefined until then, and where the shop offers no pick-up. */
export function useLoadedPickUpPlace(isNeeded = true): PickUpPlace | undefined {
  return useLoadedDeliveryPrices(isNeeded)?.pickup ?? undefined
}
