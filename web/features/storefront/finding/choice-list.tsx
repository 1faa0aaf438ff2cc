import type { ReactNode } from 'react'
import { useFormats } from '../../../ui/values/formats.ts'
import { wholeNumber } from '../../../ui/values/numbers.ts'

export interface Choice {
  readonly value: string
  /** The value by default. */
  readonly text?: string
  /** The language of the text; missing if it is that of the page. */
  readonly lang?: string | undefined
  readonly count?: number
}

interface ChoiceListProps {
  readonly legend: string
  readonly name: string
  readonly chosen: readonly string[]
  readonly choices: readonly Choice[]
  /** Whether only one choice can be selected. */
  readonly single?: boolean
  /** Whether the legend is already visible outside. */
  readonly inner?: boolean
  readonly children?: ReactNode
}

/** Renders the choices of one parameter with their counts. The form, not the field, applies a change. */
export function ChoiceList({ legend, name, chosen, choices, single, inner, children }: ChoiceListProps) {
  const formats = useFormats()
  return (
    <fieldset>
      <legend className={inner ? 'sr-only' : undefined}>{legend}</legend>
      {choices.map(({ value, text = value, lang, count }) => (
        <label
          key={value}
          className="flex gap-[0.6rem] items-center min-h-(--target-link) py-[0.3rem] leading-tight cursor-pointer"
        >
          <input
            className="flex-none w-[1.15rem] h-[1.15rem] accent-ink"
            type={single ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => undefined}
          />
          <span lang={lang}>{text}</span>
          {count !== undefined && (
            <span className="figure ms-auto text-label text-soft">{wholeNumber(formats, count)}</span>
          )}
        </label>
      ))}
      {children}
    </fieldset>
  )
}
