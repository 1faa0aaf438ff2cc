import { type Refusal, refused } from '../../../domain/outcome.ts'

/**
 * Refuses a stock below zero or above the maximum.
 *
 * @param quantity the pieces to add (positive) or remove (negative).
 */
export function outOfRange(available: number, quantity: number): Refusal {
  if (quantity > 0) {
    return refused(
      'STOCK_OUT_OF_RANGE',
      `There are ${available} in stock, and the most is 1,000,000. Add fewer.`,
    )
  }
  return refused('STOCK_OUT_OF_RANGE', `Only ${available} are in stock. Take out at most that many.`)
}
