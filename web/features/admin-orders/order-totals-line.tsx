import { useCallback } from 'react'
import { getOrderTotals, type OrderTotals, type orderFilters } from '../../../contract/orders.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { allOrdersTexts as texts } from './texts.ts'

type Chosen = NonNullable<Parameters<typeof loadTotals>[1]>

function loadTotals(
  api: ShopApi,
  query: {
    readonly search?: string
    readonly state?: (typeof orderFilters)[number]
    readonly from?: string
    readonly to?: string
  },
  signal: AbortSignal,
): Promise<OrderTotals> {
  return api.call(getOrderTotals, { query }, { signal })
}

/** Adds up all pages of the list. Without an answer it says nothing: the list is what matters. */
export function OrderTotalsLine({ chosen }: { chosen: Chosen }) {
  const api = useApi()
  const [totals] = useLoaded(useCallback((signal) => loadTotals(api, chosen, signal), [api, chosen]))
  if (totals.status !== 'ready' || totals.data.count === 0) return null
  const { count, more, sum, paid, refunded } = totals.data
  if (more) return texts.manyTotals(wholeNumber(count))
  const orders = texts.count(count, false)
  return texts.totals(orders, moneyFigure(sum), moneyFigure(paid), moneyFigure(refunded))
}
