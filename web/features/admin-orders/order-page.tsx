import { useCallback } from 'react'
import { useParams } from 'react-router'
import { getOrder } from '../../../contract/orders/get-order.ts'
import type { Order } from '../../../contract/orders/order.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { orderMessages } from '../../messages/admin-orders.ts'
import { problems } from '../../messages/problems.ts'
import { dashboardLinks } from '../../routing/links.ts'
import { sessionApi } from '../../session/session-api.ts'
import { Alert } from '../../ui/alert.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Outline } from '../../ui/outline.tsx'
import { Plate } from '../../ui/plate.tsx'
import { OrderSheet } from './order-sheet.tsx'

/** `/dashboard/manageallorders/{id}`: one order with all that it takes to send it. */
export function OrderPage() {
  const { orderId = '' } = useParams()
  const [order, reload] = useOrder(orderId)
  const again = { label: problems.tryAgain, run: reload }
  return (
    <section className="dashboard-part">
      <p>
        <BackLink to={dashboardLinks.manageAllOrders} text={orderMessages.back} />
      </p>
      {order.status === 'loading' && (
        <Plate>
          <Outline label={orderMessages.loading} lines={6} />
        </Plate>
      )}
      {order.status === 'failed' && (
        <Alert message={`${orderMessages.notLoaded} ${order.error.message}`} again={again} />
      )}
      {order.status === 'ready' && (
        <>
          {order.stale && (
            <Alert message={`${orderMessages.notRefreshed} ${order.stale.message}`} again={again} />
          )}
          <OrderSheet order={order.data} onChanged={reload} />
        </>
      )}
    </section>
  )
}

/** One order, kept up to date: it may be paid while somebody looks at it. */
function useOrder(id: string) {
  const load = useCallback(
    (signal: AbortSignal): Promise<Order> => sessionApi().call(getOrder, { params: { id } }, { signal }),
    [id],
  )
  return useLoaded(load)
}
