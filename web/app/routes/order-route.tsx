import { OrderPage } from '../../features/admin-orders/order-page.tsx'
import { OrderTimeline } from '../../features/order-timeline/order-timeline.tsx'
import { OwedRefunds } from '../../features/owed-refunds/owed-refunds.tsx'

/** `/dashboard/manageallorders/{id}` with what happened to the order, and what the shop owes of it. */
export function OrderRoute() {
  return (
    <OrderPage
      toDo={(order, onChanged) => <OwedRefunds order={order._id} onGiven={onChanged} />}
      history={(order) => <OrderTimeline order={order} />}
    />
  )
}
