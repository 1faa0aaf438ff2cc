import { useLayoutEffect, useRef, useState } from 'react'
import { offerForm, withdrawOffer } from '../../../contract/requests/offers.ts'
import { useApi } from '../../api/api-context.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { offerTexts as texts } from './offer-texts.ts'

const empty = { reason: '' }
const rules: FieldRules<typeof empty> = { reason: ({ reason }) => textProblem(reason, offerForm.reason) }

/** Asks for the reason and withdraws an open offer. */
export function WithdrawOffer({ id }: { readonly id: string }) {
  const [asking, setAsking] = useState<'no' | 'yes' | 'back'>('no')
  const begin = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (asking === 'back') begin.current?.focus()
  }, [asking])
  if (asking === 'yes') return <ReasonForm id={id} onLeave={() => setAsking('back')} />
  return (
    <Button kind="quiet" className="button-row" ref={begin} onClick={() => setAsking('yes')}>
      {texts.withdraw}
    </Button>
  )
}

function ReasonForm({ id, onLeave }: { readonly id: string; readonly onLeave: () => void }) {
  const api = useApi()
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => element.current?.querySelector('input')?.focus(), [])
  const form = useDraftedForm(`withdraw-${id}`, empty, rules)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: { reason: 'reason' },
    async send({ reason }) {
      await api.call(withdrawOffer, { params: { id }, body: { reason: reason.trim() } })
      form.sent()
      showToast('success', texts.withdrawn)
    },
  })
  return (
    <form
      ref={element}
      className="grid w-full gap-3"
      method="post"
      noValidate
      aria-busy={busy}
      aria-label={texts.withdraw}
      onSubmit={onSubmit}
    >
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={offerForm.reason.maxLength.value}
        autoComplete="off"
        readOnly={busy}
        {...form.text('reason')}
      />
      <div className="actions">
        <Button kind="danger" type="submit" busy={busy}>
          {busy ? texts.withdrawing : texts.withdrawNow}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onLeave}>
          {texts.keep}
        </Button>
      </div>
      {problem && <Alert message={problem} />}
    </form>
  )
}
