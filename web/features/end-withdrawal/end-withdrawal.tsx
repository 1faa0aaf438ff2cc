import { useLayoutEffect, useRef, useState } from 'react'
import { endingForm, endWithdrawal, type WithdrawalEnding } from '../../../contract/orders/withdrawals.ts'
import { useApi } from '../../api/api-context.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { IfAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { endWithdrawalTexts as texts } from './texts.ts'

interface EndWithdrawalProps {
  readonly orderId: string
  /** What people call the order. */
  readonly name: string
  /** A closed one can still be taken back. */
  readonly isClosed?: boolean
  /** Takes the focus, because the control goes with the withdrawal. */
  readonly onEnded: () => void
}

/** Closes a withdrawal or takes it back, with a reason that the customer reads, where {host} and the right allow it. */
export function EndWithdrawal(props: EndWithdrawalProps) {
  return (
    <IfAllowed operation={endWithdrawal}>
      <Endings {...props} />
    </IfAllowed>
  )
}

function Endings({ orderId, name, isClosed = false, onEnded }: EndWithdrawalProps) {
  const [asking, setAsking] = useState<WithdrawalEnding>()
  const asked = useRef<WithdrawalEnding>(undefined)
  const buttons = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (asking === undefined && asked.current !== undefined)
      buttons.current?.querySelector<HTMLButtonElement>(`[name="${asked.current}"]`)?.focus()
    asked.current = asking
  }, [asking])
  const ended = () => {
    asked.current = undefined
    setAsking(undefined)
    onEnded()
  }
  if (asking) {
    const leave = () => setAsking(undefined)
    return <ReasonForm orderId={orderId} ending={asking} onLeave={leave} onEnded={ended} />
  }
  const endings = [
    ...(isClosed ? [] : [['closed', texts.close] as const]),
    ['taken-back', texts.takeBack] as const,
  ]
  return (
    <div ref={buttons} className="actions">
      {endings.map(([ending, text]) => (
        <Button key={ending} kind="quiet" name={ending} onClick={() => setAsking(ending)}>
          {text}
          <span className="sr-only">{texts.ofOrder(name)}</span>
        </Button>
      ))}
    </div>
  )
}

const empty = { reason: '' }
const rules: FieldRules<typeof empty> = { reason: ({ reason }) => textProblem(reason, endingForm.reason) }

interface ReasonFormProps {
  readonly orderId: string
  readonly ending: WithdrawalEnding
  readonly onLeave: () => void
  readonly onEnded: () => void
}

function ReasonForm({ orderId, ending, onLeave, onEnded }: ReasonFormProps) {
  const api = useApi()
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => element.current?.querySelector('input')?.focus(), [])
  const form = useDraftedForm(`end-withdrawal-${orderId}`, empty, rules)
  const question = texts.questions[ending]
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: { reason: 'reason' },
    async send({ reason }) {
      await api.call(endWithdrawal, { params: { id: orderId }, body: { ending, reason: reason.trim() } })
      form.sent()
      showToast('success', ending === 'closed' ? texts.closed : texts.takenBack)
      onEnded()
    },
  })
  return (
    <form
      ref={element}
      className="grid w-full gap-3"
      method="post"
      noValidate
      aria-busy={busy}
      aria-label={question.title}
      onSubmit={onSubmit}
    >
      <p>{question.text}</p>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={endingForm.reason.maxLength.value}
        autoComplete="off"
        readOnly={busy}
        {...form.text('reason')}
      />
      <div className="actions">
        <Button type="submit" busy={busy}>
          {busy ? texts.ending : question.confirm}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onLeave}>
          {texts.keep}
        </Button>
      </div>
      {problem && <Alert message={problem} />}
    </form>
  )
}
