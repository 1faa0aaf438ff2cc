import type { ComponentProps } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  readonly onChange: (checked: boolean) => void
}

/** Renders a checkbox with a label that can be pressed too. */
export function Checkbox({ children, onChange, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 wrap-anywhere">
      <input
        {...input}
        type="checkbox"
        className="size-6 flex-none accent-ink"
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  )
}
