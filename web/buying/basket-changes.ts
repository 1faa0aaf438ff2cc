import { useSyncExternalStore } from 'react'
import { basketKey, notifyListeners, onSessionChange } from '../session/access-token/stored-session.ts'
import { readStored } from '../session/browser-storage.ts'

// The session's listeners hear every storage change, also from other tabs. Sharing them keeps public pages small.
export { basketKey, notifyListeners as tellBasketChange, onSessionChange as onBasketChange }

/**
 * Subscribes a component to the number of lines; 0 on the server. Counts in the stored text, so that public pages need
 * not load the line parser.
 */
export function useBasketSize(): number {
  return useSyncExternalStore(
    onSessionChange,
    () => (readStored(basketKey) ?? '').split('"id":').length - 1,
    () => 0,
  )
}
