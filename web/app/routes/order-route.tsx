import { OrderPage } from '../../features/admin-orders/order-page.tsx'
import { OrderTimeline } from '../../features/order-timeline/order-timeline.tsx'
import { OwedRefunds } from '../../features/owed-refunds/owed-refunds.tsx'

/** `/dashboard/manageallorders/{id}` with its timeline and the refunds that the shop owes for it. */
export function OrderRoute() {
  return (
    <OrderPage
      toDo={(order) => <OwedRefunds order={order._id} />}
      history={(order) => <OrderTimeline order={order} />}
    />
  )
}
