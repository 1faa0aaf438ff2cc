import { useCallback, useRef, useState } from 'react'

/**
 * Holds which of several forms is open. `close` closes only the form that it names, because a response may arrive after
 * the person opened another one.
 * @param onClosed is called in the same render that closes the form.
 * @param first the form that is open at first.
 */
export function useOpenForm<Subject>(onClosed: () => void, first?: Subject) {
  const [opened, setOpened] = useState(first)
  // A late response calls the `close` of an earlier render.
  const latest = useRef(first)
  const set = useCallback((next: Subject | undefined) => {
    latest.current = next
    setOpened(() => next)
  }, [])
  const close = useCallback(
    (of: Subject) => {
      if (latest.current !== of) return
      set(undefined)
      onClosed()
    },
    [set, onClosed],
  )
  return { opened, open: set as (next: Subject) => void, close }
}
