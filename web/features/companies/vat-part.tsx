import { useCallback } from 'react'
import { type Company, checkVatNumber, confirmVatNumber } from '../../../contract/companies/companies.ts'
import { companyFieldTexts as contractTexts } from '../../../contract/companies/company-field-texts.ts'
import { said } from '../../../contract/languages/said.ts'
import { useApi } from '../../api/api-context.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { Fact } from '../../ui/values/fact.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { companyTexts as texts } from './desk-texts.ts'
import { companyFieldTexts } from './field-texts.ts'
import { chipOfVat } from './state-chips.ts'

interface VatPartProps {
  readonly company: Company
  readonly mayChange: boolean
}

/** Shows what is known of a company's VAT number, and lets staff confirm it. */
export function VatPart({ company, mayChange }: VatPartProps) {
  const { vatNumber, vatState, asksVies } = company
  const showsActions = mayChange && vatNumber !== ''
  const isOpen = vatNumber !== '' && vatState !== 'confirmed'
  return (
    <DashboardPart title={texts.vat}>
      <Card className="grid gap-5">
        <VatFacts company={company} />
        {!asksVies && isOpen && <p className="soft">{texts.notAsked}</p>}
        {showsActions && asksVies && <CheckButton company={company} />}
        {showsActions && vatState !== 'confirmed' && <ConfirmForm company={company} />}
      </Card>
    </DashboardPart>
  )
}

function VatFacts({ company }: Pick<VatPartProps, 'company'>) {
  const { vatNumber, vatState, vatCheckedAt, vatConfirmedUntil, vatNextCheckAt, vatWord, asksVies } = company
  return (
    <dl className="facts">
      <Fact name={texts.vat}>
        <span className="grid justify-items-start gap-1">
          {vatNumber}
          <Chip state={chipOfVat[vatState]}>{companyFieldTexts.vatStates[vatState]}</Chip>
        </span>
      </Fact>
      {vatState === 'confirmed' && vatConfirmedUntil !== null && (
        <Fact name={texts.until}>
          <LocalTime at={vatConfirmedUntil} />
        </Fact>
      )}
      {vatCheckedAt !== null && (
        <Fact name={texts.lastAnswer}>
          <LocalTime at={vatCheckedAt} />
        </Fact>
      )}
      {asksVies && vatNextCheckAt !== null && (
        <Fact name={texts.nextCheck}>
          <LocalTime at={vatNextCheckAt} />
        </Fact>
      )}
      {vatWord !== '' && <Fact name={texts.word}>{vatWord}</Fact>}
    </dl>
  )
}

function CheckButton({ company: { _id: id } }: Pick<VatPartProps, 'company'>) {
  const api = useApi()
  const check = useAction(
    useCallback(
      async (of: string) => {
        await api.call(checkVatNumber, { params: { id: of } })
        showToast('success', texts.checked)
      },
      [api],
    ),
  )
  const busy = check.busyWith !== undefined
  return (
    <div className="grid gap-3">
      <Button kind="quiet" className="justify-self-start" busy={busy} onClick={() => check.start(id)}>
        {busy ? texts.checking : texts.check}
      </Button>
      {check.failure && <Alert message={check.failure.message} />}
    </div>
  )
}

const empty = { word: '' }
const rules: FieldRules<typeof empty> = {
  word: ({ word }) => textProblem(word, { required: said(contractTexts).word }),
}

function ConfirmForm({ company: { _id: id, vatNumber } }: Pick<VatPartProps, 'company'>) {
  const api = useApi()
  const form = useDraftedForm(`company-vat-${id}`, empty, rules)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: { word: 'word' },
    async send({ word }) {
      await api.call(confirmVatNumber, { params: { id }, body: { vatNumber, word } })
      form.sent()
      showToast('success', texts.confirmed)
      return true
    },
  })
  return (
    <Form className="grid gap-3" busy={busy} label={texts.confirm} onSubmit={onSubmit}>
      <TextField
        label={texts.confirmWord}
        hint={texts.confirmHint}
        maxLength={300}
        autoComplete="off"
        readOnly={busy}
        {...form.text('word')}
      />
      <Button kind="quiet" type="submit" busy={busy} className="justify-self-start">
        {busy ? texts.confirming : texts.confirmSend}
      </Button>
      {problem && <Alert message={problem} />}
    </Form>
  )
}
