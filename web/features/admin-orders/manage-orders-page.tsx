import { useMemo } from 'react'
import { exportInvoices, exportOrders } from '../../../contract/exports.ts'
import { getOrderTotals, markSent, type Order, orderFilters, sendOrders } from '../../../contract/orders.ts'
import { orderName } from '../../../domain/order-number.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { listOrders } from '../../api/rows/orders.ts'
import { failureSentence } from '../../forms/failure-sentence.ts'
import { useReloadAfter } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { ExportList } from '../../routing/export-list.tsx'
import { listOf, useListPage } from '../../routing/list-page.ts'
import { IfAllowed, useAllowed } from '../../session/rights.tsx'
import { invoiceTexts } from '../../texts/invoices.ts'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { RowResult, RowSelection } from '../../ui/table/use-selection.ts'
import { isToSend, mayBePacked } from './order-facts.ts'
import { OrderTotalsLine } from './order-totals-line.tsx'
import { orderColumns, orderFilter, orderSorts, plainOrderFilter, sendColumn } from './orders-list.tsx'
import { readParcels } from './pasted-parcels.ts'
import { slipTexts } from './slip-texts.ts'
import { sendTexts, allOrdersTexts as texts } from './texts.ts'

const orders = listOf({
  operation: listOrders,
  sorts: ['-createdAt', 'createdAt'],
  states: orderFilters,
  hasDates: true,
  load: (api, query, options) => api.callForPage(listOrders, { query }, options),
})

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
        tools={
          <>
            <ExportList operation={exportOrders} name="orders" list={list} />
            <ExportInvoices list={list} />
          </>
        }
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

/** Exports the invoices of the list's days: they are issued on the day of the payment, whichever orders are shown. */
function ExportInvoices({
  list,
}: {
  list: { readonly query: { from?: string; to?: string }; readonly whole: boolean }
}) {
  const { from, to } = list.query
  const days = { query: { ...(from && { from }), ...(to && { to }) }, whole: list.whole }
  return <ExportList operation={exportInvoices} name="invoices" list={days} text={invoiceTexts.exportAll} />
}

function Totals({ query }: { query: Parameters<typeof orders.load>[1] }) {
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
    const run = async (rows: readonly Order[], onProgress: (answered: number) => void, typed: string) => {
      const results = await reloadAfter(sendAll(api, rows, typed)).catch((error: unknown) =>
        rows.map((row) => ({ key: keyOf(row), problem: failureSentence(error) })),
      )
      onProgress(rows.length)
      return results
    }
    const send = { label: sendTexts.bulk, confirm: sendTexts.bulkConfirm, done: sendTexts.bulkDone }
    return {
      nameOf: (order) => `${orderName(order)}, ${order.tool}`,
      actions: [{ ...send, note: parcelNote, may: isToSend, run }],
      links: [
        { label: slipTexts.openMany, may: mayBePacked, to: (rows) => dashboardLinks.slips(rows.map(keyOf)) },
      ],
    }
  }, [api, offered, reloadAfter])
}

const parcelNote = {
  label: sendTexts.parcels,
  hint: sendTexts.parcelsHint,
  problemOf: (typed: string, rows: readonly Order[]) => readParcels(typed, rows).problem,
}

async function sendAll(api: ShopApi, rows: readonly Order[], typed: string): Promise<readonly RowResult[]> {
  const { parcels } = readParcels(typed, rows)
  const orders = rows.map(({ _id }) => ({ order: _id, ...parcels.get(_id) }))
  const answers = await api.call(sendOrders, { body: { orders } })
  return answers.map(({ order, message }) => ({ key: order, ...(message && { problem: message }) }))
}
