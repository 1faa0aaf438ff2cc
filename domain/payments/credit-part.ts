import { spreadCents } from './spread-cents.ts'

interface Payable {
  /** What the orders cost together. */
  readonly sumCents: number
  /** The customer's credit. */
  readonly balanceCents: number
  /** The least amount that a card can pay. */
  readonly leastCents: number
}

/**
 * Returns how much credit pays of a sum: all of it if the credit suffices, else all credit, but so little that the card
 * can pay the rest.
 */
export function creditPart({ sumCents, balanceCents, leastCents }: Payable): number {
  if (balanceCents <= 0) return 0
  if (balanceCents >= sumCents) return sumCents
  return Math.max(0, Math.min(balanceCents, sumCents - leastCents))
}

/** Divides the credit of a payment over its orders in proportion to their prices, by largest remainder. */
export function creditShares(creditCents: number, pricesCents: readonly number[]): readonly number[] {
  return spreadCents(creditCents, pricesCents)
}

/** Where a refund goes, in cents. */
interface SplitRefund {
  /** To the card; for an order on account, deducted from the open amount of its invoice. */
  readonly first: number
  readonly credit: number
}

/**
 * Splits the refund of an order: up to `leftCents` goes to the card, or is deducted from the open amount of its
 * invoice. The rest goes to credit.
 *
 * @param leftCents what the card paid of the order minus its refunds, or the open amount.
 */
export function splitRefund(amountCents: number, leftCents: number): SplitRefund {
  const first = Math.min(amountCents, Math.max(0, leftCents))
  return { first, credit: amountCents - first }
}
