import { useSyncExternalStore } from 'react'
import { mostPieces } from '../../domain/orders/add-to-lines.ts'
import { isRecord } from '../api/is-record.ts'
import { readStored, writeStored } from '../session/browser-storage.ts'
import { basketKey, onBasketChange, tellBasketChange } from './basket-changes.ts'

/** A product that the person wants to book, with its name and price at the time of adding. */
export interface BasketLine {
  readonly id: string
  readonly quantity: number
  readonly name: string
  /** Price of one piece at the time of adding; undefined while unknown. */
  readonly price?: number
}

/** The most lines: as many as one purchase may have (contract/orders/purchases.ts). */
export const mostBasketLines = 200

const empty: readonly BasketLine[] = []
let seen: { readonly text: string | null; readonly lines: readonly BasketLine[] } = {
  text: null,
  lines: empty,
}

/** Subscribes a component to the lines, in the order of adding; empty on the server. */
export function useBasket(): readonly BasketLine[] {
  return useSyncExternalStore(onBasketChange, readBasket, () => empty)
}

/** Returns the lines: the same array until this tab or another one changes them. */
export function readBasket(): readonly BasketLine[] {
  const text = readStored(basketKey)
  if (text !== seen.text) seen = { text, lines: parseLines(text) }
  return seen.lines
}

/** Replaces the lines, for example by the remaining ones after a booking. */
export function writeBasket(lines: readonly BasketLine[]): void {
  writeStored(basketKey, lines.length > 0 ? JSON.stringify(lines) : null)
  tellBasketChange()
}

/**
 * Parses stored lines and merges duplicate products, because adding appends a line (`put`). Leaves out invalid lines,
 * which another program may have written, and lines above the limit.
 */
export function parseLines(text: string | null): readonly BasketLine[] {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    return Array.isArray(stored) ? addLines(empty, stored.filter(isLine)).lines : empty
  } catch {
    return empty
  }
}

/**
 * Adds lines to the basket. A product that is already there gets a larger quantity and keeps its first price, so that a
 * price change is still reported. Counts the lines above the limit.
 */
export function addLines(before: readonly BasketLine[], added: readonly BasketLine[]) {
  const lines = new Map(before.map((line) => [line.id, line]))
  let left = 0
  for (const line of added) {
    const same = lines.get(line.id)
    if (!same && lines.size >= mostBasketLines) left += 1
    else {
      const quantity = Math.min((same?.quantity ?? 0) + line.quantity, mostPieces)
      lines.set(line.id, { ...(same ?? line), quantity })
    }
  }
  return { lines: [...lines.values()], left }
}

function isLine(line: unknown): line is BasketLine {
  if (!isRecord(line)) return false
  const { id, name, quantity } = line
  return (
    typeof id === 'string' && typeof name === 'string' && Number.isInteger(quantity) && Number(quantity) > 0
  )
}
