import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

interface CachedDraft {
  /** The stored text when the value was read or written. */
  readonly text: string | null
  readonly value: unknown
}

/** Caches parsed values, so that a key returns the same object until its text changes. */
const cache = new Map<string, CachedDraft>()
const listeners = new Set<() => void>()

/**
 * Subscribes a component to the draft of a key; undefined on the server and without a draft. It hears from its first
 * picture on: React subscribes some time after it, so that what is typed in between would be stored, but the field
 * would show, and the form send, what stood there before.
 */
export function useDraft(key: string): unknown {
  const [, show] = useState<unknown>()
  useLayoutEffect(() => subscribe(() => show(readDraft(key))), [key])
  return useSyncExternalStore(
    subscribe,
    () => readDraft(key),
    () => undefined,
  )
}

/** Returns the draft of a key: the same object until it changes; undefined without a usable one. */
export function readDraft(key: string): unknown {
  const text = storedText(key)
  const last = cache.get(key)
  if (last?.text === text) return last.value
  const value = parse(text)
  cache.set(key, { text, value })
  return value
}

/**
 * Stores a draft until the tab is closed; undefined removes it. Where storage is blocked, the draft lasts as
 * long as the page.
 *
 * @param options.forPage keeps it for this page only, not across a reload.
 */
export function writeDraft(
  key: string,
  value: unknown,
  { forPage = false }: { readonly forPage?: boolean } = {},
): void {
  store(key, forPage ? undefined : value)
  cache.set(key, { text: storedText(key), value })
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
    // Storage is blocked for this site; the cache still holds the draft until the page is left.
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
