import type { KeyboardEvent } from 'react'
import type { FieldProblems } from '../../../forms/field-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/fields/text-field.tsx'
import { ownKeyTexts as texts } from '../texts.ts'

/** Values of a key of the dictionary, as typed. */
export interface KeyValues {
  readonly key: string
  readonly name: string
  readonly unit: string
  readonly kind: string
  readonly meaning: string
}

interface SpecKeyFieldsProps {
  readonly values: KeyValues
  readonly problems: FieldProblems
  /** Only a new key can be named; afterwards the name is fixed, because products refer to it. */
  readonly isNew: boolean
  readonly busy: boolean
  readonly onChange: (values: KeyValues) => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

const kinds = (['number', 'choice', 'text'] as const).map((value) => ({ value, text: texts.kinds[value] }))

/** Renders the fields of a key. They are inside the product form, which Enter must not submit. */
export function SpecKeyFields(props: SpecKeyFieldsProps) {
  const { values, problems, isNew, busy, onChange, onSave, onCancel } = props
  const field = (name: keyof KeyValues) => ({
    label: texts[name],
    value: values[name],
    problem: problems[name],
    readOnly: busy,
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...values, [name]: event.target.value }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      if (!busy) onSave()
    },
  })
  const { readOnly: _, ...kind } = field('kind')
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{isNew ? texts.add : texts.change}</legend>
      <div className="product-figures min-[44rem]:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {isNew && <TextField {...field('key')} autoFocus hint={texts.keyHint} maxLength={40} />}
        <TextField {...field('name')} autoFocus={!isNew} maxLength={60} />
        <SelectField {...kind} choices={kinds} />
        <TextField {...field('unit')} maxLength={12} />
      </div>
      <TextField {...field('meaning')} hint={texts.meaningHint} maxLength={300} />
      <div className="actions">
        <Button busy={busy} onClick={onSave}>
          {texts.save}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </fieldset>
  )
}
