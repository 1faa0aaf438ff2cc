import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Focuses a button, or the first field of a form, if the address names it.
 * @param hash for example `#restock`; undefined for none.
 */
export function useHashFocus(hash: string | undefined, place: RefObject<HTMLElement | null>): void {
  const isAsked = useLocation().hash === hash
  useLayoutEffect(() => {
    if (!isAsked) return
    const { current } = place
    if (current instanceof HTMLButtonElement) current.focus()
    else current?.querySelector('input')?.focus()
  }, [isAsked, place])
}
