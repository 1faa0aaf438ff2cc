import { useCallback, useEffect, useRef } from 'react'

/** A promise that resolves when this part of the page is no longer there. */
export function useTakenDown(): () => Promise<void> {
  const isThere = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      for (const goOn of waiting.current.splice(0)) goOn()
    }
  }, [])
  return useCallback(async () => {
    if (isThere.current) await new Promise<void>((resolve) => waiting.current.push(resolve))
  }, [])
}
