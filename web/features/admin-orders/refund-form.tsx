import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { refundOrder } from '../../../contract/payments/refunds.ts'
import { useApi } from '../../api/api-context.ts'
import { Form } from '../../forms/form.tsx'
import { keptInTab, sendOnce } from '../../forms/kept-attempt.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useHashFocus } from '../../routing/use-hash-focus.ts'
import { refundTexts as texts } from '../../texts/refund.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { Price } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { RefundConfirmation } from './refund-confirmation.tsx'
import { RefundFields } from './refund-fields.tsx'
import { type RefundValues, refundOf, refundRules, valuesFor } from './refund-values.ts'

const wireNames = { amount: 'amount', what: 'delivery', reason: 'reason', pieces: 'restock' }

interface RefundFormProps {
  readonly order: Order
  /** The refundable amount. */
  readonly left: number
  /** Called when a refund is complete or pending. */
  readonly onRefunded: () => void
}

/** Refunds a paid order: amount, reason and pieces, with confirmation inside the form. */
export function RefundForm({ order, left, onRefunded }: RefundFormProps) {
  const formats = useFormats()
  const api = useApi()
  const { proposedRefund } = order
  // After a refund the remaining amount becomes the proposal, unless another amount was typed.
  const stored = useMemo(() => valuesFor(formats, left, { proposedRefund }), [formats, left, proposedRefund])
  const form = useDraftedForm<RefundValues>(`refund-${order._id}`, stored, refundRules(formats, order, left))
  const place = useRef<HTMLFormElement>(null)
  useHashFocus('#refund', place)
  const { asking, ask, goBack, leave, begin } = useAsking()
  const { busy, problem, start, forget } = useSubmit({
    form,
    wireNames,
    async send(values) {
      const refund = refundOf(formats, values)
      const params = { id: order._id }
      const { state } = await sendOnce(keptInTab(`refund-attempt:${order._id}`), refund, (key) =>
        api.call(refundOrder, { params, headers: { 'idempotency-key': key }, body: refund }),
      )
      form.sent()
      const money = moneyFigure(formats, refund.amount)
      if (state === 'due') showToast('info', texts.due(money))
      else showToast('success', texts.done(money))
      leave()
      onRefunded()
    },
    onFailed: goBack,
  })
  return (
    <Form
      ref={place}
      className="card card-padded refund-form grid gap-5"
      busy={busy}
      label={texts.heading}
      onSubmit={(event) => {
        forget()
        form.check(event, ask)
      }}
    >
      <h2 className="card-title">{texts.heading}</h2>
      <dl className="figures">
        <Price label={texts.left} amount={left} />
      </dl>
      <RefundFields form={form} order={order} left={left} fixed={asking} />
      {asking ? (
        <RefundConfirmation
          order={order}
          refund={refundOf(formats, form.values)}
          left={left}
          busy={busy}
          onYes={() => start(form.values)}
          onNo={goBack}
        />
      ) : (
        <Button type="submit" className="justify-self-start" ref={begin}>
          {texts.go}
        </Button>
      )}
      {problem && <Alert message={problem} />}
    </Form>
  )
}

/** Holds whether the form asks for confirmation. Cancelling returns the focus to the button that asked. */
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
