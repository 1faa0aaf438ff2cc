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
  readonly card: number
  readonly credit: number
}

/**
 * Splits the refund of an order: first what the card paid and is not refunded yet, the rest to credit.
 *
 * @param cardLeftCents what the card paid of the order, without refunds.
 */
export function splitRefund(amountCents: number, cardLeftCents: number): SplitRefund {
  const card = Math.min(amountCents, Math.max(0, cardLeftCents))
  return { card, credit: amountCents - card }
}
