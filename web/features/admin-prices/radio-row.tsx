import { useId } from 'react'

interface RadioRowProps<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly chosen: Value
  readonly choices: readonly { readonly value: Value; readonly text: string; readonly hint?: string }[]
  readonly disabled?: boolean
  readonly onChoose: (value: Value) => void
}

/** Renders a choice of one among few as radio buttons in a row; each may have a sentence below. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { legend, name, chosen, choices, disabled = false, onChoose } = props
  const id = useId()
  return (
    <fieldset className="grid min-w-0 gap-2" disabled={disabled}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid gap-x-5 gap-y-1 grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))]">
        {choices.map(({ value, text, hint }) => (
          <label
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 items-start min-h-11 py-2 cursor-pointer"
            key={value}
          >
            <input
              className="w-5 h-5 m-0 accent-ink"
              type="radio"
              name={`${name}-${id}`}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className="grid min-w-0 wrap-anywhere">
              <span className={hint ? 'font-semibold' : ''}>{text}</span>
              {hint && <small className="text-note text-soft">{hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
