import { useSyncExternalStore } from 'react'
import { basketKey, notifyListeners, onSessionChange } from '../session/access-token/stored-session.ts'
import { readStored } from '../session/browser-storage.ts'

// The session's listeners hear every change of the storage, also by other tabs. One list keeps public pages light.
export { basketKey, notifyListeners as tellBasketChange, onSessionChange as onBasketChange }

/**
 * Subscribes a component to the number of lines; 0 on the server. It counts in the stored text, so that public pages
 * need not load what reads the lines.
 */
export function useBasketSize(): number {
  return useSyncExternalStore(
    onSessionChange,
    () => (readStored(basketKey) ?? '').split('"id":').length - 1,
    () => 0,
  )
}
