import { useParams } from 'react-router'
import { OrderTimeline } from '../../features/order-timeline/order-timeline.tsx'
import { PaymentPage } from '../../features/payment/payment-page.tsx'

/** Renders `/dashboard/payment/{id}` with the order's timeline; another order remounts the page. */
export function PaymentRoute() {
  const { orderId = '' } = useParams()
  return <PaymentPage key={orderId} orderId={orderId} history={(order) => <OrderTimeline order={order} />} />
}
