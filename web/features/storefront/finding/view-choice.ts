import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../session/browser-storage.ts'
import { type View, views } from './list-query.ts'

/** The storage key; the pre-paint script reads it before the first paint. */
const viewKey = 'view'
const listeners = new Set<() => void>()

/** Stores the view that a person chose, and applies it to pages whose address names none. */
export function rememberView(view: View): void {
  writeStored(viewKey, view)
  document.documentElement.dataset.view = view
  for (const listener of listeners) listener()
}

/** Returns the view that is shown where the address names none. The server shows the board. */
export function useRememberedView(): View {
  return useSyncExternalStore(onChange, storedView, () => 'board')
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function storedView(): View {
  const stored = readStored(viewKey)
  return views.find((view) => view === stored) ?? 'board'
}
