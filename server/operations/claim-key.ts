import { createHash } from 'node:crypto'
import { done, type Outcome, refused } from '../../domain/outcome.ts'
import type { Transaction } from '../data/database.ts'
import { claimIdempotencyKey } from '../data/queries/idempotency-keys.ts'

interface Claim {
  readonly userId: string
  /** Without a key, each request is new. */
  readonly key: string | undefined
  /** Everything that distinguishes this request from other requests of the same key. */
  readonly request: unknown
  /** The id of the record that the request creates. */
  readonly createdId: string
}

/**
 * Claims a request's idempotency key within its transaction (spec §10, submit twice). Refuses the key for a different
 * request.
 *
 * @returns the id that an earlier request with this key created; undefined for the first.
 */
export async function claimKey(
  transaction: Transaction,
  { userId, key, request, createdId }: Claim,
  now: number,
): Promise<Outcome<string | undefined>> {
  if (key === undefined) return done(undefined)
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const earlier = await claimIdempotencyKey(transaction, { userId, key, requestHash, answer: createdId }, now)
  if (!earlier) return done(undefined)
  return earlier.requestHash === requestHash ? done(earlier.answer) : refused('IDEMPOTENCY_KEY_REUSED')
}
