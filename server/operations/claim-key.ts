import { createHash } from 'node:crypto'
import { done, type Outcome, refused } from '../../domain/outcome.ts'
import type { Transaction } from '../data/database.ts'
import { claimIdempotencyKey } from '../data/queries/idempotency-keys.ts'

interface Claim {
  readonly userId: string
  /** Undefined: the request is one of its own, however often it comes. */
  readonly key: string | undefined
  /** All that makes it this request and no other. */
  readonly request: unknown
  /** The id of what the request makes. */
  readonly makes: string
}

/**
 * Claims a request's idempotency key within its transaction (spec §10, submit twice).
 *
 * @returns the id of what an earlier request with this key has made; undefined when this is the first. Another
 *   request under the same key is refused.
 */
export async function claimKey(
  transaction: Transaction,
  { userId, key, request, makes }: Claim,
  now: number,
): Promise<Outcome<string | undefined>> {
  if (key === undefined) return done(undefined)
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const earlier = await claimIdempotencyKey(transaction, { userId, key, requestHash, answer: makes }, now)
  if (!earlier) return done(undefined)
  return earlier.requestHash === requestHash ? done(earlier.answer) : refused('IDEMPOTENCY_KEY_REUSED')
}
