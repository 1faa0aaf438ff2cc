import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Focuses a button, the first field of a form, or a heading, if the address names it.
 * @param hash for example `#restock`; undefined for none.
 */
export function useHashFocus(hash: string | undefined, place: RefObject<HTMLElement | null>): void {
  const isAsked = useLocation().hash === hash
  useLayoutEffect(() => {
    if (!isAsked) return
    const { current } = place
    if (current instanceof HTMLButtonElement) current.focus()
    else (current?.querySelector('input') ?? current)?.focus()
  }, [isAsked, place])
}
