import { type FocusEvent, useId, useState } from 'react'
import { rangeEndPattern } from '../../../../domain/catalogue/catalogue-address.ts'
import { punctuationTexts } from '../../../texts/punctuation.ts'
import { findingTexts } from './texts.ts'
import type { ListAddress } from './use-list-address.ts'

interface RangeFieldsProps extends Pick<ListAddress, 'address' | 'choose'> {
  /** The parameters' name without `-from` and `-to`. */
  readonly name: string
  readonly unit?: string | undefined
  /** The smallest and the largest existing value. */
  readonly bounds: { readonly from: number; readonly to: number }
  /** The number of decimals of the shown bounds, for amounts of money. */
  readonly decimals?: number
}

/**
 * Renders the two ends of a range; an empty end is open. The browser refuses words, and styles then show the hint at
 * the field, even without JavaScript.
 */
export function RangeFields({ name, unit, bounds, decimals, address, choose }: RangeFieldsProps) {
  const hint = useId()
  return (
    <div className="filter-range grid grid-cols-[1fr_1fr] gap-2 [&_span]:text-label [&_span]:text-soft [&_input:user-invalid]:border-bad">
      {(['from', 'to'] as const).map((end) => (
        <RangeEnd
          key={end}
          name={`${name}-${end}`}
          label={unit ? punctuationTexts.facts(findingTexts[end], unit) : findingTexts[end]}
          value={address.get(`${name}-${end}`) ?? ''}
          bound={decimals === undefined ? String(bounds[end]) : bounds[end].toFixed(decimals)}
          hint={hint}
          choose={choose}
        />
      ))}
      <p id={hint} className="filter-problem field-error">
        {findingTexts.rangeHint}
      </p>
    </div>
  )
}

interface RangeEndProps extends Pick<ListAddress, 'choose'> {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly bound: string
  /** Id of the hint. */
  readonly hint: string
}

function RangeEnd({ name, label, value, bound, hint, choose }: RangeEndProps) {
  const [typed, setTyped] = useState({ of: value, text: value })
  // A changed address overrides typed values.
  if (typed.of !== value) setTyped({ of: value, text: value })
  const applyTyped = ({ currentTarget: { value: text, form, validity } }: FocusEvent<HTMLInputElement>) => {
    if (form && text !== value && validity.valid) choose(form)
  }
  return (
    <label>
      <span>{label}</span>
      <input
        className="figure"
        name={name}
        inputMode="decimal"
        maxLength={12}
        pattern={rangeEndPattern}
        title={findingTexts.rangeHint}
        aria-describedby={hint}
        placeholder={findingTexts.bound(bound)}
        value={typed.text}
        onChange={({ currentTarget }) => setTyped({ of: value, text: currentTarget.value })}
        onBlur={applyTyped}
        // The browser cannot focus a field in a closed section, and would refuse silently.
        onInvalid={({ currentTarget }) => currentTarget.closest('details')?.setAttribute('open', '')}
      />
    </label>
  )
}
