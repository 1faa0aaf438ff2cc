import * as z from 'zod/mini'

const nothingDeleted = z.object({ deletedCount: z.literal(0) })

/**
 * Whether the answer to a deletion says that there was nothing to delete. Another backend may answer less than the
 * contract, so any other success counts as done.
 */
export function saysNothingDeleted(answer: unknown): boolean {
  return z.safeParse(nothingDeleted, answer).success
}
