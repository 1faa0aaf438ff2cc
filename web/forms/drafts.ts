import { useSyncExternalStore } from 'react'

interface Kept {
  /** The text in the browser's storage when the value was read or written. */
  readonly text: string | null
  readonly value: unknown
}

/** Values that were read or written, so that a key yields the same object until its text changes. */
const kept = new Map<string, Kept>()
const listeners = new Set<() => void>()

/** Subscribes a component to what this tab keeps under a key; undefined on the server and when there is nothing. */
export function useDraft(key: string): unknown {
  return useSyncExternalStore(
    subscribe,
    () => readDraft(key),
    () => undefined,
  )
}

/** Reads what this tab keeps under a key: the same object until it changes; undefined when it keeps nothing usable. */
export function readDraft(key: string): unknown {
  const text = storedText(key)
  const last = kept.get(key)
  if (last?.text === text) return last.value
  const value = parse(text)
  kept.set(key, { text, value })
  return value
}

/**
 * Keeps a value until the tab is closed; undefined removes it. Where the browser keeps nothing for this site, the value
 * lasts as long as the page.
 *
 * @param options.forPage keeps it for this page only, not over a reload.
 */
export function writeDraft(
  key: string,
  value: unknown,
  { forPage = false }: { readonly forPage?: boolean } = {},
): void {
  store(key, forPage ? undefined : value)
  kept.set(key, { text: storedText(key), value })
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function store(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The browser keeps nothing for this site: `kept` still does until the page is left.
  }
}

function storedText(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Another program wrote this text under our key.
    return undefined
  }
}
