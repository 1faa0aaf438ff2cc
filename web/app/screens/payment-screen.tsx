import { useParams, useSearchParams } from 'react-router'
import { OrderTimeline } from '../../features/order-timeline/order-timeline.tsx'
import { PaymentPage } from '../../features/payment/payment-page.tsx'

/**
 * Renders `/dashboard/payment/{id}` with the order's timeline, and `/dashboard/payment?orders=` or `?purchase=` for
 * several orders. Remounts for other orders.
 */
export function PaymentScreen() {
  const { orderId } = useParams()
  const [query] = useSearchParams()
  const toPay = orderId
    ? { order: orderId }
    : { purchase: query.get('purchase') ?? undefined, orders: query.get('orders') ?? '' }
  return (
    <PaymentPage
      key={JSON.stringify(toPay)}
      toPay={toPay}
      history={(order) => <OrderTimeline order={order} reader="customer" />}
    />
  )
}
