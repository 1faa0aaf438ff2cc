import type { Transaction } from '../database.ts'

interface KeyUse {
  readonly userId: string
  readonly key: string
  /** Tells whether the same key came with the same request. */
  readonly requestHash: string
  /** What a repeated request is answered with: the id of what the first one made. */
  readonly answer: string
}

/**
 * Claims an idempotency key for this transaction. A second request with the same key waits here until the
 * first is over.
 *
 * @returns undefined when the key is now this request's, else how it was used before.
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

/** Forgets keys that were used before an instant. */
export async function deleteIdempotencyKeysBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', instant).execute()
}

export async function deleteIdempotencyKeysOf({ db }: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute()
}
