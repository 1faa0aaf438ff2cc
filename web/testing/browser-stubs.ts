import { vi } from 'vitest'

/** jsdom has no modal dialogs; the real ones are seen by the browser journeys. */
export function stubDialogs(): void {
  const { prototype } = HTMLDialogElement
  prototype.showModal = function show() {
    this.open = true
  }
  prototype.close = function close() {
    this.open = false
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
