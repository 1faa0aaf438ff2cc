import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { ruleFormTexts as texts } from './form-texts.ts'
import { RadioRow } from './radio-row.tsx'
import type { RuleValues } from './rule-values.ts'

const kinds = ['percent', 'amount'] as const

interface OffFieldsProps {
  readonly form: DraftedForm<RuleValues>
  readonly busy: boolean
}

/** Renders how much a discount takes off. */
export function OffFields({ form, busy }: OffFieldsProps) {
  const { currency } = useFormats()
  const { offKind, way } = form.values
  const hint =
    offKind === 'percent' ? texts.offHint.percent : texts.offHint[way === 'sale' ? 'sale' : 'other']
  return (
    <div className="grid gap-3">
      <RadioRow
        legend={texts.offKind}
        name="offKind"
        chosen={offKind}
        choices={kinds.map((value) => ({ value, text: texts.offKinds[value] }))}
        disabled={busy}
        onChoose={(chosen) => form.change({ offKind: chosen })}
      />
      <TextField
        label={offKind === 'percent' ? texts.off.percent : texts.inCurrency(texts.off.amount, currency)}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        readOnly={busy}
        {...form.text('off')}
      />
    </div>
  )
}
