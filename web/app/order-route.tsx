import { OrderPage } from '../features/admin-orders/order-page.tsx'
import { OrderTimeline } from '../features/order-timeline/order-timeline.tsx'

/** `/dashboard/manageallorders/{id}` with what happened to the order. */
export function OrderRoute() {
  return <OrderPage history={(order) => <OrderTimeline order={order} />} />
}
