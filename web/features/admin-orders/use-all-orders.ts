import { useCallback } from 'react'
import { type Order, orderFilters } from '../../../contract/orders.ts'
import { useExtensions } from '../../api/extensions.ts'
import { pageQuery } from '../../api/page-query.ts'
import { listOrders } from '../../api/rows/orders.ts'
import { useList } from '../../api/use-list.ts'
import { sessionApi } from '../../session/session-api.ts'
import { rowsPerPage, type TableView } from '../../ui/table/table-view.ts'

/** All orders: the part that the view asks for, or the whole list where the host answers only that. */
export function useAllOrders(view: TableView) {
  const whole = !useExtensions().has(listOrders)
  const part = whole ? undefined : view
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = part ? queryOf(part) : {}
      const { answer, ...more } = await sessionApi().callForPage(listOrders, { query }, { signal })
      return { rows: answer, ...more }
    },
    [part],
  )
  return { ...useList<Order>(load), whole }
}

function queryOf(view: TableView) {
  const page = pageQuery(view, ['-createdAt', 'createdAt'], rowsPerPage)
  const state = view.search ? undefined : orderFilters.find((one) => one === view.filter)
  return { ...page, ...(state && { state }) }
}
