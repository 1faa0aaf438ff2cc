import { exportOrders } from '../../../contract/exports.ts'
import { type Order, orderFilters } from '../../../contract/orders.ts'
import { listOrders } from '../../api/rows/orders.ts'
import { ExportList } from '../../routing/export-list.tsx'
import { listOf, useListPage } from '../../routing/list-page.ts'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { orderColumns, orderFilter, orderSorts, plainOrderFilter } from './orders-list.tsx'
import { allOrdersTexts as texts } from './texts.ts'

const orders = listOf({
  operation: listOrders,
  sorts: ['-createdAt', 'createdAt'],
  states: orderFilters,
  load: (api, query, options) => api.callForPage(listOrders, { query }, options),
})

const keyOf = (order: Order) => order._id

/** Renders `/dashboard/manageallorders`: all orders (spec §2, §6). */
export function ManageOrdersPage() {
  const list = useListPage(orders)
  return (
    <DashboardPart title={texts.caption}>
      <DataTable
        {...list}
        tools={<ExportList operation={exportOrders} name="orders" list={list} />}
        {...{ texts, keyOf }}
        columns={orderColumns}
        sorts={orderSorts}
        filter={list.whole ? plainOrderFilter : orderFilter}
      />
    </DashboardPart>
  )
}
