import { type RefObject, useEffect } from 'react'

interface ComboboxState {
  /** The id of the list of options. */
  readonly list: string
  readonly isShown: boolean
  /** The id of the option that Enter chooses. */
  readonly active: string | undefined
}

/**
 * Exposes the state of a combobox to assistive technology (WAI-ARIA 1.2), and keeps the active option in view. The
 * attributes exist only while this code runs.
 */
export function useComboboxState(
  field: RefObject<HTMLInputElement | null>,
  { list, isShown, active }: ComboboxState,
): void {
  useEffect(() => {
    const input = field.current
    if (!input) return
    input.role = 'combobox'
    input.ariaAutoComplete = 'list'
    input.ariaExpanded = String(isShown)
    if (isShown) input.setAttribute('aria-controls', list)
    else input.removeAttribute('aria-controls')
    if (active) input.setAttribute('aria-activedescendant', active)
    else input.removeAttribute('aria-activedescendant')
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [field, list, isShown, active])
}

/** Returns how far a key moves through the options; 0 for other keys. */
export function stepOf(key: string): number {
  return { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0
}
