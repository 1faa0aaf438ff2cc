import { useCallback } from 'react'
import { listToolReviews } from '../../../contract/catalogue/reviews.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { stateOf } from '../../../domain/orders/order-states.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { listOwnOrders } from '../../api/rows/orders.ts'
import { type Loaded, useLoaded } from '../../api/use-loaded.ts'

/** A product as a choice of the review form. */
export interface BoughtProduct {
  readonly id: string
  readonly name: string
}

/** Loads the tools of a person's paid orders, each once; empty if the backend has no reviews of tools. */
export function useBoughtProducts(email: string): readonly [Loaded<readonly BoughtProduct[]>, () => void] {
  const api = useApi()
  const offered = useHost().offers(listToolReviews)
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (!offered) return []
      return boughtProducts(await api.call(listOwnOrders, { query: { customer: email } }, { signal }))
    },
    [api, offered, email],
  )
  return useLoaded(load, { reloadOnReturn: false })
}

function boughtProducts(orders: readonly Order[]): readonly BoughtProduct[] {
  const names = new Map<string, string>()
  for (const order of orders)
    if (['paid', 'on-account'].includes(stateOf(order)) && order.Id !== '' && !names.has(order.Id))
      names.set(order.Id, order.tool)
  return [...names].map(([id, name]) => ({ id, name }))
}
