import { Link, useSearchParams } from 'react-router'
import { listOwnOrders, type Order, ownOrderFilters } from '../../../contract/orders/orders.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { links } from '../../routing/links.ts'
import { TabLinks } from '../../routing/tab-links.tsx'
import { ToSearch } from '../../routing/to-search.tsx'
import { problems } from '../../texts/problems.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CancelDialog, cancel } from './cancel-dialog.tsx'
import { OrdersTable } from './orders-table.tsx'
import { PayTogether } from './pay-together.tsx'
import { ordersTexts } from './texts.ts'
import { type OwnOrderFilter, useOwnOrders } from './use-own-orders.ts'

/**
 * Renders `/dashboard/myorders`: the person's orders, to pay or cancel (spec §4, §7). The address has the filter, where
 * {host} knows cancelled orders.
 */
export function MyOrdersPage() {
  const api = useApi()
  const hasFilter = useHost().offers(listOwnOrders)
  const asked = useSearchParams()[0].get('state')
  const state = (hasFilter && ownOrderFilters.find((filter) => filter === asked)) || 'current'
  const [orders, reload] = useOwnOrders(state)
  const [heading, toHeading] = useFocusOnHeading()
  // The focused button disappears with its order.
  const { question, ask, confirm, keep } = useConfirm((order: Order) => cancel(api, order), toHeading)
  const again = { label: problems.tryAgain, run: reload }
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
      {orders.status === 'loading' && <LoadingOrders />}
      {orders.status === 'failed' && (
        <Alert message={`${ordersTexts.notLoaded} ${orders.error.message}`} again={again} />
      )}
      {orders.status === 'ready' && (
        <>
          {orders.stale && (
            <Alert message={`${ordersTexts.notRefreshed} ${orders.stale.message}`} again={again} />
          )}
          <Orders orders={orders.data} state={state} onCancel={ask} />
        </>
      )}
      <CancelDialog question={question} onConfirm={confirm} onKeep={keep} />
    </DashboardPart>
  )
}

function LoadingOrders() {
  return (
    <Card>
      <Skeleton label={ordersTexts.loading} lines={5} />
    </Card>
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
