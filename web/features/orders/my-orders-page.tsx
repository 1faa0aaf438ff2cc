import { Link, useSearchParams } from 'react-router'
import { listOwnOrders, type Order, ownOrderFilters } from '../../../contract/orders/orders.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useConfirm } from '../../forms/use-confirm.ts'
import { links } from '../../routing/links.ts'
import { TabLinks } from '../../routing/tab-links.tsx'
import { ToSearch } from '../../routing/to-search.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { CancelDialog, cancel } from './cancel-dialog.tsx'
import { OrdersTable } from './orders-table.tsx'
import { PayTogether } from './pay-together.tsx'
import { ordersTexts } from './texts.ts'
import { type OwnOrderFilter, useOwnOrders } from './use-own-orders.ts'

/**
 * Renders `/dashboard/myorders`: the person's orders, with payment and cancelling (spec §4, §7). The address contains
 * the filter, if {host} lists cancelled orders.
 */
export function MyOrdersPage() {
  const api = useApi()
  const hasFilter = useHost().offers(listOwnOrders)
  const asked = useSearchParams()[0].get('state')
  const state = (hasFilter && ownOrderFilters.find((filter) => filter === asked)) || 'current'
  const [orders, reload] = useOwnOrders(state)
  const [heading, toHeading] = useFocusOnHeading()
  // The focused button disappears with its order.
  const { question, dialog, ask } = useConfirm((order: Order) => cancel(api, order), toHeading)
  return (
    <DashboardPart title={ordersTexts.heading} heading={heading}>
      {hasFilter && (
        <TabLinks
          label={ordersTexts.filter}
          values={ownOrderFilters}
          current={state}
          textOf={(filter) => ordersTexts.filters[filter]}
          searchOf={(filter) => (filter === 'current' ? '' : `?state=${filter}`)}
        />
      )}
      <NotReady
        loaded={orders}
        texts={ordersTexts}
        notRefreshed={ordersTexts.notRefreshed}
        lines={5}
        reload={reload}
      />
      {orders.status === 'ready' && <Orders orders={orders.data} state={state} onCancel={ask} />}
      <CancelDialog question={question} dialog={dialog} />
    </DashboardPart>
  )
}

interface OrdersProps {
  readonly orders: readonly Order[]
  readonly state: OwnOrderFilter
  readonly onCancel: (order: Order) => void
}

function Orders({ orders, state, onCancel }: OrdersProps) {
  if (orders.length > 0)
    return (
      <>
        <PayTogether orders={orders} />
        <OrdersTable orders={orders} onCancel={onCancel} />
      </>
    )
  if (state === 'cancelled') return <Card>{ordersTexts.noneCancelled}</Card>
  return (
    <Card className="grid justify-items-start gap-4">
      <p>{ordersTexts.empty}</p>
      <p className="actions">
        <Link className="button button-go" to={links.tools}>
          {ordersTexts.emptyAction}
        </Link>
        <ToSearch />
      </p>
    </Card>
  )
}
