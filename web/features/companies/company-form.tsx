import { useMemo } from 'react'
import { type Company, changeCompany } from '../../../contract/companies/companies.ts'
import { useApi } from '../../api/api-context.ts'
import { EarlierDraft } from '../../forms/earlier-draft.tsx'
import type { FieldRules } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { ChoiceFields, DetailFields } from './company-fields.tsx'
import {
  type ChoiceValues,
  choicesBody,
  choiceValues,
  companyWireNames,
  type DetailValues,
  detailRules,
  detailsBody,
  detailValues,
} from './company-values.ts'
import { companyTexts as texts } from './desk-texts.ts'
import {
  TermFields,
  type TermValues,
  termRules,
  termsBody,
  termValues,
  termWireNames,
} from './term-fields.tsx'

type Values = DetailValues & ChoiceValues & TermValues & { readonly note: string }

const rules: FieldRules<Values> = { ...detailRules, ...termRules }

const wireNames = { ...companyWireNames, ...termWireNames(''), note: 'note' }

/** Changes details and choices of a company, and the terms of one that is granted. */
export function CompanyForm({ company }: { readonly company: Company }) {
  const api = useApi()
  const formats = useFormats()
  const { _id: id, note } = company
  const stored = useMemo<Values>(
    () => ({
      ...detailValues(company),
      ...choiceValues(company),
      ...termValues(formats, company),
      note,
    }),
    [company, note, formats],
  )
  const form = useDraftedForm<Values>(`company-${id}`, stored, rules, company.version)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames,
    async send(values) {
      const body = {
        ...detailsBody(values),
        ...choicesBody(values),
        ...termsBody(formats, values),
        note: values.note,
        version: form.version,
      }
      await api.call(changeCompany, { params: { id }, body })
      form.sent()
      showToast('success', texts.saved)
      return true
    },
  })
  return (
    <Form
      className="card card-padded grid max-w-3xl gap-5"
      busy={busy}
      label={texts.details}
      onSubmit={onSubmit}
    >
      <h2 className="card-title">{texts.details}</h2>
      <EarlierDraft form={form} />
      {company.state === 'granted' && <TermFields form={form} company={company} busy={busy} />}
      <DetailFields form={form} busy={busy} />
      <ChoiceFields form={form} busy={busy} />
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={1000}
        readOnly={busy}
        {...form.text('note')}
      />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? texts.saving : texts.save}
      </Button>
      {problem && <Alert message={problem} />}
    </Form>
  )
}
