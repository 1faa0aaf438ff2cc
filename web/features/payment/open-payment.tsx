import { Elements } from '@stripe/react-stripe-js'
import { type ReactNode, useEffect, useState } from 'react'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { goesInParcel } from '../../../domain/orders/gift-card-order.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { reloadShown } from '../../api/use-loaded.ts'
import { Arrival } from '../../buying/arrival.tsx'
import { PickUpChoice } from '../../buying/pick-up-choice.tsx'
import { problems } from '../../texts/problems.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CardForm } from './card/card-form.tsx'
import { useStripeLoading } from './card/use-stripe-loading.ts'
import { Counter } from './counter.tsx'
import { CreditChoice } from './credit/credit-choice.tsx'
import { CreditForm } from './credit/credit-form.tsx'
import { paidCreditTexts } from './credit/credit-texts.ts'
import { useCredit } from './credit/use-credit.ts'
import type { Delivery } from './delivery/use-delivery.ts'
import { usePickUp } from './delivery/use-pick-up.ts'
import { LeftOut } from './left-out.tsx'
import { AccountForm } from './on-account/account-form.tsx'
import { TermsChoice } from './on-account/terms-choice.tsx'
import { onAccountTexts } from './on-account/texts.ts'
import { useTerms } from './on-account/use-terms.ts'
import { OrderSummary } from './order-summary.tsx'
import { sumOf } from './order-sums.ts'
import { isForm, isOutOfDate, type Payment } from './payment-state.ts'
import { dropSecret } from './stored-payment.ts'
import { paymentTexts } from './texts.ts'
import { useOpening } from './use-opening.ts'
import type { SendPayment } from './use-payment.ts'

interface OpenPaymentProps {
  /** Unpaid orders, or orders on account of one invoice; at least one. */
  readonly orders: readonly Order[]
  readonly payment: Payment
  readonly send: SendPayment
  readonly delivery: Delivery | undefined
  readonly onPaid: (transactionId: string) => void
}

/** Opens the payment of unpaid orders at the provider, then shows the card form, or why the orders cannot be paid. */
export function OpenPayment({ orders, payment, send, delivery, onPaid }: OpenPaymentProps) {
  const { stripe, failed, again } = useStripeLoading()
  const pickUp = usePickUp(orders)
  const credit = useCredit(orders)
  const terms = useTerms(orders)
  const [chosen, chooseInvoice] = useState<boolean>()
  const isByInvoice = chosen ?? terms?.fits ?? false
  const price = sumOf(orders)
  const part = credit?.part ?? 0
  const isPaidByCredit = part > 0 && part === price
  const isOpening = credit !== null && terms !== null && !isPaidByCredit && !isByInvoice
  useOpening(orders, isOpening ? part : undefined, payment.reopenings, send)
  const { stage, earlierProblem } = payment
  const refusal = stage.status === 'refused' ? stage.refusal : undefined
  const outOfDate = refusal !== undefined && isOutOfDate(refusal)
  useEffect(() => {
    if (outOfDate) reloadShown()
  }, [outOfDate])
  // Opening the payment extends the holds beyond the time that the page shows.
  const isOpened = isForm(stage) && stage.clientSecret !== null
  const heldLonger = isOpened && orders.some(({ holdExtendsTo }) => typeof holdExtendsTo === 'number')
  useEffect(() => {
    if (heldLonger) reloadShown()
  }, [heldLonger])

  function startAgain(): void {
    for (const { _id } of orders) dropSecret(_id)
    reloadShown()
    send({ type: 'tried again' })
  }
  if (refusal?.code === 'ORDER_ALREADY_PAID') return null
  const summary = <OrderSummary orders={orders} />
  if (refusal)
    return (
      <Counter order={summary}>
        <NotOpened
          orders={orders}
          refusal={refusal}
          onTryAgain={startAgain}
          onPayRest={(rest) => send({ type: 'agreed', orders: rest })}
        />
      </Counter>
    )
  if (failed)
    return (
      <Counter order={summary}>
        <Alert message={paymentTexts.providerAway} again={{ label: problems.tryAgain, run: again }} />
      </Counter>
    )
  if (credit === null || terms === null) {
    return (
      <Counter order={summary}>
        {/* As high as the form that comes, so that the history below does not move. */}
        <div className="min-h-svh">
          <Skeleton label={credit === null ? paidCreditTexts.loading : onAccountTexts.loading} lines={3} />
        </div>
      </Counter>
    )
  }
  if (!isForm(stage)) return null
  const arrival = orders.some(goesInParcel) ? <Arrival booked byInvoice={isByInvoice} /> : null
  const busy = stage.status === 'paying'
  const account = terms && (
    <TermsChoice terms={terms} isByInvoice={isByInvoice} busy={busy} onChoose={chooseInvoice} />
  )
  const choice = credit && <CreditChoice credit={credit} busy={busy} />
  const way = pickUp && <ChosenWay {...pickUp} />
  const whole = (
    <>
      {summary}
      {arrival}
      {way}
    </>
  )
  if (isByInvoice)
    return (
      <>
        {account}
        <AccountForm orders={orders} summary={whole} delivery={delivery} />
      </>
    )
  if (isPaidByCredit) {
    return (
      <>
        {account}
        {choice}
        <CreditForm orders={orders} summary={whole} delivery={delivery} onPaid={onPaid} />
      </>
    )
  }
  const form = (
    <Elements stripe={stripe} options={{ locale: buildLanguage }}>
      <CardForm
        price={price}
        credit={part}
        summary={summary}
        arrival={arrival}
        notice={<SandboxNotice />}
        delivery={delivery}
        pickUp={way}
        stage={stage}
        startsOtherWay={earlierProblem !== undefined}
        send={send}
        onPaid={onPaid}
        onClosed={startAgain}
      />
    </Elements>
  )
  return (
    <>
      {account}
      {choice}
      {form}
    </>
  )
}

interface NotOpenedProps {
  readonly orders: readonly Order[]
  readonly refusal: ApiError
  readonly onTryAgain: () => void
  /** Called with the remaining orders when the person pays without the refused ones. */
  readonly onPayRest: (rest: readonly Order[]) => void
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

/** Chooses between delivery and pick-up, with the reason if the last choice failed. */
function ChosenWay({ place, way, busy, choose, problem }: NonNullable<ReturnType<typeof usePickUp>>) {
  return (
    <>
      <PickUpChoice place={place} way={way} busy={busy} onChoose={choose} />
      {problem && <Alert message={problem} />}
    </>
  )
}

const testNumber = '4242 4242 4242 4242'

/** States that payments are a test while the built-in card sandbox is in use. */
function SandboxNotice() {
  if (!useShopSettings().cards.sandbox) return null
  return (
    <Notice tone="warn">
      <p className="font-semibold">{paymentTexts.sandbox}</p>
      <p>
        {paymentTexts.sandboxCard}{' '}
        <span className="inline-block">
          <span className="figure">{testNumber}</span>
          {punctuationTexts.comma}
        </span>{' '}
        {paymentTexts.sandboxRest}
      </p>
    </Notice>
  )
}
