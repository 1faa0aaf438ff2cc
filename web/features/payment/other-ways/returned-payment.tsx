import { useEffect, useState } from 'react'
import type { Order } from '../../../../contract/orders/orders.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useStripeLoading } from '../card/use-stripe-loading.ts'
import { Counter } from '../counter.tsx'
import { OrderSummary } from '../order-summary.tsx'
import { paymentTexts } from '../texts.ts'
import { payResultOfReturn } from './pay-other-way.ts'

interface ReturnedPaymentProps {
  readonly orders: readonly Order[]
  readonly clientSecret: string
  readonly onPaid: (transactionId: string) => void
  /** Called with the provider's sentence, if it has one, when the payment is still to be made. */
  readonly onUnpaid: (problem: string | undefined) => void
}

/** Asks the provider how a payment ended that comes back from another page. */
export function ReturnedPayment({ orders, clientSecret, onPaid, onUnpaid }: ReturnedPaymentProps) {
  const { stripe, failed } = useStripeLoading()
  const [processing, setProcessing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the provider is asked once, whatever the callbacks are
  useEffect(() => {
    // The page without the answer opens the payment again, and so learns how it ended.
    if (failed) return onUnpaid(undefined)
    if (!stripe) return
    let current = true
    payResultOfReturn(stripe, clientSecret).then(
      (result) => {
        if (!current) return
        if (result.kind === 'paid') onPaid(result.transactionId)
        else if (result.kind === 'processing') setProcessing(true)
        else onUnpaid(result.kind === 'refused' ? result.message : undefined)
      },
      (error: unknown) => {
        window.reportError(error)
        if (current) onUnpaid(undefined)
      },
    )
    return () => {
      current = false
    }
  }, [stripe, failed, clientSecret])
  return (
    <Counter order={<OrderSummary orders={orders} />}>
      {processing ? (
        <Notice tone="plain">{paymentTexts.processing}</Notice>
      ) : (
        <Skeleton label={paymentTexts.returning} lines={3} />
      )}
    </Counter>
  )
}
