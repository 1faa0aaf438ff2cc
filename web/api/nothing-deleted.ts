import * as z from 'zod/mini'

const nothingDeleted = z.object({ deletedCount: z.literal(0) })

/**
 * Tells whether the answer to a deletion says that nothing was deleted. Another backend may answer less than
 * the contract, so any other success counts as deleted.
 */
export function isNothingDeleted(answer: unknown): boolean {
  return z.safeParse(nothingDeleted, answer).success
}
