import { foldText } from '../search/fold-text.ts'
import type { CompleteAddress } from './complete-address.ts'

/**
 * Tells whether an address completes a kept one of the same receiver: the kept one has no country, and the new one has
 * all of its words.
 */
export function isCompletedBy(kept: CompleteAddress, address: CompleteAddress): boolean {
  if (kept.parts?.country || !address.parts?.country) return false
  if (foldText(kept.name) !== foldText(address.name)) return false
  const words = new Set(wordsOf(`${address.name} ${address.address}`))
  return wordsOf(kept.address).every((word) => words.has(word))
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
