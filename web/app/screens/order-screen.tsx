import { OrderPage } from '../../features/admin-orders/order-page.tsx'
import { WithdrawalOfOrder } from '../../features/end-withdrawal/withdrawal-of-order.tsx'
import { OrderTimeline } from '../../features/order-timeline/order-timeline.tsx'
import { OwedRefunds } from '../../features/owed-refunds/owed-refunds.tsx'

/** Renders `/dashboard/manageallorders/{id}` with the order's timeline, owed refunds and withdrawal. */
export function OrderScreen() {
  return (
    <OrderPage
      toDo={(order, toHeading) => (
        <>
          <OwedRefunds order={order._id} />
          <WithdrawalOfOrder order={order} onEnded={toHeading} />
        </>
      )}
      history={(order) => <OrderTimeline order={order} reader="staff" />}
    />
  )
}
