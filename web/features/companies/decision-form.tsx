import { useState } from 'react'
import { type Company, decideCompany } from '../../../contract/companies/companies.ts'
import { useApi } from '../../api/api-context.ts'
import { Form } from '../../forms/form.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { companyTexts as texts } from './desk-texts.ts'

type Decision = 'granted' | 'refused' | 'ended'

const empty = { message: '' }

const labelOf = { granted: texts.grant, refused: texts.refuse, ended: texts.end } as const

/** Grants, refuses or ends a company, with a message to its people. */
export function DecisionForm({ company }: { readonly company: Company }) {
  const api = useApi()
  const [chosen, setChosen] = useState<Decision>()
  const { _id: id, state, version } = company
  const form = useDraftedForm(`company-decision-${id}`, empty, {})
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: { message: 'message' },
    async send({ message }) {
      const decision = chosen ?? choices[0]
      if (!decision) return undefined
      await api.call(decideCompany, { params: { id }, body: { state: decision, message, version } })
      form.sent()
      showToast('success', texts.decided[decision])
      return true
    },
  })
  const choices = choicesIn(state)
  return (
    <Form className="card card-padded grid gap-5" busy={busy} label={texts.decision} onSubmit={onSubmit}>
      <h2 className="card-title">{texts.decision}</h2>
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
            type="submit"
            kind={kindOf(choice, place)}
            busy={busy && (chosen ?? choices[0]) === choice}
            disabled={busy && (chosen ?? choices[0]) !== choice}
            onClick={() => setChosen(choice)}
          >
            {busy && (chosen ?? choices[0]) === choice ? texts.deciding : labelOf[choice]}
          </Button>
        ))}
      </div>
      {problem && <Alert message={problem} />}
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
