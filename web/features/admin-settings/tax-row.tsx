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

/** Renders a rate: country, percentage, name and first day. On a wide screen only the first row shows its labels. */
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
  const isFirst = index === 0
  return (
    <fieldset
      className={`grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-3 items-start min-w-0 border-line max-md:border-b max-md:pb-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_12rem_auto] [&>.field]:min-w-0 [&>.field:first-of-type]:max-md:col-span-3 [&>.field:nth-of-type(n+3)]:max-md:col-span-2 ${isFirst ? '' : 'md:[&_label]:sr-only'}`}
    >
      <legend className="sr-only">{texts.rateOf(name)}</legend>
      <TextField label={texts.country} placeholder={texts.others} {...wiring('country')} />
      <TextField label={texts.percent} inputMode="decimal" {...wiring('rate')} />
      <TextField label={texts.name} {...wiring('name')} />
      <TextField label={texts.from} type="date" {...wiring('from')} />
      <Button
        kind="quiet"
        className={`px-4 max-md:mt-7 ${isFirst ? 'md:mt-7' : ''}`}
        disabled={busy}
        onClick={remove}
      >
        <span aria-hidden="true">×</span>
        <span className="sr-only">{texts.remove(name)}</span>
      </Button>
    </fieldset>
  )
}
