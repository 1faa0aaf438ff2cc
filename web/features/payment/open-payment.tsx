import { Elements } from '@stripe/react-stripe-js'
import { useEffect } from 'react'
import type { Order } from '../../../contract/orders.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { type Loaded, reloadShown } from '../../api/use-loaded.ts'
import { problems } from '../../texts/problems.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CardForm } from './card-form.tsx'
import { dropSecret } from './stored-payment.ts'
import { paymentTexts } from './texts.ts'
import type { Delivery } from './use-delivery.ts'
import { useIntent } from './use-order.ts'
import { useStripeLoading } from './use-stripe-loading.ts'

interface OpenPaymentProps {
  readonly order: Order
  readonly delivery: Delivery | undefined
  readonly onPaid: (transactionId: string) => void
}

/**
 * Opens the payment of an unpaid order at the provider, then shows the card form, or why it cannot be paid.
 */
export function OpenPayment({ order, delivery, onPaid }: OpenPaymentProps) {
  const { stripe, failed, again } = useStripeLoading()
  const [intent, reopen] = useIntent(order)
  const refusal = refusalOf(intent)
  const paidElsewhere = refusal?.code === 'ORDER_ALREADY_PAID'
  useEffect(() => {
    if (paidElsewhere) reloadShown()
  }, [paidElsewhere])
  // The payment has begun, so the order is held for longer than the page shows.
  const heldLonger = intent.status === 'ready' && typeof order.holdExtendsTo === 'number'
  useEffect(() => {
    if (heldLonger) reloadShown()
  }, [heldLonger])

  function startAgain(): void {
    dropSecret(order._id)
    reloadShown()
    reopen()
  }
  if (paidElsewhere) return null
  if (refusal) return <NotOpened refusal={refusal} onTryAgain={startAgain} />
  if (failed) {
    return <Alert message={paymentTexts.providerAway} again={{ label: problems.tryAgain, run: again }} />
  }
  return (
    <>
      <SandboxNotice />
      <Elements stripe={stripe} options={{ locale: 'en' }}>
        <CardForm
          order={order}
          delivery={delivery}
          clientSecret={intent.status === 'ready' ? intent.data.clientSecret : null}
          onPaid={onPaid}
          onClosed={startAgain}
        />
      </Elements>
    </>
  )
}

/** A closed payment that could not be reopened counts as refused. */
function refusalOf(intent: Loaded<unknown>): ApiError | undefined {
  if (intent.status === 'loading') return undefined
  return intent.status === 'failed' ? intent.error : intent.stale
}

/** Shows why the payment was not opened: the stock is gone, or the provider is unavailable. */
function NotOpened({ refusal, onTryAgain }: { refusal: ApiError; onTryAgain: () => void }) {
  const final = refusal.code === 'PAYMENT_REFUNDED'
  return (
    <Alert
      message={refusal.message}
      again={final ? undefined : { label: problems.tryAgain, run: onTryAgain }}
    />
  )
}

/** States that payments are a test while the built-in card sandbox is in use. */
function SandboxNotice() {
  if (!useShopSettings().cards.sandbox) return null
  return (
    <Notice tone="warn">
      <p className="font-semibold">{paymentTexts.sandbox}</p>
      <p>
        {paymentTexts.sandboxCard} <span className="figure whitespace-nowrap">{paymentTexts.testNumber}</span>
        , {paymentTexts.sandboxRest}
      </p>
    </Notice>
  )
}
