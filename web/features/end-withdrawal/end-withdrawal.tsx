import { useLayoutEffect, useRef, useState } from 'react'
import { endingForm, endWithdrawal, type WithdrawalEnding } from '../../../contract/orders/withdrawals.ts'
import { useApi } from '../../api/api-context.ts'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { IfAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { endWithdrawalTexts as texts } from './texts.ts'

interface EndWithdrawalProps {
  readonly orderId: string
  /** The order's name for sentences. */
  readonly name: string
  /** A closed withdrawal can still be taken back. */
  readonly isClosed?: boolean
  /** Moves the focus, because the control disappears with the withdrawal. */
  readonly onEnded: () => void
}

/**
 * Closes a withdrawal or takes it back, with a reason for the customer, if {host} and the person's rights
 * allow it.
 */
export function EndWithdrawal(props: EndWithdrawalProps) {
  return (
    <IfAllowed operation={endWithdrawal}>
      <Endings {...props} />
    </IfAllowed>
  )
}

function Endings({ orderId, name, isClosed = false, onEnded }: EndWithdrawalProps) {
  const api = useApi()
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
    const { title, text, confirm } = texts.questions[asking]
    return (
      <ReasonForm
        draft={`end-withdrawal-${orderId}`}
        field={endingForm.reason}
        label={title}
        texts={{ ...texts, confirm, sending: texts.ending }}
        send={(reason) =>
          api.call(endWithdrawal, { params: { id: orderId }, body: { ending: asking, reason } })
        }
        onSent={() => {
          showToast('success', asking === 'closed' ? texts.closed : texts.takenBack)
          ended()
        }}
        onLeave={() => setAsking(undefined)}
      >
        <p>{text}</p>
      </ReasonForm>
    )
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
