import { useSyncExternalStore } from 'react'
import { isRecord } from '../api/is-record.ts'
import { readStored, writeStored } from '../session/browser-storage.ts'

/** A product that the person wants to book, as it was when it was put in. */
export interface BasketLine {
  readonly id: string
  readonly quantity: number
  readonly name: string
  /** Price of one piece when it was put in; undefined while unknown. */
  readonly price?: number
}

/** The most lines: as many as one purchase may have (contract/purchases.ts). */
export const mostBasketLines = 200
/** The largest quantity that the shop books at once. */
export const mostPieces = 1_000_000

/** Storage key of the lines. */
export const basketKey = 'basket'

const empty: readonly BasketLine[] = []
const listeners = new Set<() => void>()
let seen: { readonly text: string | null; readonly lines: readonly BasketLine[] } = {
  text: null,
  lines: empty,
}

/** Subscribes a component to the lines, in the order in which they were put in; empty on the server. */
export function useBasket(): readonly BasketLine[] {
  return useSyncExternalStore(onBasketChange, readBasket, () => empty)
}

/** Returns the lines: the same object until they change in this tab or another one. */
export function readBasket(): readonly BasketLine[] {
  const text = readStored(basketKey)
  if (text !== seen.text) seen = { text, lines: parseLines(text) }
  return seen.lines
}

/** Replaces the lines, for example by what is left after a booking. */
export function writeBasket(lines: readonly BasketLine[]): void {
  writeStored(basketKey, lines.length > 0 ? JSON.stringify(lines) : null)
  tell()
}

/** Calls back when the lines change, in this tab or another one. Returns a function that stops listening. */
export function onBasketChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// Never removed: these listeners live as long as the page. Without a change `readBasket` returns the same object.
globalThis.window?.addEventListener('storage', tell)
// A page in the back/forward cache receives no storage events.
globalThis.window?.addEventListener('pageshow', tell)

function tell(): void {
  for (const listener of [...listeners]) listener()
}

/** Leaves out what is no line: an older version or another program may have written it. */
function parseLines(text: string | null): readonly BasketLine[] {
  if (text === null) return empty
  try {
    const stored: unknown = JSON.parse(text)
    if (!Array.isArray(stored)) return empty
    const lines = stored.filter(isLine).map(lineOf)
    return [...new Map(lines.map((line) => [line.id, line])).values()].slice(0, mostBasketLines)
  } catch {
    // Another program wrote this text under our key.
    return empty
  }
}

function lineOf({ id, quantity, name, price }: BasketLine): BasketLine {
  return { id, quantity, name, ...(typeof price === 'number' && { price }) }
}

function isLine(line: unknown): line is BasketLine {
  if (!isRecord(line) || typeof line.id !== 'string' || typeof line.name !== 'string') return false
  const { quantity } = line
  return Number.isSafeInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= mostPieces
}
