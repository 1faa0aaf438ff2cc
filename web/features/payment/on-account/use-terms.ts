import { useCallback } from 'react'
import type { Order } from '../../../../contract/orders/orders.ts'
import { getOwnTerms, type OwnTerms } from '../../../../contract/payments/on-account.ts'
import { amountOf, centsOf } from '../../../../domain/money.ts'
import { stateOf } from '../../../../domain/orders/order-states.ts'
import { useApi } from '../../../api/api-context.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useHost } from '../../../api/host.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { sumOf } from '../order-sums.ts'

/** How the customer's company pays by invoice. */
export interface Terms extends OwnTerms {
  /** By how much the orders would exceed the limit; 0 or less if they do not. */
  readonly excess: number
  /** Whether these orders can be on account, as far as the page knows. */
  readonly fits: boolean
}

/**
 * Returns the terms of the customer's company for orders.
 * @returns null while they load; undefined if {host} has none, they did not load, or the orders are on account already.
 */
export function useTerms(orders: readonly Order[]): Terms | null | undefined {
  const loaded = useOwnTerms()
  if (!orders.every((order) => stateOf(order) === 'unpaid')) return undefined
  if (!loaded) return loaded
  if (!loaded.offered || loaded.limit === null) return undefined
  const excess = amountOf(centsOf(loaded.owed) + centsOf(sumOf(orders)) - centsOf(loaded.limit))
  return { ...loaded, excess, fits: excess <= 0 && loaded.overdueSince === null }
}

/** Loads the own terms; null while they load, undefined if {host} has none or they did not load. */
export function useOwnTerms(): OwnTerms | null | undefined {
  const api = useApi()
  const isOffered = useHost().offers(getOwnTerms)
  const load = useCallback(
    async (signal: AbortSignal): Promise<OwnTerms | undefined> => {
      if (!isOffered) return undefined
      try {
        return await api.call(getOwnTerms, {}, { signal })
      } catch (error) {
        // The card pays everything then.
        if (error instanceof ApiError) return undefined
        throw error
      }
    },
    [api, isOffered],
  )
  const [loaded] = useLoaded(load)
  if (!isOffered) return undefined
  if (loaded.status !== 'ready') return loaded.status === 'loading' ? null : undefined
  return loaded.data
}
