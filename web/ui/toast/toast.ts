export type ToastKind = 'success' | 'error' | 'info'

export interface Toast {
  readonly kind: ToastKind
  readonly text: string
}

type Deliver = (toast: Toast) => void

let deliver: Deliver | undefined
let wake: (() => void) | undefined
const waiting: Toast[] = []

/** Shows a short message at the top right (spec §9). Messages queue until the toasts' code has loaded. */
export function showToast(kind: ToastKind, text: string): void {
  if (deliver) {
    deliver({ kind, text })
  } else {
    waiting.push({ kind, text })
    wake?.()
  }
}

/** Calls back when a toast is queued before anything can show it. Returns the function that unsubscribes. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback
  if (waiting.length > 0) callback()
  return () => {
    wake = undefined
  }
}

/** Delivers queued and later toasts to the callback. Returns the function that stops it. */
export function takeToasts(to: Deliver): () => void {
  deliver = to
  for (const toast of waiting.splice(0)) to(toast)
  return () => {
    deliver = undefined
  }
}
