import { useId } from 'react'
import type { DataTableTexts } from './data-table-props.ts'

interface DateRangeProps {
  readonly texts: DataTableTexts
  /** Dates like 2030-06-01; empty for no bound. */
  readonly from: string
  readonly to: string
  readonly onRange: (change: { readonly from?: string; readonly to?: string }) => void
}

/** Chooses the first and the last day of a list. */
export function DateRange({ texts, from, to, onRange }: DateRangeProps) {
  return (
    <>
      <DateField
        name="from"
        label={texts.from}
        value={from}
        max={to}
        onDate={(date) => onRange({ from: date })}
      />
      <DateField name="to" label={texts.to} value={to} min={from} onDate={(date) => onRange({ to: date })} />
    </>
  )
}

interface DateFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onDate: (date: string) => void
}

/** The field is uncontrolled, because a date that is being typed is empty until it is whole. */
function DateField({ name, label, value, min, max, onDate }: DateFieldProps) {
  const id = useId()
  return (
    <div className="field table-date">
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        type="date"
        name={name}
        className="field-box"
        defaultValue={value}
        min={min || undefined}
        max={max || undefined}
        onBlur={({ target }) => {
          if (target.value !== value && target.validity.valid) onDate(target.value)
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter' && currentTarget.value !== value) onDate(currentTarget.value)
        }}
      />
    </div>
  )
}
