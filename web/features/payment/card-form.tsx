import { type SubmitEvent, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { CardFields } from './card-fields.tsx'
import { paymentTexts } from './texts.ts'
import { type PayingState, usePaying } from './use-paying.ts'

interface CardFormProps {
  /** In the shop's currency. */
  readonly price: number
  /** Null until the payment is open; paying is disabled before (spec §4). */
  readonly clientSecret: string | null
  readonly onPaid: (transactionId: string) => void
  readonly onClosed: () => void
}

/** Renders the card fields and the pay button; the provider's error is shown below in red (spec §8). */
export function CardForm({ price, clientSecret, onPaid, onClosed }: CardFormProps) {
  const problemId = useId()
  const { state, ready, pay } = usePaying(clientSecret, { onPaid, onClosed })
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    void pay()
  }
  if (state.status === 'processing') return <Notice tone="plain">{paymentTexts.processing}</Notice>
  const busy = state.status === 'paying'
  const problem = state.status === 'open' ? state.problem : undefined
  return (
    <form className="grid gap-5" noValidate onSubmit={submit} aria-busy={busy}>
      <CardFields wrong={problem?.field} problemId={problemId} />
      <div>
        <Button type="submit" kind="go" busy={busy} disabled={!ready} className="w-full">
          {paymentTexts.pay(moneyFigure(price))}
        </Button>
        <p role="status" className="soft">
          {progressOf(state, ready)}
        </p>
      </div>
      {problem && (
        <p role="alert" id={problemId} className="field-error">
          {problem.message}
        </p>
      )}
    </form>
  )
}

function progressOf(state: PayingState, ready: boolean): string {
  if (state.status === 'paying') return paymentTexts[state.step]
  return ready ? '' : paymentTexts.preparing
}
