import { useCallback } from 'react'
import type { Company } from '../../../contract/companies/companies.ts'
import { companyFieldTexts as contractTexts } from '../../../contract/companies/company-field-texts.ts'
import { companyTerms } from '../../../contract/companies/company-fields.ts'
import { said } from '../../../contract/languages/said.ts'
import { listPriceLists } from '../../../contract/prices/price-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import type { FieldRules } from '../../forms/field-rules.ts'
import { numberProblem } from '../../forms/number-problem.ts'
import { fieldAmount, typedNumber } from '../../forms/typed-numbers.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import type { WireNames } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/fields/text-field.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { companyTexts as texts } from './desk-texts.ts'

/** Terms of payment and price list of a company, as typed. */
export interface TermValues {
  readonly termsDays: string
  readonly limit: string
  readonly priceListId: string
}

type Terms = Pick<Company, 'termsDays' | 'limit' | 'priceListId'>

export function termValues(formats: Formats, { termsDays, limit, priceListId }: Terms): TermValues {
  return {
    termsDays: termsDays === null ? '' : String(termsDays),
    limit: limit === null ? '' : fieldAmount(formats, limit),
    priceListId: priceListId ?? '',
  }
}

export function termsBody(formats: Formats, { termsDays, limit, priceListId }: TermValues): Terms {
  return {
    termsDays: termsDays.trim() === '' ? null : typedNumber(formats, termsDays, 'pieces'),
    limit: limit.trim() === '' ? null : typedNumber(formats, limit, 'amount'),
    priceListId: priceListId || null,
  }
}

export const termRules: FieldRules<TermValues> = {
  termsDays: ({ termsDays, limit }, formats) => {
    if (termsDays.trim() === '') return limit.trim() === '' ? undefined : said(contractTexts).termsMissing
    return numberProblem(formats, termsDays, 'pieces', companyTerms.termsDays)
  },
  limit: ({ termsDays, limit }, formats) => {
    if (limit.trim() === '') return termsDays.trim() === '' ? undefined : said(contractTexts).limitMissing
    return numberProblem(formats, limit, 'amount', companyTerms.limit)
  },
}

/** @param within where the body has them, with its point. */
export function termWireNames(within: '' | 'terms.'): WireNames {
  return { termsDays: `${within}termsDays`, limit: `${within}limit`, priceListId: `${within}priceListId` }
}

type TermForm = Pick<DraftedForm<TermValues>, 'text' | 'change'>

interface TermFieldsProps {
  readonly form: TermForm
  readonly company: Company
  readonly busy: boolean
}

/** The fields of terms and price list, and a button that fills in the terms of the settings. */
export function TermFields({ form, company, busy }: TermFieldsProps) {
  return (
    <>
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
    </>
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
  readonly wiring: ReturnType<TermForm['text']>
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
