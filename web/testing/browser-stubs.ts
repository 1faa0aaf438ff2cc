import { vi } from 'vitest'

let dialogsThere = false

/**
 * Stubs modal dialogs, which jsdom lacks, as far as focus is concerned: an open dialog traps the focus and restores it
 * when it closes. The browser journeys test real dialogs.
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

/** Stubs media queries, which jsdom lacks; the simulated system prefers the light theme. */
export function stubMediaQueries(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/**
 * Stubs scrolling, which jsdom lacks. Returns a spy that is called with each element that scrolls into view as `this`.
 */
export function stubScrolling() {
  const scrolledTo = vi.fn()
  Element.prototype.scrollIntoView = scrolledTo
  return scrolledTo
}

/** Stubs object URLs, which jsdom lacks. */
export function stubObjectUrls(): void {
  URL.createObjectURL = () => 'blob:chosen'
  URL.revokeObjectURL = () => undefined
}
