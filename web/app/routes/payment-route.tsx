import { useParams } from 'react-router'
import { OrderTimeline } from '../../features/order-timeline/order-timeline.tsx'
import { PaymentPage } from '../../features/payment/payment-page.tsx'

/** `/dashboard/payment/{id}` with what happened to the order; another order is another page. */
export function PaymentRoute() {
  const { orderId = '' } = useParams()
  return <PaymentPage key={orderId} orderId={orderId} history={(order) => <OrderTimeline order={order} />} />
}
