/** Keeps the listeners of one element and calls them. */
export function createEmitter() {
  const listeners = new Map()
  const of = (event) => listeners.get(event) ?? []
  const on = (event, listener) => listeners.set(event, [...of(event), listener])
  /** Without a listener, all of that event are taken off. */
  const off = (event, listener) =>
    listeners.set(
      event,
      listener === undefined
        ? []
        : of(event).filter((kept) => kept !== listener && kept.original !== listener),
    )
  const once = (event, listener) => {
    const wrapper = (payload) => {
      off(event, wrapper)
      listener(payload)
    }
    wrapper.original = listener
    on(event, wrapper)
  }
  const emit = (event, payload) => {
    for (const listener of of(event)) listener(payload)
  }
  return { on, off, once, emit }
}
