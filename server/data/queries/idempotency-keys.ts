import type { Transaction } from '../database.ts'

interface KeyUse {
  readonly userId: string
  readonly key: string
  /** Detects a key that is reused for a different request. */
  readonly requestHash: string
  /** The response to a repeated request: the id that the first request created. */
  readonly answer: string
}

/**
 * Claims an idempotency key for this transaction. A concurrent request with the same key waits until the first
 * transaction ends.
 *
 * @returns undefined if this request now owns the key, otherwise its earlier use.
 */
export async function claimIdempotencyKey(
  { db }: Transaction,
  use: KeyUse,
  now: number,
): Promise<Pick<KeyUse, 'requestHash' | 'answer'> | undefined> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({
      user_id: use.userId,
      key: use.key,
      request_hash: use.requestHash,
      answer: use.answer,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  return db
    .selectFrom('idempotency_keys')
    .where('user_id', '=', use.userId)
    .where('key', '=', use.key)
    .select(['request_hash as requestHash', 'answer'])
    .executeTakeFirstOrThrow()
}

/** Deletes keys that were used before an instant. */
export async function deleteIdempotencyKeysBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', instant).execute()
}

export async function deleteIdempotencyKeysOf({ db }: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute()
}
