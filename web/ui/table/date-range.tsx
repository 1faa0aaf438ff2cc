import { useEffect, useId, useRef } from 'react'
import type { DataTableTexts } from './data-table-props.ts'

interface DateRangeProps {
  readonly texts: Pick<DataTableTexts, 'from' | 'to'>
  /** Dates like 2030-06-01; empty for no bound. */
  readonly from: string
  readonly to: string
  /** The last selectable day. If set, a chosen day may pass the other one, which is then adjusted. */
  readonly latest?: string | undefined
  readonly onRange: (change: { readonly from?: string; readonly to?: string }) => void
}

/** Chooses the first and the last day of a list. */
export function DateRange({ texts, from, to, latest, onRange }: DateRangeProps) {
  return (
    <>
      <DateField
        name="from"
        label={texts.from}
        value={from}
        max={latest ?? to}
        onDate={(date) => onRange({ from: date })}
      />
      <DateField
        name="to"
        label={texts.to}
        value={to}
        min={latest === undefined ? from : ''}
        max={latest}
        onDate={(date) => onRange({ to: date })}
      />
    </>
  )
}

interface DateFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly max?: string | undefined
  readonly onDate: (date: string) => void
}

/**
 * An uncontrolled date field, because a half-typed date has an empty value. It follows the address without remounting,
 * which would lose the focus.
 */
function DateField({ name, label, value, min, max, onDate }: DateFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
  return (
    <div className="field table-date">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="date"
        name={name}
        className="field-box"
        defaultValue={value}
        min={min || undefined}
        max={max || undefined}
        onBlur={({ target }) => {
          if (!target.validity.valid) target.value = value
          else if (target.value !== value) onDate(target.value)
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter' || currentTarget.value === value) return
          if (currentTarget.reportValidity()) onDate(currentTarget.value)
        }}
      />
    </div>
  )
}
