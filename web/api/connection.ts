import { useSyncExternalStore } from 'react'

/** `offline`: the browser has no network. `silent`: it has a network, but the shop did not respond to the last call. */
export type Connection = 'here' | 'offline' | 'silent'

let answered = true
const listeners = new Set<() => void>()

/** Records whether the shop responded to a call, with any status. */
export function noteAnswer(responded: boolean): void {
  if (answered === responded) return
  answered = responded
  notify()
}

/** Returns whether the shop is reachable, as far as this page knows. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connection, () => 'here')
}

function connection(): Connection {
  if (!navigator.onLine) return 'offline'
  return answered ? 'here' : 'silent'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// Never removed, because these listeners live as long as the page.
globalThis.window?.addEventListener('online', backOnline)
globalThis.window?.addEventListener('offline', notify)
// A page restored from the back/forward cache receives neither event.
globalThis.window?.addEventListener('pageshow', notify)

/** Ignores the last call's failure on a new network. */
function backOnline(): void {
  answered = true
  notify()
}

function notify(): void {
  for (const listener of [...listeners]) listener()
}
