/**
 * Spreads an amount over parts in proportion to their weights, by largest remainder: each part is rounded down, and the
 * parts with the largest remainders get a cent more, the first of equal ones first. The parts always add up to the
 * amount.
 *
 * @param totalCents at least 0.
 * @param weights whole numbers from 0; if all are 0, the parts are equal.
 */
export function spreadCents(totalCents: number, weights: readonly number[]): readonly number[] {
  const given = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  // Products of cents exceed the integers that a number counts exactly.
  const sum = given.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return []
  const shares = given.map((weight, index) => {
    const product = BigInt(totalCents) * BigInt(weight)
    return { index, cents: Number(product / sum), remainder: product % sum }
  })
  let left = totalCents - shares.reduce((total, { cents }) => total + cents, 0)
  const parts = shares.map(({ cents }) => cents)
  for (const { index, cents } of shares.toSorted(byRemainder)) {
    if (left === 0) break
    parts[index] = cents + 1
    left -= 1
  }
  return parts
}

interface Share {
  readonly index: number
  readonly remainder: bigint
}

function byRemainder(one: Share, other: Share): number {
  if (one.remainder === other.remainder) return one.index - other.index
  return one.remainder > other.remainder ? -1 : 1
}
