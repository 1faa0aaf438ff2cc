import { useSyncExternalStore } from 'react'

/** Replaces the browser's storage if it is blocked (private windows, site data) or full; lasts as long as the page. */
const forThisPage = new Map<string, string>()

/** Reads a stored value; null without one. */
export function readStored(key: string): string | null {
  const ofPage = forThisPage.get(key)
  if (ofPage !== undefined) return ofPage
  try {
    return window.localStorage.getItem(key)
  } catch {
    // Storage is blocked for this site.
    return null
  }
}

const listeners = new Set<() => void>()

function onWrite(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Subscribes a component to a value that this page stores; null on the server, during hydration and without a value.
 */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    onWrite,
    () => readStored(key),
    () => null,
  )
}

/** Stores a value in the browser, or for this page only if storage is blocked or full; null removes it. */
export function writeStored(key: string, value: string | null): void {
  forThisPage.delete(key)
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // Storage is blocked for this site, or full.
    if (value !== null) forThisPage.set(key, value)
  }
  for (const listener of [...listeners]) listener()
}

/** Values that last as long as the page, on request or because the tab's storage is blocked. */
const inThisPage = new Map<string, string>()

/** Reads a value that this tab stored; null without one. */
export function readInTab(key: string): string | null {
  const ofPage = inThisPage.get(key)
  if (ofPage !== undefined) return ofPage
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    // Storage is blocked for this site.
    return null
  }
}

/**
 * Stores a value until the tab is closed or its person logs out; null removes it. If storage is blocked, the value
 * lasts as long as the page.
 * @param options.forPage keeps it for this page only, not across a reload.
 */
export function writeInTab(
  key: string,
  value: string | null,
  { forPage = false }: { readonly forPage?: boolean } = {},
): void {
  inThisPage.delete(key)
  const isStored = storeInTab(key, forPage ? null : value)
  if (value !== null && (forPage || !isStored)) inThisPage.set(key, value)
}

/** Returns the keys of all values that this tab stored. */
export function keysInTab(): readonly string[] {
  const ofPage = [...inThisPage.keys()]
  try {
    return [...ofPage, ...Object.keys(window.sessionStorage)]
  } catch {
    // Storage is blocked for this site.
    return ofPage
  }
}

/** Removes everything that this tab stored: typed text and opened links. */
export function forgetTab(): void {
  inThisPage.clear()
  try {
    window.sessionStorage.clear()
  } catch {
    // If storage is blocked for this site, nothing was stored.
  }
}

function storeInTab(key: string, value: string | null): boolean {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, value)
    return true
  } catch {
    // Storage is blocked for this site, or full.
    return false
  }
}
