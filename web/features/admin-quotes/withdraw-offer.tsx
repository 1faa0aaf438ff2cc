import { useLayoutEffect, useRef, useState } from 'react'
import { offerForm, withdrawOffer } from '../../../contract/requests/offers.ts'
import { useApi } from '../../api/api-context.ts'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { offerTexts as texts } from './offer-texts.ts'

interface WithdrawOfferProps {
  readonly id: string
  readonly onWithdrawn: () => void
}

/** Asks for the reason and withdraws an open offer. */
export function WithdrawOffer({ id, onWithdrawn }: WithdrawOfferProps) {
  const api = useApi()
  const [asking, setAsking] = useState<'no' | 'yes' | 'back'>('no')
  const begin = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (asking === 'back') begin.current?.focus()
  }, [asking])
  if (asking === 'yes') {
    return (
      <ReasonForm
        draft={`withdraw-${id}`}
        field={offerForm.reason}
        label={texts.withdraw}
        texts={{ ...texts, confirm: texts.withdrawNow, sending: texts.withdrawing }}
        destructive
        send={(reason) => api.call(withdrawOffer, { params: { id }, body: { reason } })}
        onSent={() => {
          showToast('success', texts.withdrawn)
          onWithdrawn()
        }}
        onLeave={() => setAsking('back')}
      />
    )
  }
  return (
    <Button kind="quiet" className="button-row" ref={begin} onClick={() => setAsking('yes')}>
      {texts.withdraw}
    </Button>
  )
}
