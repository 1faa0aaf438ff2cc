import { useMemo } from 'react'
import { exportInvoices, exportOrders } from '../../../contract/desk/exports.ts'
import { getOrderTotals, orderFilters } from '../../../contract/orders/orders.ts'
import { markSent } from '../../../contract/orders/sending.ts'
import { exportPostings } from '../../../contract/payments/postings.ts'
import { keptOrders, listOrders } from '../../api/rows/orders.ts'
import { ExportList } from '../../lists/export-list.tsx'
import { listOf, useListPage } from '../../lists/list-page.ts'
import { IfAllowed, useAllowed } from '../../session/rights.tsx'
import { invoiceTexts } from '../../texts/invoices.ts'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { InvoiceZip } from './invoice-zip.tsx'
import { OrderTotalsLine } from './order-totals-line.tsx'
import { orderColumns, orderFilter, orderSorts, plainOrderFilter, sendColumn } from './orders-list.tsx'
import { TaxSums } from './tax-sums.tsx'
import { allOrdersTexts as texts } from './texts.ts'
import { useSelectedOrders } from './use-selected-orders.ts'

const orders = listOf({
  operation: listOrders,
  sorts: ['-createdAt', 'createdAt'],
  states: orderFilters,
  hasDates: true,
  // An order that was just sent stays visible, even in the list of orders to send.
  keeping: keptOrders,
  load: (api, query, options) => api.callForPage(listOrders, { query }, options),
})

/** Renders `/dashboard/manageallorders`: all orders (spec §2, §6). */
export function ManageOrdersPage() {
  const list = useListPage(orders)
  const sends = useAllowed()(markSent)
  const { keep } = list
  const selection = useSelectedOrders(keep)
  const columns = useMemo(
    () => (sends ? [...orderColumns, sendColumn((id) => keep([id]))] : orderColumns),
    [sends, keep],
  )
  return (
    <DashboardPart title={texts.caption}>
      {/* Above the list, which would move it when its rows load. */}
      {!list.whole && <TaxSums {...daysOf(list.query)} />}
      {!list.whole && <InvoiceZip {...daysOf(list.query)} />}
      <DataTable
        {...list}
        tools={
          <>
            <ExportList operation={exportOrders} list={list} />
            <ExportInvoices list={list} />
            <ExportPostings list={list} />
          </>
        }
        texts={texts}
        columns={columns}
        keyOf={keptOrders.keyOf}
        sorts={orderSorts}
        filter={list.whole ? plainOrderFilter : orderFilter}
        range
        {...(selection && { selection })}
        totals={!list.whole && <Totals query={list.query} />}
      />
    </DashboardPart>
  )
}

/**
 * Exports the invoices issued on the list's days. Invoices are issued on the day of payment, whichever orders the list
 * shows.
 */
function ExportInvoices({
  list,
}: {
  list: { readonly query: { from?: string; to?: string }; readonly whole: boolean }
}) {
  const days = { query: daysOf(list.query), whole: list.whole }
  return <ExportList operation={exportInvoices} list={days} text={invoiceTexts.exportAll} />
}

/** Exports the postings of the list's days; without days, of the last whole month. */
function ExportPostings({ list }: Parameters<typeof ExportInvoices>[0]) {
  const days = { query: daysOf(list.query), whole: list.whole }
  return <ExportList operation={exportPostings} list={days} text={invoiceTexts.exportPostings} />
}

function daysOf({ from, to }: { readonly from?: string; readonly to?: string }) {
  return { ...(from && { from }), ...(to && { to }) }
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
