import { useStripe } from '@stripe/react-stripe-js'
import type { StripeElements } from '@stripe/stripe-js'
import { lazy, type ReactNode, type SubmitEvent, Suspense, useId, useState } from 'react'
import { sumOfAmounts } from '../../../../domain/money.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { GuaranteeNotice } from '../../../buying/guarantee-notice.tsx'
import { isComplete } from '../../../forms/address-values.ts'
import { useIntoView } from '../../../forms/alert-in-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { moneyFigure } from '../../../ui/values/numbers.ts'
import { Counter } from '../counter.tsx'
import { CreditParts } from '../credit/credit-choice.tsx'
import { deliverOrders } from '../delivery/deliver-orders.ts'
import { DeliveryPart } from '../delivery/delivery.tsx'
import type { Delivery } from '../delivery/use-delivery.ts'
import { type Way, WayChoice } from '../other-ways/way-choice.tsx'
import type { Form } from '../payment-state.ts'
import { paymentTexts } from '../texts.ts'
import { usePaying } from '../use-paying.ts'
import type { SendPayment } from '../use-payment.ts'
import { CardFields } from './card-fields.tsx'

const OtherWays = lazy(async () => ({ default: (await import('../other-ways/other-ways.tsx')).OtherWays }))

interface CardFormProps {
  /** The form's state. Pay is disabled until the payment is open (spec §4). */
  readonly stage: Form
  /** What the orders cost. */
  readonly price: number
  /** How much of it credit pays; the card pays the rest. */
  readonly credit: number
  /** The amount and the orders. */
  readonly summary: ReactNode
  /** The expected day of arrival. */
  readonly arrival: ReactNode
  /** Content above the card form. */
  readonly notice: ReactNode
  /** The orders' delivery; undefined if {host} stores no address on orders. */
  readonly delivery: Delivery | undefined
  /** The choice between delivery and pick-up. */
  readonly pickUp: ReactNode
  /** True after a payment with another method failed on the provider's page. */
  readonly startsOtherWay: boolean
  readonly send: SendPayment
  readonly onPaid: (transactionId: string) => void
  readonly onClosed: () => void
}

/**
 * Renders the orders with their address, the card fields and the pay button. The provider's error is below, in red
 * (spec §8).
 */
export function CardForm(props: CardFormProps) {
  const formats = useFormats()
  const { price, credit, summary, arrival, notice, delivery, pickUp, stage, startsOtherWay, send } = props
  const { clientSecret } = stage
  const problemId = useId()
  const offersOthers = useShopSettings().cards.otherWays === true
  const [way, setWay] = useState<Way>(offersOthers && startsOtherWay ? 'other' : 'card')
  // Once opened, the other methods stay mounted, so that their text survives a switch to the card.
  const [othersOpen, setOthersOpen] = useState(way === 'other')
  const [others, setOthers] = useState<StripeElements | null>(null)
  const stripe = useStripe()
  const { ready, pay } = usePaying(stage, way === 'card' ? undefined : others, props)
  function choose(chosen: Way): void {
    send({ type: 'way chosen' })
    setWay(chosen)
    if (chosen === 'other') setOthersOpen(true)
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    // Pay works without an address: an empty or incomplete address keeps its draft, and is requested after the payment.
    const values = delivery?.form.values
    if (delivery?.isDue && values && isComplete(values)) void pay(() => deliverOrders(delivery, values))
    else void pay()
  }
  const busy = stage.status === 'paying'
  const problem = stage.status === 'open' ? stage.problem : undefined
  return (
    <Counter
      order={
        <>
          {summary}
          {arrival}
          {pickUp}
          {delivery && <DeliveryPart delivery={delivery} busy={busy} />}
        </>
      }
      onSubmit={submit}
      busy={busy}
    >
      {notice}
      <GuaranteeNotice />
      {offersOthers && <WayChoice chosen={way} busy={busy} onChoose={choose} />}
      <div className="grid grid-cols-1 gap-6" hidden={way !== 'card'}>
        <CardFields wrong={problem?.field} problemId={problemId} />
      </div>
      {othersOpen && stripe && clientSecret !== null && (
        <div hidden={way !== 'other'}>
          <Suspense fallback={<Skeleton label={paymentTexts.otherWaysLoading} lines={3} />}>
            <OtherWays key={clientSecret} stripe={stripe} clientSecret={clientSecret} onReady={setOthers} />
          </Suspense>
        </div>
      )}
      <CreditParts price={price} part={credit} />
      <div>
        <Button type="submit" kind="go" busy={busy} disabled={!ready} className="w-full">
          {paymentTexts.pay(moneyFigure(formats, sumOfAmounts([price, -credit])))}
        </Button>
        <p role="status" className="soft">
          {progressOf(stage, ready || way === 'other')}
        </p>
      </div>
      {problem && <Problem key={problem.message} id={problemId} message={problem.message} />}
      {problem?.declined && (
        <p role="status" className="soft">
          {paymentTexts.afterDecline}
        </p>
      )}
    </Counter>
  )
}

/** Scrolled into view, because on a phone the pressed button may be the last thing on the screen. */
function Problem({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <p ref={useIntoView<HTMLParagraphElement>()} role="alert" id={id} className="field-error">
      {message}
    </p>
  )
}

function progressOf(stage: Form, ready: boolean): string {
  if (stage.status === 'paying') return paymentTexts[stage.step]
  return ready ? '' : paymentTexts.preparing
}
