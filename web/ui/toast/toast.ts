export type ToastKind = 'success' | 'error' | 'info'

export interface Toast {
  readonly kind: ToastKind
  readonly text: string
}

type Deliver = (toast: Toast) => void

let deliver: Deliver | undefined
let wake: (() => void) | undefined
const waiting: Toast[] = []

/** Shows a short message at the top right (spec §9). Before that part of the page has arrived, it waits. */
export function showToast(kind: ToastKind, text: string): void {
  if (deliver) {
    deliver({ kind, text })
  } else {
    waiting.push({ kind, text })
    wake?.()
  }
}

/** Calls back when a toast is waiting for somebody to show it. Returns how to stop. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback
  if (waiting.length > 0) callback()
  return () => {
    wake = undefined
  }
}

/** Takes the toasts that have waited and those to come. Returns how to stop. */
export function takeToasts(to: Deliver): () => void {
  deliver = to
  for (const toast of waiting.splice(0)) to(toast)
  return () => {
    deliver = undefined
  }
}
