import { OrderPage } from '../../features/admin-orders/order-page.tsx'
import { OrderTimeline } from '../../features/order-timeline/order-timeline.tsx'
import { OwedRefunds } from '../../features/owed-refunds/owed-refunds.tsx'

/** Renders `/dashboard/manageallorders/{id}` with the order's timeline and owed refunds. */
export function OrderRoute() {
  return (
    <OrderPage
      toDo={(order) => <OwedRefunds order={order._id} />}
      history={(order) => <OrderTimeline order={order} />}
    />
  )
}
