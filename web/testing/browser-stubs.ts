import { vi } from 'vitest'

let dialogsThere = false

/**
 * jsdom has no modal dialogs: as much of them as shows where the focus is. Nothing outside an open one takes it, and
 * one that closes gives it back. The real ones are seen by the browser journeys.
 */
export function stubDialogs(): void {
  if (dialogsThere) return
  dialogsThere = true
  const { prototype } = HTMLDialogElement
  let before: Element | null = null
  prototype.showModal = function show() {
    before = document.activeElement
    this.open = true
    this.querySelector<HTMLElement>('input, button')?.focus()
  }
  prototype.close = function close() {
    if (!this.open) return
    this.open = false
    if (before instanceof HTMLElement) before.focus()
  }
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusUnlessInert(options) {
    const open = document.querySelector('dialog[open]')
    if (!open || open.contains(this)) focus.call(this, options)
  }
}

/** jsdom has no media queries: the system likes it light. */
export function stubMediaQueries(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** jsdom has no addresses for files: a picture is shown under a made-up one. */
export function stubObjectUrls(): void {
  URL.createObjectURL = () => 'blob:chosen'
  URL.revokeObjectURL = () => undefined
}
