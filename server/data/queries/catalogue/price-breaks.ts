import type { PriceBreak } from '../../../../domain/price-breaks.ts'

/** Parses the stored price breaks, in rising order of their quantities. */
export function priceBreaksOf(stored: string | null): readonly PriceBreak[] {
  // `priceBreaksText` wrote this text.
  return stored === null ? [] : (JSON.parse(stored) as PriceBreak[])
}

/** Returns the text that stores price breaks; null for none. */
export function priceBreaksText(breaks: readonly PriceBreak[] = []): string | null {
  if (breaks.length === 0) return null
  return JSON.stringify(breaks.map(({ from, unitPriceCents }) => ({ from, unitPriceCents })))
}
