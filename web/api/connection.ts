import { useSyncExternalStore } from 'react'

/** `offline`: the browser has no network. `silent`: it has one, and the shop's last call got no answer. */
export type Connection = 'here' | 'offline' | 'silent'

let answered = true
const listeners = new Set<() => void>()

/** Notes whether a call to the shop was answered, with whatever status. */
export function noteAnswer(came: boolean): void {
  if (answered === came) return
  answered = came
  tell()
}

/** Whether the shop can be reached, as far as this page knows. */
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

// For as long as the page lives.
globalThis.window?.addEventListener('online', backOnline)
globalThis.window?.addEventListener('offline', tell)
// A page that the browser kept for Back heard of neither.
globalThis.window?.addEventListener('pageshow', tell)

/** With a new network the last call says nothing any more. */
function backOnline(): void {
  answered = true
  tell()
}

function tell(): void {
  for (const listener of [...listeners]) listener()
}
