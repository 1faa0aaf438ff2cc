import { useCallback } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { useHost } from '../../api/host.ts'
import { type DescribedProduct, listChosenProducts } from '../../api/rows/catalogue.ts'
import { useLoaded } from '../../api/use-loaded.ts'

/** The products of orders by id, if they are still offered. */
export type Pictures = ReadonlyMap<string, Pick<DescribedProduct, 'img' | 'outline'>>

const none: Pictures = new Map()

/** Loads the pictures of ordered products. Until then, and after a failure, the page shows outlines. */
export function usePictures(orders: readonly Order[]): Pictures {
  const api = useApi()
  const offered = useHost().offers(listChosenProducts)
  const ids = [...new Set(orders.map(({ Id }) => Id))].join()
  const load = useCallback(
    async (signal: AbortSignal): Promise<Pictures> => {
      if (!offered || ids === '') return none
      try {
        const products = await api.call(listChosenProducts, { query: { ids } }, { signal })
        return new Map(products.map((product) => [product._id, product]))
      } catch (error) {
        if (error instanceof ApiError) return none
        throw error
      }
    },
    [api, ids, offered],
  )
  const [loaded] = useLoaded(load, { once: true })
  return loaded.status === 'ready' ? loaded.data : none
}
