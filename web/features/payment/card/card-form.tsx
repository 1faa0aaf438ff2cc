import { useStripe } from '@stripe/react-stripe-js'
import type { StripeElements } from '@stripe/stripe-js'
import { lazy, type ReactNode, type SubmitEvent, Suspense, useId, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { reloadShown } from '../../../api/use-loaded.ts'
import { type AddressValues, addressWireNames } from '../../../forms/address-fields.tsx'
import { useIntoView } from '../../../forms/alert-in-view.tsx'
import { failureSentence } from '../../../forms/failure-sentence.ts'
import { fieldProblems } from '../../../forms/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { moneyFigure } from '../../../ui/values/numbers.ts'
import { Counter } from '../counter.tsx'
import { DeliveryPart } from '../delivery/delivery.tsx'
import { type Delivery, isComplete } from '../delivery/use-delivery.ts'
import { type Way, WayChoice } from '../other-ways/way-choice.tsx'
import { paymentTexts } from '../texts.ts'
import { type PayingState, usePaying } from '../use-paying.ts'
import { CardFields } from './card-fields.tsx'

const OtherWays = lazy(async () => ({ default: (await import('../other-ways/other-ways.tsx')).OtherWays }))

interface CardFormProps {
  /** Null until the payment is open; paying is disabled before (spec §4). */
  readonly clientSecret: string | null
  readonly price: number
  /** What is paid. */
  readonly summary: ReactNode
  /** When it would arrive. */
  readonly arrival: ReactNode
  /** Content above the card form. */
  readonly notice: ReactNode
  /** The orders' delivery; undefined if {host} keeps no address on orders. */
  readonly delivery: Delivery | undefined
  /** Why an attempt of another way did not pay that ended on another page. */
  readonly earlierProblem?: string | undefined
  readonly onPaid: (transactionId: string) => void
  readonly onClosed: () => void
}

/**
 * Renders the orders with their address, the card fields and the pay button; the provider's error is shown below in red
 * (spec §8).
 */
export function CardForm(props: CardFormProps) {
  const { price, summary, arrival, notice, delivery, clientSecret, onPaid, onClosed, earlierProblem } = props
  const problemId = useId()
  const offersOthers = useShopSettings().cards.otherWays === true
  const [way, setWay] = useState<Way>(offersOthers && earlierProblem !== undefined ? 'other' : 'card')
  // Once opened they stay, so that what was typed there outlives a look at the card.
  const [othersOpen, setOthersOpen] = useState(way === 'other')
  const [others, setOthers] = useState<StripeElements | null>(null)
  const stripe = useStripe()
  const { state, ready, pay, forgetProblem } = usePaying(clientSecret, way === 'card' ? undefined : others, {
    onPaid,
    onClosed,
    earlierProblem,
  })
  function choose(chosen: Way): void {
    forgetProblem()
    setWay(chosen)
    if (chosen === 'other') setOthersOpen(true)
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    // Pay pays: an address that is not begun or not complete keeps its draft, and is asked for after the payment.
    const values = delivery?.form.values
    if (delivery?.isDue && values && isComplete(values)) void pay(() => deliver(delivery, values))
    else void pay()
  }
  if (state.status === 'processing')
    return (
      <Counter order={summary}>
        <Notice tone="plain">{paymentTexts.processing}</Notice>
      </Counter>
    )
  const busy = state.status === 'paying'
  const problem = state.status === 'open' ? state.problem : undefined
  return (
    <Counter
      order={
        <>
          {summary}
          {arrival}
          {delivery && <DeliveryPart delivery={delivery} busy={busy} />}
        </>
      }
      onSubmit={submit}
      busy={busy}
    >
      {notice}
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
      <div>
        <Button type="submit" kind="go" busy={busy} disabled={!ready} className="w-full">
          {paymentTexts.pay(moneyFigure(price))}
        </Button>
        <p role="status" className="soft">
          {progressOf(state, ready || way === 'other')}
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

/** On a phone the pressed button may be the last thing on the screen. */
function Problem({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <p ref={useIntoView<HTMLParagraphElement>()} role="alert" id={id} className="field-error">
      {message}
    </p>
  )
}

/** Gives the orders their address; returns why that failed. */
async function deliver({ form, save }: Delivery, values: AddressValues): Promise<string | undefined> {
  try {
    await save(values)
    return undefined
  } catch (error) {
    form.refuse(fieldProblems(error, addressWireNames))
    if (!(error instanceof ApiError)) return paymentTexts.notDelivered(failureSentence(error))
    const isPaid = error.code === 'ORDER_ALREADY_PAID'
    // An order was cancelled or paid elsewhere; the page says which.
    if (isPaid || error.code === 'ORDER_NOT_FOUND') reloadShown()
    return isPaid ? error.message : paymentTexts.notDelivered(error.message)
  }
}

function progressOf(state: PayingState, ready: boolean): string {
  if (state.status === 'paying') return paymentTexts[state.step]
  return ready ? '' : paymentTexts.preparing
}
