import type { ChangeEvent } from 'react'
import type { FieldProblems } from '../../forms/field-rules.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { RateTexts } from './tax-rows.ts'
import { taxTexts as texts } from './tax-texts.ts'

interface TaxRowProps {
  readonly row: RateTexts
  readonly index: number
  /** By fields such as `rates.1.from`. */
  readonly problems: FieldProblems
  readonly busy: boolean
  readonly change: (changed: Partial<RateTexts>) => void
  readonly remove: () => void
}

type Field = 'country' | 'rate' | 'name' | 'from'

/** Renders a rate: its country, percentage, name and first day. */
export function TaxRow({ row, index, problems, busy, change, remove }: TaxRowProps) {
  const wiring = (field: Field) => {
    const problem = problems[`rates.${index}.${field}`]
    return {
      // A control with a problem has the form's name of all rates, so that the form moves the focus to it.
      ...(problem !== undefined && { name: 'rates', problem }),
      value: row[field],
      readOnly: busy,
      autoComplete: 'off',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [field]: target.value }),
    }
  }
  const name = row.country || texts.others
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 items-start min-w-0 border-b border-line pb-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.6fr)_auto] [&_.field]:min-w-0">
      <legend className="sr-only">{texts.rateOf(name)}</legend>
      <TextField label={texts.country} placeholder={texts.others} {...wiring('country')} />
      <TextField label={texts.percent} inputMode="decimal" {...wiring('rate')} />
      <TextField label={texts.name} {...wiring('name')} />
      <TextField label={texts.from} type="date" {...wiring('from')} />
      <Button kind="quiet" className="justify-self-start xl:mt-7" disabled={busy} onClick={remove}>
        <span aria-hidden="true">×</span>
        <span className="sr-only">{texts.remove(name)}</span>
      </Button>
    </fieldset>
  )
}
