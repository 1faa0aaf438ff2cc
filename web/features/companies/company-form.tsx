import { useCallback, useMemo } from 'react'
import { type Company, changeCompany } from '../../../contract/companies/companies.ts'
import { companyFieldTexts as contractTexts } from '../../../contract/companies/company-field-texts.ts'
import { companyTerms } from '../../../contract/companies/company-fields.ts'
import { said } from '../../../contract/languages/said.ts'
import { listPriceLists } from '../../../contract/prices/price-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { EarlierDraft } from '../../forms/earlier-draft.tsx'
import type { FieldRules } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { numberProblem } from '../../forms/number-problem.ts'
import { fieldAmount, typedNumber } from '../../forms/typed-numbers.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { SelectField, TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
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

interface TermValues {
  readonly termsDays: string
  readonly limit: string
  readonly priceListId: string
  readonly note: string
}

type Values = DetailValues & ChoiceValues & TermValues

const rules: FieldRules<Values> = {
  ...detailRules,
  termsDays: ({ termsDays, limit }, formats) => {
    if (termsDays.trim() === '') return limit.trim() === '' ? undefined : said(contractTexts).termsMissing
    return numberProblem(formats, termsDays, 'pieces', companyTerms.termsDays)
  },
  limit: ({ termsDays, limit }, formats) => {
    if (limit.trim() === '') return termsDays.trim() === '' ? undefined : said(contractTexts).limitMissing
    return numberProblem(formats, limit, 'amount', companyTerms.limit)
  },
}

const wireNames = { ...companyWireNames, termsDays: 'termsDays', limit: 'limit', note: 'note' }

/** Changes details, choices and terms of a company. */
export function CompanyForm({ company }: { readonly company: Company }) {
  const api = useApi()
  const formats = useFormats()
  const { _id: id, termsDays, limit, priceListId, note } = company
  const stored = useMemo<Values>(
    () => ({
      ...detailValues(company),
      ...choiceValues(company),
      termsDays: termsDays === null ? '' : String(termsDays),
      limit: limit === null ? '' : fieldAmount(formats, limit),
      priceListId: priceListId ?? '',
      note,
    }),
    [company, termsDays, limit, priceListId, note, formats],
  )
  const form = useDraftedForm<Values>(`company-${id}`, stored, rules, company.version)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames,
    async send(values) {
      const isEmpty = (text: string) => text.trim() === ''
      const body = {
        ...detailsBody(values),
        ...choicesBody(values),
        termsDays: isEmpty(values.termsDays) ? null : typedNumber(formats, values.termsDays, 'pieces'),
        limit: isEmpty(values.limit) ? null : typedNumber(formats, values.limit, 'amount'),
        priceListId: values.priceListId || null,
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
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={texts.termsDays}
          hint={texts.termsDaysHint}
          inputMode="numeric"
          autoComplete="off"
          readOnly={busy}
          {...form.text('termsDays')}
        />
        <TextField
          label={texts.limit}
          hint={texts.limitHint}
          inputMode="decimal"
          autoComplete="off"
          readOnly={busy}
          {...form.text('limit')}
        />
      </div>
      <UsualTerms company={company} busy={busy} onTerms={form.change} />
      <PriceListField wiring={form.text('priceListId')} busy={busy} />
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

interface UsualTermsProps {
  readonly company: Company
  readonly busy: boolean
  readonly onTerms: (terms: Pick<TermValues, 'termsDays' | 'limit'>) => void
}

/** Fills in the days and the limit that the settings propose. The owner still saves them. */
function UsualTerms({ company: { usualTerms }, busy, onTerms }: UsualTermsProps) {
  const formats = useFormats()
  if (!usualTerms) return null
  const { termsDays, limit } = usualTerms
  const terms = { termsDays: String(termsDays), limit: limit === null ? '' : fieldAmount(formats, limit) }
  const days = wholeNumber(formats, termsDays)
  return (
    <Button kind="quiet" className="justify-self-start" disabled={busy} onClick={() => onTerms(terms)}>
      {limit === null ? texts.fillInDays(days) : texts.fillInTerms(days, moneyFigure(formats, limit))}
    </Button>
  )
}

interface PriceListFieldProps {
  readonly wiring: ReturnType<ReturnType<typeof useDraftedForm<Values>>['text']>
  readonly busy: boolean
}

/** Chooses the price list of a company; while the lists are not known, the stored one stays. */
function PriceListField({ wiring, busy }: PriceListFieldProps) {
  const api = useApi()
  const isOffered = useHost().offers(listPriceLists)
  const load = useCallback(
    async (signal: AbortSignal) => (isOffered ? api.call(listPriceLists, {}, { signal }) : []),
    [api, isOffered],
  )
  const [lists] = useLoaded(load)
  if (!isOffered) return null
  const known = lists.status === 'ready' ? lists.data : []
  const isUnknown = wiring.value !== '' && !known.some(({ _id }) => _id === wiring.value)
  return (
    <SelectField
      label={texts.priceList}
      disabled={busy || lists.status !== 'ready'}
      choices={[
        { value: '', text: texts.noPriceList },
        ...known.map(({ _id, name }) => ({ value: _id, text: name })),
        ...(isUnknown ? [{ value: wiring.value, text: '…' }] : []),
      ]}
      {...wiring}
    />
  )
}
