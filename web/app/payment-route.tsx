import { useParams } from 'react-router'
import { PaymentPage } from '../features/payment/payment-page.tsx'

/** `/dashboard/payment/{id}`; another order is another page. */
export function PaymentRoute() {
  const { orderId = '' } = useParams()
  return <PaymentPage key={orderId} orderId={orderId} />
}
