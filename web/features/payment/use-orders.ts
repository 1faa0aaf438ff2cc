import { useCallback } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { useApi } from '../../api/api-context.ts'
import { getOrder, listChosenOrders } from '../../api/rows/orders.ts'
import { useLoaded } from '../../api/use-loaded.ts'

/** The orders of the page: one order, the orders of a purchase, or named ones. The first given field counts. */
export interface ToPay {
  readonly order?: string | undefined
  readonly purchase?: string | undefined
  /** Their ids, separated by commas. */
  readonly orders?: string | undefined
}

/** Loads the orders and keeps them up to date, because another tab may pay or cancel them. */
export function useOrders({ order, purchase, orders }: ToPay) {
  const api = useApi()
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly Order[]> => {
      if (order !== undefined) return [await api.call(getOrder, { params: { id: order } }, { signal })]
      const query = purchase === undefined ? { orders: orders ?? '' } : { purchase }
      return api.call(listChosenOrders, { query }, { signal })
    },
    [api, order, purchase, orders],
  )
  return useLoaded(load)
}
