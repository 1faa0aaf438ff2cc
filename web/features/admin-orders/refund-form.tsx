import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Order } from '../../../contract/orders.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { refundTexts as texts } from '../../texts/refund.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Price } from '../../ui/figure.tsx'
import { RefundConfirmation } from './refund-confirmation.tsx'
import { RefundFields } from './refund-fields.tsx'
import { type RefundValues, refundOf, valuesFor } from './refund-values.ts'
import { useRefunding } from './use-refunding.ts'

interface RefundFormProps {
  readonly order: Order
  /** US dollars that can still go back. */
  readonly left: number
  /** Told when the order may be another one than shown. */
  readonly onChanged: () => void
  /** Told when money went back or is about to. */
  readonly onRefunded: () => void
}

/** Gives money of a paid order back: what, why and which pieces, asked once more in the form itself. */
export function RefundForm({ order, left, onChanged, onRefunded }: RefundFormProps) {
  // What is left is another amount after a refund: it is proposed, unless somebody has typed one.
  const stored = useMemo(() => valuesFor(left), [left])
  const form = useDraftedForm<RefundValues>(`refund-${order._id}`, stored)
  const { asking, ask, goBack, leave, begin } = useAsking()
  const { busy, problem, refund, reopen } = useRefunding(form, { order, onChanged })

  async function confirm(): Promise<void> {
    const sent = await refund()
    if (sent === 'refused') goBack()
    if (sent !== 'sent') return
    leave()
    onRefunded()
  }
  return (
    <form
      className="plate plate-padded refund-form"
      method="post"
      noValidate
      aria-busy={busy}
      aria-label={texts.heading}
      onSubmit={form.handleSubmit(() => {
        reopen()
        ask()
      }, reopen)}
    >
      <h3>{texts.heading}</h3>
      <dl className="figures">
        <Price label={texts.left} dollars={left} />
      </dl>
      <RefundFields form={form} order={order} left={left} fixed={asking} />
      {asking ? (
        <RefundConfirmation
          order={order}
          refund={refundOf(form.getValues())}
          busy={busy}
          onYes={() => void confirm()}
          onNo={goBack}
        />
      ) : (
        <Button type="submit" className="justify-self-start" ref={begin}>
          {texts.go}
        </Button>
      )}
      {problem && <Alert message={problem} />}
    </form>
  )
}

/** Whether the form asks once more; on the way back, and only then, the focus is where the question was begun. */
function useAsking() {
  const [step, setStep] = useState<'typing' | 'asking' | 'back'>('typing')
  const begin = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (step === 'back') begin.current?.focus()
  }, [step])
  return {
    asking: step === 'asking',
    begin,
    ask: () => setStep('asking'),
    goBack: () => setStep('back'),
    leave: () => setStep('typing'),
  }
}
