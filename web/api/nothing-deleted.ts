import * as z from 'zod/mini'

const nothingDeleted = z.object({ deletedCount: z.literal(0) })

/**
 * Returns whether the answer to a deletion states that nothing was deleted. Another backend may answer less than the
 * contract requires, so any other success counts as deleted.
 */
export function isNothingDeleted(answer: unknown): boolean {
  return z.safeParse(nothingDeleted, answer).success
}
