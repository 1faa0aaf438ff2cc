import { useMemo, useState } from 'react'
import { type Company, decideCompany } from '../../../contract/companies/companies.ts'
import { useApi } from '../../api/api-context.ts'
import { Form } from '../../forms/form.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { companyTexts as texts } from './desk-texts.ts'
import {
  TermFields,
  type TermValues,
  termRules,
  termsBody,
  termValues,
  termWireNames,
} from './term-fields.tsx'

type Decision = 'granted' | 'refused' | 'ended'

type Values = TermValues & { readonly message: string }

const wireNames = { message: 'message', ...termWireNames('terms.') }

const labelOf = { granted: texts.grant, refused: texts.refuse, ended: texts.end } as const

/** Grants a company with its terms, refuses or ends it, with a message to its people. */
export function DecisionForm({ company }: { readonly company: Company }) {
  const api = useApi()
  const formats = useFormats()
  const [chosen, setChosen] = useState<Decision>()
  const [asksToEnd, setAsksToEnd] = useState(false)
  const { _id: id, state, version } = company
  const first = useMemo<Values>(() => ({ ...termValues(formats, company), message: '' }), [formats, company])
  const form = useDraftedForm<Values>(`company-decision-${id}`, first, termRules)
  const { busy, problem, onSubmit, start } = useSubmit({
    form,
    wireNames,
    async send({ message, ...values }) {
      const decision = chosen ?? choices[0]
      if (!decision) return undefined
      const terms = decision === 'granted' ? { terms: termsBody(formats, values) } : {}
      await api.call(decideCompany, {
        params: { id },
        body: { state: decision, message, version, ...terms },
      })
      form.sent()
      showToast('success', texts.decided[decision])
      return true
    },
  })
  const choices = choicesIn(state)
  return (
    <Form className="card card-padded grid gap-5" busy={busy} label={texts.decision} onSubmit={onSubmit}>
      <h2 className="card-title">{texts.decision}</h2>
      {choices.includes('granted') && <TermFields form={form} company={company} busy={busy} />}
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        rows={3}
        maxLength={1000}
        readOnly={busy}
        {...form.text('message')}
      />
      <div className="actions">
        {choices.map((choice, place) => (
          <Button
            key={choice}
            type={choice === 'ended' ? 'button' : 'submit'}
            kind={kindOf(choice, place)}
            busy={busy && (chosen ?? choices[0]) === choice}
            disabled={busy && (chosen ?? choices[0]) !== choice}
            onClick={() => {
              setChosen(choice)
              setAsksToEnd(choice === 'ended')
            }}
          >
            {busy && (chosen ?? choices[0]) === choice ? texts.deciding : labelOf[choice]}
          </Button>
        ))}
      </div>
      {problem && <Alert message={problem} />}
      <ConfirmDialog
        open={asksToEnd}
        title={texts.endTitle(company.name)}
        text={texts.endText}
        confirm={texts.endYes}
        cancel={texts.endNo}
        destructive
        onConfirm={() => {
          setAsksToEnd(false)
          start(form.values)
        }}
        onCancel={() => setAsksToEnd(false)}
      />
    </Form>
  )
}

function kindOf(choice: Decision, place: number): 'go' | 'danger' | 'quiet' {
  if (choice === 'ended') return 'danger'
  return place === 0 ? 'go' : 'quiet'
}

function choicesIn(state: Company['state']): readonly Decision[] {
  if (state === 'granted') return ['ended']
  return state === 'asked' ? ['granted', 'refused'] : ['granted']
}
