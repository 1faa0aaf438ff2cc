import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { isRecord } from '../api/is-record.ts'
import type { Session } from '../session/access-token/stored-session.ts'
import { keysInTab, readInTab, writeInTab } from '../session/browser-storage.ts'

interface CachedDraft {
  /** The stored text at the time of reading or writing the value. */
  readonly text: string | null
  readonly value: unknown
}

/** Caches parsed values, so that a key returns the same object until its text changes. */
const cache = new Map<string, CachedDraft>()
const listeners = new Set<() => void>()

/**
 * Subscribes a component to the draft of a key; undefined on the server and without a draft. The layout effect is
 * necessary because `useSyncExternalStore` subscribes after the first paint: earlier text would be stored but not
 * shown.
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

/** Returns the draft of a key: the same object until it changes; undefined without a valid one. */
export function readDraft(key: string): unknown {
  const text = readInTab(key)
  const last = cache.get(key)
  if (last?.text === text) return last.value
  const value = parse(text)
  cache.set(key, { text, value })
  return value
}

/**
 * Stores a draft until the tab is closed or its person logs out; undefined removes it. If storage is blocked, the draft
 * lasts as long as the page.
 * @param options.forPage keeps it for this page only, not across a reload.
 */
export function writeDraft(key: string, value: unknown, options?: { readonly forPage?: boolean }): void {
  const text = value === undefined ? null : JSON.stringify(value)
  writeInTab(key, text, options)
  cache.set(key, { text, value })
  for (const listener of [...listeners]) listener()
}

/** The suffix of a visitor's key; the key of an account's draft ends with its email. */
const visitorsEnd = '-draft:'

/** Returns the key of a form's draft, which differs for each account. */
export function draftKeyOf(form: string, session: Session): string {
  return draftKeyFor(form, session.status === 'in' ? session.email : null)
}

/** Returns the key of a form's draft for an account, or for a visitor (null). */
export function draftKeyFor(form: string, email: string | null): string {
  return `${form}${visitorsEnd}${email ?? ''}`
}

/**
 * Moves values typed while signed out to the account that signs in, so that no later account sees them. Merges them
 * into that account's own draft.
 */
export function claimDrafts(email: string): void {
  for (const key of keysInTab().filter((each) => each.endsWith(visitorsEnd))) {
    const own = readDraft(`${key}${email}`)
    const visitors = readDraft(key)
    const hasBoth = isTyped(own) && isTyped(visitors)
    const joined = hasBoth && { ...own, ...visitors, typed: { ...own.typed, ...visitors.typed } }
    writeDraft(`${key}${email}`, joined || visitors)
    writeDraft(key, undefined)
  }
}

function isTyped(draft: unknown): draft is { readonly typed: object } {
  return isRecord(draft) && isRecord(draft.typed)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
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
