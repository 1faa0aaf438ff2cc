import { useStored, writeStored } from '../../../session/browser-storage.ts'
import { type View, views } from './list-query.ts'

/** The storage key; the pre-paint script reads it before the first paint. */
const viewKey = 'view'

/** Stores the view that a person chose, and applies it to pages whose address names no view. */
export function rememberView(view: View): void {
  writeStored(viewKey, view)
  document.documentElement.dataset.view = view
}

/** Returns the view for an address that names none. The server renders the board. */
export function useRememberedView(): View {
  const stored = useStored(viewKey)
  return views.find((view) => view === stored) ?? 'board'
}
