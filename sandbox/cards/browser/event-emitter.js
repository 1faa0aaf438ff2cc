/** Stores an element's listeners and calls them. */
export function createEmitter() {
  const listeners = new Map()
  const of = (event) => listeners.get(event) ?? []
  const on = (event, listener) => listeners.set(event, [...of(event), listener])
  /** Without a listener, removes all listeners of the event. */
  const off = (event, listener) =>
    listeners.set(
      event,
      listener === undefined
        ? []
        : of(event).filter((registered) => registered !== listener && registered.original !== listener),
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
