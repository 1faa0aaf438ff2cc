import { type ReactNode, useCallback, useRef } from 'react'
import { useParams } from 'react-router'
import type { Order } from '../../../contract/orders.ts'
import { refundOrder } from '../../../contract/refunds.ts'
import { useApi } from '../../api/api-context.ts'
import { useExtensions } from '../../api/extensions.ts'
import { getOrder } from '../../api/rows/orders.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/links.ts'
import { problems } from '../../texts/problems.ts'
import { Alert } from '../../ui/alert.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { RefundForm } from './refund-form.tsx'
import { orderTexts } from './texts.ts'

interface OrderPageProps {
  /** What else there is to do with the order. */
  readonly toDo: (order: Order) => ReactNode
  /** What happened to the order. */
  readonly history: (order: Order) => ReactNode
}

/** `/dashboard/manageallorders/{id}`: one order with all that it takes to send it, or to give its money back. */
export function OrderPage({ toDo, history }: OrderPageProps) {
  const { orderId = '' } = useParams()
  const [order, reload] = useOrder(orderId)
  const heading = useRef<HTMLHeadingElement>(null)
  const again = { label: problems.tryAgain, run: reload }
  return (
    <section className="dashboard-part">
      <p>
        <BackLink to={dashboardLinks.manageAllOrders} text={orderTexts.back} />
      </p>
      {order.status === 'loading' && (
        <Card>
          <Skeleton label={orderTexts.loading} lines={6} />
        </Card>
      )}
      {order.status === 'failed' && (
        <Alert message={`${orderTexts.notLoaded} ${order.error.message}`} again={again} />
      )}
      {order.status === 'ready' && (
        <>
          {order.stale && (
            <Alert message={`${orderTexts.notRefreshed} ${order.stale.message}`} again={again} />
          )}
          <OrderSheet order={order.data} heading={heading} />
          {toDo(order.data)}
          <Refunding order={order.data} onRefunded={() => heading.current?.focus()} />
          <Card className="order-history">{history(order.data)}</Card>
        </>
      )}
    </section>
  )
}

interface RefundingProps {
  readonly order: Order
  readonly onRefunded: () => void
}

/** Where the shop gives money back, and there is some to give. */
function Refunding({ order, onRefunded }: RefundingProps) {
  const offered = useExtensions().has(refundOrder)
  const { refundable } = order
  if (!offered || !refundable) return null
  return <RefundForm order={order} left={refundable} onRefunded={onRefunded} />
}

/** One order, kept up to date: it may be paid while somebody looks at it. */
function useOrder(id: string) {
  const api = useApi()
  const load = useCallback(
    (signal: AbortSignal): Promise<Order> => api.call(getOrder, { params: { id } }, { signal }),
    [api, id],
  )
  return useLoaded(load)
}
