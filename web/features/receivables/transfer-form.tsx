import { type SubmitEvent, use } from 'react'
import { useSearchParams } from 'react-router'
import { proposeTransfer, recordTransfer } from '../../../contract/payments/transfers.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { useApi } from '../../api/api-context.ts'
import { useLastReady } from '../../api/use-loaded.ts'
import { EarlierDraft } from '../../forms/earlier-draft.tsx'
import { Form } from '../../forms/form.tsx'
import { keptInTab, sendOnce } from '../../forms/kept-attempt.ts'
import { typedNumber } from '../../forms/typed-numbers.ts'
import { useAction } from '../../forms/use-action.ts'
import { type DraftedForm, useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { SelectField, TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { TimeZoneContext } from '../../ui/values/time-zone.ts'
import { useOwingCompanies } from './companies-page.tsx'
import { PartFields } from './part-fields.tsx'
import { transferTexts as texts } from './transfer-texts.ts'
import {
  amountProblem,
  emptyTransfer,
  partsIn,
  partsText,
  partsToSend,
  proposedText,
  type TransferValues,
  transferRules,
  wireNamesOfParts,
} from './transfer-values.ts'

const wireNames = {
  amount: 'amount',
  receivedOn: 'receivedOn',
  reference: 'reference',
  company: 'company',
  again: 'again',
}

/** Records a transfer: first what arrived, then which invoices it pays. */
export function TransferForm() {
  const formats = useFormats()
  const api = useApi()
  const [query, setQuery] = useSearchParams()
  const first = useFirstValues(query)
  const form = useDraftedForm<TransferValues>('transfer', first, transferRules)
  const { values } = form
  const proposed = values.parts !== ''
  const parts = partsIn(values.parts)
  const proposal = useProposal(form)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: { ...wireNames, ...wireNamesOfParts(formats, parts) },
    async send(typed) {
      const body = {
        company: typed.company,
        amount: typedNumber(formats, typed.amount, 'amount'),
        receivedOn: typed.receivedOn,
        reference: typed.reference.trim(),
        parts: partsToSend(formats, partsIn(typed.parts)),
        ...(typed.again && { again: true }),
      }
      const answer = await sendOnce(keptInTab('transfer-attempt'), body, (key) =>
        api.call(recordTransfer, { headers: { 'idempotency-key': key }, body }),
      )
      form.sent()
      // The next transfer is of another invoice than the one whose link opened the form.
      setQuery({}, { replace: true, preventScrollReset: true })
      showToast('success', texts.recorded(moneyFigure(formats, body.amount), proposal.nameOf(body.company)))
      return answer
    },
  })
  return (
    <Form
      className="card card-padded grid grid-cols-[minmax(0,1fr)] gap-5"
      busy={busy}
      label={texts.record}
      onSubmit={proposed ? onSubmit : proposal.onSubmit}
    >
      <h2 className="text-xl tracking-tight">{texts.record}</h2>
      <p className="text-soft">{texts.about}</p>
      <EarlierDraft form={form} />
      <Received form={form} busy={busy} />
      <CompanyFields form={form} busy={busy} companies={proposal.companies} notFound={proposal.notFound} />
      <Button
        kind={proposed ? 'quiet' : 'go'}
        type={proposed ? 'button' : 'submit'}
        className="justify-self-start"
        busy={proposal.busy}
        onClick={proposed ? proposal.start : undefined}
      >
        {proposal.busy ? texts.proposing : texts.propose}
      </Button>
      {proposal.problem && <Alert message={proposal.problem} />}
      {proposed && (
        <>
          <PartFields
            parts={parts}
            money={typedNumber(formats, values.amount, 'amount')}
            problems={form.problems}
            busy={busy}
            change={(next) => form.change({ parts: partsText(next) })}
          />
          {form.problems.again && <FieldError id="again-problem" text={form.problems.again} />}
          {(values.again || form.problems.again) && (
            <Checkbox
              name="again"
              checked={values.again}
              disabled={busy}
              onChange={(again) => form.change({ again })}
            >
              {texts.again}
            </Checkbox>
          )}
          <div className="actions">
            <Button kind="go" type="submit" busy={busy}>
              {busy ? texts.saving : texts.save}
            </Button>
            <Button kind="quiet" disabled={busy} onClick={form.discard}>
              {texts.clear}
            </Button>
          </div>
        </>
      )}
      {problem && <Alert message={problem} />}
    </Form>
  )
}

