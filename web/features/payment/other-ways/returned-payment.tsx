import { useEffect } from 'react'
import type { Order } from '../../../../contract/orders/orders.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useStripeLoading } from '../card/use-stripe-loading.ts'
import { Counter } from '../counter.tsx'
import { OrderSummary } from '../order-summary.tsx'
import { paymentTexts } from '../texts.ts'
import type { SendPayment } from '../use-payment.ts'
import { payResultOfReturn } from './pay-other-way.ts'

interface ReturnedPaymentProps {
  readonly orders: readonly Order[]
  readonly clientSecret: string
  readonly send: SendPayment
  readonly onPaid: (transactionId: string) => void
}

/** Asks the provider for the result of a payment that returns from another page. */
export function ReturnedPayment({ orders, clientSecret, send, onPaid }: ReturnedPaymentProps) {
  const { stripe, failed } = useStripeLoading()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the provider is asked once, whatever the callbacks are
  useEffect(() => {
    // Without a result, the page opens the payment again, which reveals the result.
    if (failed) return void send({ type: 'return ended' })
    if (!stripe) return
    let current = true
    payResultOfReturn(stripe, clientSecret).then(
      (result) => {
        if (!current) return
        if (result.kind === 'paid') onPaid(result.transactionId)
        else send({ type: 'return ended', result })
      },
      (error: unknown) => {
        window.reportError(error)
        if (current) send({ type: 'return ended' })
      },
    )
    return () => {
      current = false
    }
  }, [stripe, failed, clientSecret])
  return (
    <Counter order={<OrderSummary orders={orders} />}>
      <Skeleton label={paymentTexts.returning} lines={3} />
    </Counter>
  )
}
