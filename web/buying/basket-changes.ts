import { useSyncExternalStore } from 'react'
import { onSessionChange } from '../session/access-token/stored-session.ts'
import { readStored } from '../session/browser-storage.ts'

/** Storage key of the lines. */
export const basketKey = 'basket'

const listeners = new Set<() => void>()

/**
 * Subscribes a component to the number of lines; 0 on the server. It counts in the stored text, so that public pages
 * need not load what reads the lines.
 */
export function useBasketSize(): number {
  return useSyncExternalStore(
    onBasketChange,
    () => readStored(basketKey)?.match(/"id":/g)?.length ?? 0,
    () => 0,
  )
}

/** Calls back when the lines change, in this tab or another one. Returns a function that stops listening. */
export function onBasketChange(listener: () => void): () => void {
  listeners.add(listener)
  // It tells every change of the storage by another tab, not only the session's.
  const stop = onSessionChange(listener)
  return () => {
    stop()
    listeners.delete(listener)
  }
}

/** Tells every listener that the lines have changed. */
export function tellBasketChange(): void {
  for (const listener of listeners) listener()
}