/** Returns the values of a new transfer: today, and the company and invoice of the address. */
function useFirstValues(query: URLSearchParams): TransferValues {
  const today = dateIn(use(TimeZoneContext) ?? 'UTC', Date.now())
  return {
    ...emptyTransfer,
    receivedOn: today,
    company: query.get('for') ?? '',
    reference: query.get('invoice') ?? '',
  }
}

/** Asks the shop which invoices the transfer pays, and fills them in. */
function useProposal(form: DraftedForm<TransferValues>) {
  const formats = useFormats()
  const api = useApi()
  const { values } = form
  const [loaded] = useOwingCompanies(values.search.trim())
  const listed = useLastReady(loaded) ?? []
  const { busyWith, failure, start, forget } = useAction(async () => {
    const amount = amountProblem(formats, values.amount)
    if (amount !== undefined) return form.refuse({ amount })
    const { company, invoices } = await api.call(proposeTransfer, {
      body: {
        ...(values.company !== '' && { company: values.company }),
        amount: typedNumber(formats, values.amount, 'amount'),
        reference: values.reference.trim(),
      },
    })
    if (company === null) return form.refuse({ company: texts.noneNamed })
    form.change({ company: company._id, search: company.name, parts: proposedText(formats, invoices) })
  })
  function propose(): void {
    forget()
    start(undefined)
  }
  return {
    busy: busyWith !== undefined,
    problem: failure?.message,
    companies: listed,
    notFound: loaded.status === 'ready' && loaded.data.length === 0 && values.search.trim() !== '',
    nameOf: (id: string) => listed.find(({ _id }) => _id === id)?.name ?? values.search,
    start: propose,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      propose()
    },
  }
}

interface FieldsProps {
  readonly form: DraftedForm<TransferValues>
  readonly busy: boolean
}

function Received({ form, busy }: FieldsProps) {
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          readOnly={busy}
          {...form.text('amount')}
        />
        <TextField label={texts.day} type="date" readOnly={busy} {...form.text('receivedOn')} />
      </div>
      <TextArea
        label={texts.reference}
        hint={texts.referenceHint}
        rows={2}
        maxLength={500}
        autoComplete="off"
        readOnly={busy}
        {...form.text('reference')}
      />
    </>
  )
}

interface CompanyFieldsProps extends FieldsProps {
  readonly companies: readonly { readonly _id: string; readonly name: string }[]
  readonly notFound: boolean
}

/** Chooses the company that paid. Another company has other invoices, so that the proposal is dropped. */
function CompanyFields({ form, busy, companies, notFound }: CompanyFieldsProps) {
  const { company, search } = form.values
  const known = companies.some(({ _id }) => _id === company)
  const choices = [
    { value: '', text: texts.noCompany },
    ...(company !== '' && !known ? [{ value: company, text: search || company }] : []),
    ...companies.map(({ _id, name }) => ({ value: _id, text: name })),
  ]
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField
        label={texts.findCompany}
        hint={notFound ? texts.notFound : texts.findHint}
        autoComplete="off"
        readOnly={busy}
        {...form.text('search')}
      />
      <SelectField
        label={texts.company}
        hint={texts.companyHint}
        choices={choices}
        disabled={busy}
        {...form.text('company')}
        onChange={({ target }) => form.change({ company: target.value, parts: '' })}
      />
    </div>
  )
}
