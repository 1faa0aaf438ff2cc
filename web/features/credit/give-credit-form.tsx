import { giveCredit } from '../../../contract/payments/credit.ts'
import { useApi } from '../../api/api-context.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { keptInTab, sendOnce } from '../../forms/kept-attempt.ts'
import { numberProblem } from '../../forms/number-problem.ts'
import { typedNumber } from '../../forms/typed-numbers.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { customerCreditTexts as texts } from './texts.ts'

const empty = { amount: '', reason: '' }
const wireNames = { amount: 'amount', reason: 'reason' }
const { amount: amountSchema } = giveCredit.body.shape

const rules: FieldRules<typeof empty> = {
  amount: ({ amount }, formats) =>
    textProblem(amount, { required: texts.amountRequired }) ??
    numberProblem(formats, amount, 'amount', amountSchema),
  reason: ({ reason }) => textProblem(reason, { required: texts.reasonRequired }),
}

/** Gives a customer credit, or takes it back with a negative amount. */
export function GiveCreditForm({ email }: { readonly email: string }) {
  const formats = useFormats()
  const api = useApi()
  const form = useDraftedForm(`credit-${email}`, empty, rules)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames,
    async send(values) {
      const body = { amount: typedNumber(formats, values.amount, 'amount'), reason: values.reason.trim() }
      const { balance } = await sendOnce(keptInTab(`credit-attempt:${email}`), body, (key) =>
        api.call(giveCredit, { params: { email }, headers: { 'idempotency-key': key }, body }),
      )
      form.sent()
      showToast('success', texts.done(moneyFigure(formats, balance), email))
      return balance
    },
  })
  return (
    <Form className="card card-padded grid gap-5" busy={busy} label={texts.give} onSubmit={onSubmit}>
      <h2 className="card-title">{texts.give}</h2>
      <TextField
        label={texts.amount}
        hint={texts.amountHint}
        inputMode="text"
        autoComplete="off"
        readOnly={busy}
        {...form.text('amount')}
      />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={300}
        autoComplete="off"
        readOnly={busy}
        {...form.text('reason')}
      />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? texts.submitting : texts.submit}
      </Button>
      {problem && <Alert message={problem} />}
    </Form>
  )
}
