import type { Order } from '../../../contract/orders.ts'
import { useTableView } from '../../routing/use-table-view.ts'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { orderColumns, orderFilter, orderSorts, plainOrderFilter } from './orders-list.tsx'
import { allOrdersTexts } from './texts.ts'
import { useAllOrders } from './use-all-orders.ts'

const keyOf = (order: Order) => order._id

/** `/dashboard/manageallorders`: every order of the shop (spec §2, §6). */
export function ManageOrdersPage() {
  const [view, onView] = useTableView()
  const { list, busy, whole, reload } = useAllOrders(view)
  return (
    <DashboardPart title={allOrdersTexts.caption}>
      <DataTable
        texts={allOrdersTexts}
        columns={orderColumns}
        keyOf={keyOf}
        list={list}
        busy={busy}
        whole={whole}
        view={view}
        onView={onView}
        onTryAgain={reload}
        sorts={orderSorts}
        filter={whole ? plainOrderFilter : orderFilter}
      />
    </DashboardPart>
  )
}
