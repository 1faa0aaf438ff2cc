import { Elements } from '@stripe/react-stripe-js'
import { type ReactNode, useEffect } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { type Loaded, reloadShown } from '../../api/use-loaded.ts'
import { Arrival } from '../../buying/arrival.tsx'
import { problems } from '../../texts/problems.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CardForm } from './card/card-form.tsx'
import { useStripeLoading } from './card/use-stripe-loading.ts'
import { Counter } from './counter.tsx'
import type { Delivery } from './delivery/use-delivery.ts'
import { LeftOut } from './left-out.tsx'
import { OrderSummary } from './order-summary.tsx'
import { sumOf } from './order-sums.ts'
import { dropSecret } from './stored-payment.ts'
import { paymentTexts } from './texts.ts'
import { useIntent } from './use-orders.ts'

interface OpenPaymentProps {
  /** Unpaid, at least one. */
  readonly orders: readonly Order[]
  readonly delivery: Delivery | undefined
  /** Why an attempt did not pay that ended on another page. */
  readonly earlierProblem: string | undefined
  readonly onPaid: (transactionId: string) => void
  /** Called with the remaining orders if the person pays without the unpayable ones. */
  readonly onPayRest: (rest: readonly Order[]) => void
}

/**
 * Opens the payment of unpaid orders at the provider, then shows the card form, or why they cannot be paid.
 */
export function OpenPayment({ orders, delivery, earlierProblem, onPaid, onPayRest }: OpenPaymentProps) {
  const { stripe, failed, again } = useStripeLoading()
  const [intent, reopen] = useIntent(orders)
  const refusal = refusalOf(intent)
  const paidElsewhere = refusal?.code === 'ORDER_ALREADY_PAID'
  // Another tab has paid or cancelled an order; the page reloads the orders and says which.
  const outOfDate = paidElsewhere || refusal?.lines.some(isOfAnotherTab) === true
  useEffect(() => {
    if (outOfDate) reloadShown()
  }, [outOfDate])
  // The payment has begun, so the orders are held for longer than the page shows.
  const heldLonger =
    intent.status === 'ready' && orders.some(({ holdExtendsTo }) => typeof holdExtendsTo === 'number')
  useEffect(() => {
    if (heldLonger) reloadShown()
  }, [heldLonger])

  function startAgain(): void {
    for (const { _id } of orders) dropSecret(_id)
    reloadShown()
    reopen()
  }
  if (paidElsewhere) return null
  const summary = <OrderSummary orders={orders} />
  if (refusal)
    return (
      <Counter order={summary}>
        <NotOpened orders={orders} refusal={refusal} onTryAgain={startAgain} onPayRest={onPayRest} />
      </Counter>
    )
  if (failed)
    return (
      <Counter order={summary}>
        <Alert message={paymentTexts.providerAway} again={{ label: problems.tryAgain, run: again }} />
      </Counter>
    )
  return (
    <Elements stripe={stripe} options={{ locale: 'en' }}>
      <CardForm
        price={sumOf(orders)}
        summary={summary}
        arrival={<Arrival booked />}
        notice={<SandboxNotice />}
        delivery={delivery}
        earlierProblem={earlierProblem}
        clientSecret={intent.status === 'ready' ? intent.data.clientSecret : null}
        onPaid={onPaid}
        onClosed={startAgain}
      />
    </Elements>
  )
}

function isOfAnotherTab({ code }: { readonly code: string }): boolean {
  return code === 'ORDER_ALREADY_PAID' || code === 'ORDER_NOT_FOUND'
}

/** A closed payment that could not be reopened counts as refused. */
function refusalOf(intent: Loaded<unknown>): ApiError | undefined {
  if (intent.status === 'loading') return undefined
  return intent.status === 'failed' ? intent.error : intent.stale
}

interface NotOpenedProps extends Pick<OpenPaymentProps, 'orders' | 'onPayRest'> {
  readonly refusal: ApiError
  readonly onTryAgain: () => void
}

/** Shows why the payment was not opened: the stock is gone, or the provider is unavailable. */
function NotOpened({ orders, refusal, onTryAgain, onPayRest }: NotOpenedProps): ReactNode {
  const reasons = new Map(refusal.lines.map(({ order, message }) => [order, message]))
  const left = orders.filter(({ _id }) => !reasons.has(_id))
  const final = refusal.code === 'PAYMENT_REFUNDED'
  return (
    <>
      <Alert
        message={refusal.message}
        again={final ? undefined : { label: problems.tryAgain, run: onTryAgain }}
      />
      {left.length < orders.length && (
        <LeftOut
          orders={orders
            .filter((order) => !left.includes(order))
            .map((order) => ({ order, reason: reasons.get(order._id) ?? '' }))}
          left={left}
          onPayRest={onPayRest}
        />
      )}
    </>
  )
}

/** States that payments are a test while the built-in card sandbox is in use. */
function SandboxNotice() {
  if (!useShopSettings().cards.sandbox) return null
  return (
    <Notice tone="warn">
      <p className="font-semibold">{paymentTexts.sandbox}</p>
      <p>
        {paymentTexts.sandboxCard}{' '}
        <span className="inline-block">
          <span className="figure">{paymentTexts.testNumber}</span>,
        </span>{' '}
        {paymentTexts.sandboxRest}
      </p>
    </Notice>
  )
}
