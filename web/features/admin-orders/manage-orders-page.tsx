import { useMemo } from 'react'
import { exportOrders } from '../../../contract/exports.ts'
import { getOrderTotals, markSent, type Order, orderFilters, sendOrders } from '../../../contract/orders.ts'
import { orderName } from '../../../domain/order-number.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { listOrders } from '../../api/rows/orders.ts'
import { failureSentence } from '../../forms/failure-sentence.ts'
import { useReloadAfter } from '../../forms/use-action.ts'
import { ExportList } from '../../routing/export-list.tsx'
import { dashboardLinks } from '../../routing/links.ts'
import { listOf, useListPage } from '../../routing/list-page.ts'
import { IfAllowed, useAllowed } from '../../session/rights.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { RowResult, RowSelection } from '../../ui/table/use-selection.ts'
import { isToSend, mayBePacked } from './order-facts.ts'
import { OrderTotalsLine } from './order-totals-line.tsx'
import { orderColumns, orderFilter, orderSorts, plainOrderFilter, sendColumn } from './orders-list.tsx'
import { slipTexts } from './slip-texts.ts'
import { sendTexts, allOrdersTexts as texts } from './texts.ts'

const orders = listOf({
  operation: listOrders,
  sorts: ['-createdAt', 'createdAt'],
  states: orderFilters,
  searchesWithin: true,
  hasDates: true,
  load: loadPage,
})

type Query = NonNullable<Parameters<typeof loadPage>[1]>

/** A search may find nothing on a page and go on: it is followed until there is a row. */
async function loadPage(
  api: ShopApi,
  query: {
    readonly limit?: number
    readonly after?: string
    readonly search?: string
    readonly sort?: 'createdAt' | '-createdAt'
    readonly state?: (typeof orderFilters)[number]
    readonly from?: string
    readonly to?: string
  },
  options: { readonly signal: AbortSignal },
) {
  let page = await api.callForPage(listOrders, { query }, options)
  while (page.answer.length === 0 && page.next !== undefined && !options.signal.aborted) {
    page = await api.callForPage(listOrders, { query: { ...query, after: page.next } }, options)
  }
  return page
}

const keyOf = (order: Order) => order._id

/** Renders `/dashboard/manageallorders`: all orders (spec §2, §6). */
export function ManageOrdersPage() {
  const list = useListPage(orders)
  const sends = useAllowed()(markSent)
  const selection = useSelectedOrders()
  return (
    <DashboardPart title={texts.caption}>
      <DataTable
        {...list}
        tools={<ExportList operation={exportOrders} name="orders" list={list} />}
        {...{ texts, keyOf }}
        columns={sends ? [...orderColumns, sendColumn] : orderColumns}
        sorts={orderSorts}
        filter={list.whole ? plainOrderFilter : orderFilter}
        range
        {...(selection && { selection })}
        totals={!list.whole && <Totals query={list.query} />}
      />
    </DashboardPart>
  )
}

function Totals({ query }: { query: Query }) {
  const chosen = useMemo(() => {
    const { limit: _, after: __, sort: ___, ...rest } = query
    return rest
  }, [query])
  return (
    <IfAllowed operation={getOrderTotals}>
      <OrderTotalsLine chosen={chosen} />
    </IfAllowed>
  )
}

/** Prints packing slips, and sends many orders with one call, each of which is answered. */
function useSelectedOrders(): RowSelection<Order> | undefined {
  const api = useApi()
  const offered = useAllowed()(sendOrders)
  const reloadAfter = useReloadAfter()
  return useMemo(() => {
    if (!offered) return undefined
    const run = async (rows: readonly Order[], onProgress: (answered: number) => void) => {
      const results = await reloadAfter(sendAll(api, rows)).catch((error: unknown) =>
        rows.map((row) => ({ key: keyOf(row), problem: failureSentence(error) })),
      )
      onProgress(rows.length)
      return results
    }
    const send = { label: sendTexts.bulk, confirm: sendTexts.bulkConfirm, done: sendTexts.bulkDone }
    return {
      nameOf: (order) => `${orderName(order)}, ${order.tool}`,
      actions: [{ ...send, may: isToSend, run }],
      links: [
        { label: slipTexts.openMany, may: mayBePacked, to: (rows) => dashboardLinks.slips(rows.map(keyOf)) },
      ],
    }
  }, [api, offered, reloadAfter])
}

async function sendAll(api: ShopApi, rows: readonly Order[]): Promise<readonly RowResult[]> {
  const answers = await api.call(sendOrders, { body: { orders: rows.map(({ _id }) => ({ order: _id })) } })
  return answers.map(({ order, message }) => ({ key: order, ...(message && { problem: message }) }))
}
