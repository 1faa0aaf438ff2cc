import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../contract/orders.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { dashboardLinks } from '../../routing/links.ts'
import { useSession } from '../../session/session.ts'
import { problems } from '../../texts/problems.ts'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Letterhead } from '../../ui/letterhead.tsx'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { PaidDelivery } from './delivery.tsx'
import { OpenPayment } from './open-payment.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentDone, TransactionLine } from './payment-done.tsx'
import { Receipt } from './receipt.tsx'
import { paymentTexts } from './texts.ts'
import { useDelivery } from './use-delivery.ts'
import { useOrder } from './use-order.ts'

interface PaymentPageProps {
  readonly orderId: string
  /** Renders the order's history. */
  readonly history: (order: Order) => ReactNode
}

/** Renders `/dashboard/payment/{id}`: pays an own order by card (spec §4, §7), then shows its receipt. */
export function PaymentPage({ orderId, history }: PaymentPageProps) {
  const [order, reload] = useOrder(orderId)
  return (
    <section className="dashboard-part">
      <Letterhead {...useShopSettings().shop.company} />
      <h1 className="part-heading">{paymentTexts.heading}</h1>
      <Card className="payment">
        {order.status === 'loading' && <Skeleton label={paymentTexts.loading} lines={5} />}
        {order.status === 'failed' && <NotLoaded error={order.error} onTryAgain={reload} />}
        {order.status === 'ready' && isMissing(order.stale) && <p>{paymentTexts.notFound}</p>}
        {order.status === 'ready' && !isMissing(order.stale) && (
          <OwnOrder order={order.data} history={history} />
        )}
        <p>
          <Link className="button button-quiet" to={dashboardLinks.myOrders}>
            {paymentTexts.toOrders}
          </Link>
        </p>
      </Card>
    </section>
  )
}

interface OwnOrderProps extends Pick<PaymentPageProps, 'history'> {
  readonly order: Order
}

/** An admin can read any order, but pays only own ones. */
function OwnOrder({ order, history }: OwnOrderProps) {
  const session = useSession()
  const [paidHere, setPaidHere] = useState<string | null>(null)
  const delivery = useDelivery(order)
  const own = session.status === 'in' && session.email.toLowerCase() === order.customer.toLowerCase()
  const isPaid = paidHere !== null || order.paid === true
  if (!own) return <p>{paymentTexts.notFound}</p>
  return (
    <>
      <OrderSummary order={paidHere === null ? order : { ...order, paid: true }} />
      {paidHere !== null ? (
        <PaymentDone orderId={order._id} transactionId={paidHere} />
      ) : order.paid ? (
        <PaidOrder order={order} />
      ) : (
        <OpenPayment order={order} delivery={delivery} onPaid={setPaidHere} />
      )}
      {isPaid && delivery && <PaidDelivery order={order} delivery={delivery} />}
      {isPaid && <Receipt order={order} />}
      {history(order)}
    </>
  )
}

/**
 * Tells whether the order is missing: an invalid id (400), another person's order (403) or not found (404).
 */
function isMissing(error: ApiError | undefined): boolean {
  return error !== undefined && [400, 403, 404].includes(error.status)
}

function NotLoaded({ error, onTryAgain }: { error: ApiError; onTryAgain: () => void }) {
  if (isMissing(error)) return <p>{paymentTexts.notFound}</p>
  return (
    <Alert
      message={`${paymentTexts.notLoaded} ${error.message}`}
      again={{ label: problems.tryAgain, run: onTryAgain }}
    />
  )
}

/** Shows an order that was paid before, here or in another tab, without the card form. */
function PaidOrder({ order: { transactionId, refunded = 0 } }: { order: Order }) {
  return (
    <Notice tone="good">
      <p className="font-semibold">{paymentTexts.alreadyPaid}</p>
      {transactionId && <TransactionLine id={transactionId} />}
      {refunded > 0 && <p>{paymentTexts.refunded(moneyFigure(refunded))}</p>}
    </Notice>
  )
}
