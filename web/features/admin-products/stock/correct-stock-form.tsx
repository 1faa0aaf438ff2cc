import {
  type CorrectionReason,
  correctionReasons,
  correctStock,
} from '../../../../contract/catalogue/stock.ts'
import { useApi } from '../../../api/api-context.ts'
import type { Tool } from '../../../api/rows/catalogue.ts'
import type { FieldRules } from '../../../forms/field-rules.ts'
import { Form } from '../../../forms/form.tsx'
import { plainNumber, typedNumber, unclearProblem } from '../../../forms/typed-numbers.ts'
import { useDraftedForm } from '../../../forms/use-drafted-form.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { SelectField, TextField } from '../../../ui/fields/text-field.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { signedNumber } from '../../../ui/values/counts.ts'
import { type Formats, useFormats } from '../../../ui/values/formats.ts'
import { wholeNumber } from '../../../ui/values/numbers.ts'
import { correctionTexts as texts } from './stock-texts.ts'

interface Values {
  readonly way: string
  readonly counted: string
  readonly change: string
  readonly reason: string
  readonly note: string
}

const empty: Values = { way: 'counted', counted: '', change: '', reason: 'damaged', note: '' }

const isWhole = (formats: Formats, text: string) => /^-?\d{1,7}$/.test(plainNumber(formats, text, 'pieces'))
const problemOf = (formats: Formats, text: string) =>
  unclearProblem(formats, text, 'pieces') ?? (isWhole(formats, text) ? undefined : texts.required)
const rules: FieldRules<Values> = {
  counted: ({ way, counted }, formats) => (way === 'counted' ? problemOf(formats, counted) : undefined),
  change: ({ way, change }, formats) => (way === 'change' ? problemOf(formats, change) : undefined),
  note: ({ way, reason, note }) =>
    way === 'change' && reason === 'other' && note.trim() === '' ? texts.noteRequired : undefined,
}
const wireNames = { counted: 'counted', change: 'change', note: 'note' }

const reasons = correctionReasons
  .filter((reason) => reason !== 'counted')
  .map((value) => ({ value, text: texts.reasons[value] }))

/** Corrects a product's stock by a count or a difference, with a reason for the ledger. */
export function CorrectStockForm({ product }: { readonly product: Tool }) {
  const formats = useFormats()
  const api = useApi()
  const form = useDraftedForm<Values>(`correct-stock-${product._id}`, empty, rules)
  const { way } = form.values
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames,
    async send(values) {
      const answer = await api.call(correctStock, {
        params: { id: product._id },
        body: bodyOf(formats, values, product),
      })
      form.sent()
      const left = wholeNumber(formats, answer.availableQuantity)
      showToast('success', answer.change === 0 ? texts.agrees : texts.done(product.name, left))
      return answer
    },
  })
  return (
    <details className="card card-padded product-section border-t border-t-edge">
      <summary>{texts.heading}</summary>
      <Form className="grid gap-5" busy={busy} label={texts.heading} onSubmit={onSubmit}>
        <div className="product-figures min-[44rem]:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
          <SelectField label={texts.how} choices={texts.ways} disabled={busy} {...form.text('way')} />
          {way === 'counted' ? (
            <TextField
              label={texts.counted}
              hint={differenceHint(formats, form.values.counted, product) ?? texts.countedHint}
              inputMode="numeric"
              autoComplete="off"
              readOnly={busy}
              {...form.text('counted')}
            />
          ) : (
            <>
              <TextField
                label={texts.change}
                hint={texts.changeHint}
                autoComplete="off"
                readOnly={busy}
                {...form.text('change')}
              />
              <SelectField label={texts.reason} choices={reasons} disabled={busy} {...form.text('reason')} />
            </>
          )}
        </div>
        <TextField
          label={texts.note}
          hint={texts.noteHint}
          maxLength={500}
          autoComplete="off"
          readOnly={busy}
          {...form.text('note')}
        />
        <Button type="submit" busy={busy} className="sm:justify-self-start">
          {busy ? texts.submitting : texts.submit}
        </Button>
        {problem && <Alert message={problem} />}
      </Form>
    </details>
  )
}

function bodyOf(
  formats: Formats,
  { way, counted, change, reason, note }: Values,
  { availableQuantity }: Tool,
) {
  const noted = note.trim() === '' ? {} : { note: note.trim() }
  if (way === 'counted')
    return {
      counted: typedNumber(formats, counted, 'pieces'),
      shown: availableQuantity,
      reason: 'counted' as const,
      ...noted,
    }
  // The field offers exactly the reasons of the contract.
  return { change: typedNumber(formats, change, 'pieces'), reason: reason as CorrectionReason, ...noted }
}

function differenceHint(
  formats: Formats,
  counted: string,
  { availableQuantity = 0 }: Tool,
): string | undefined {
  if (!isWhole(formats, counted)) return undefined
  const change = typedNumber(formats, counted, 'pieces') - availableQuantity
  if (change === 0) return texts.agrees
  return texts.difference(signedNumber(formats, change), wholeNumber(formats, availableQuantity))
}
