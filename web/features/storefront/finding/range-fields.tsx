import { type FocusEvent, useState } from 'react'
import { findingTexts } from './texts.ts'
import type { ListAddress } from './use-list-address.ts'

interface RangeFieldsProps extends Pick<ListAddress, 'address' | 'choose'> {
  /** The parameters' name without `-from` and `-to`. */
  readonly name: string
  readonly unit?: string | undefined
  /** The smallest and the largest value that there is. */
  readonly bounds: { readonly from: number; readonly to: number }
}

/** Renders the two ends of a range; an empty end is open. */
export function RangeFields({ name, unit, bounds, address, choose }: RangeFieldsProps) {
  return (
    <div className="filter-range">
      {(['from', 'to'] as const).map((end) => (
        <RangeEnd
          key={end}
          name={`${name}-${end}`}
          label={unit ? `${findingTexts[end]}, ${unit}` : findingTexts[end]}
          value={address.get(`${name}-${end}`) ?? ''}
          bound={bounds[end]}
          choose={choose}
        />
      ))}
    </div>
  )
}

interface RangeEndProps extends Pick<ListAddress, 'choose'> {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly bound: number
}

function RangeEnd({ name, label, value, bound, choose }: RangeEndProps) {
  const [typed, setTyped] = useState({ of: value, text: value })
  // The address changed: it wins over what was typed.
  if (typed.of !== value) setTyped({ of: value, text: value })
  const applyTyped = ({ currentTarget: { value: text, form } }: FocusEvent<HTMLInputElement>) => {
    if (form && text !== value) choose(form)
  }
  return (
    <label>
      <span>{label}</span>
      <input
        className="figure"
        name={name}
        inputMode="decimal"
        maxLength={12}
        placeholder={String(bound)}
        value={typed.text}
        onChange={({ currentTarget }) => setTyped({ of: value, text: currentTarget.value })}
        onBlur={applyTyped}
      />
    </label>
  )
}
