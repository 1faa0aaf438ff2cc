import type { BasketLine } from './basket.ts'

/**
 * Merges the basket of this browser with that of the account (docs/decisions/0064). For each product, the side that
 * changed since the last common state decides; if both changed, the larger quantity does. No added line is lost,
 * nothing counts twice, and merging is idempotent. The account's lines come first; each line keeps its first name and
 * price.
 * @param base the last common lines; empty before the first merge.
 */
export function mergeBaskets(
  base: readonly BasketLine[],
  here: readonly BasketLine[],
  there: readonly BasketLine[],
): readonly BasketLine[] {
  const [before, ours, theirs] = [quantities(base), quantities(here), quantities(there)]
  const lines = [...there, ...here.filter(({ id }) => !theirs.has(id))]
  return lines.flatMap((line) => {
    const quantity = decide(before.get(line.id) ?? 0, ours.get(line.id) ?? 0, theirs.get(line.id) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

function decide(before: number, ours: number, theirs: number): number {
  if (ours === before) return theirs
  if (theirs === before) return ours
  return Math.max(ours, theirs)
}

function quantities(lines: readonly BasketLine[]): ReadonlyMap<string, number> {
  return new Map(lines.map(({ id, quantity }) => [id, quantity]))
}

/** Returns whether two baskets have the same products in the same quantities. */
export function areSame(some: readonly BasketLine[], others: readonly BasketLine[]): boolean {
  const kept = quantities(others)
  return some.length === others.length && some.every(({ id, quantity }) => kept.get(id) === quantity)
}
