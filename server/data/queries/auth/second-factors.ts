import type { Reader, Transaction } from '../../database.ts'

const iso = (instant: number) => new Date(instant).toISOString()

/** Returns whether the account requires a second factor. */
export async function hasSecondFactor(read: Reader, accountId: string): Promise<boolean> {
  const row = await read
    .selectFrom('auth_second_factors')
    .where('user_id', '=', accountId)
    .select('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns whether an open session has yet to present the second factor of its account. */
export async function lacksSecondFactor(read: Reader, sessionId: string): Promise<boolean> {
  const row = await read
    .selectFrom('auth_sessions')
    .innerJoin('auth_second_factors', 'auth_second_factors.user_id', 'auth_sessions.user_id')
    .where('auth_sessions.id', '=', sessionId)
    .where('second_factor_at', 'is', null)
    .select('auth_sessions.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Requires a second factor from now on. */
export async function switchOnSecondFactor(
  { db }: Transaction,
  accountId: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('auth_second_factors')
    .values({ user_id: accountId, switched_on_at: iso(now) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** Stops requiring a second factor and deletes the recovery codes; false if none was required. */
export async function switchOffSecondFactor({ db }: Transaction, accountId: string): Promise<boolean> {
  const off = await db
    .deleteFrom('auth_second_factors')
    .where('user_id', '=', accountId)
    .returning('user_id')
    .executeTakeFirst()
  await db.deleteFrom('auth_recovery_codes').where('user_id', '=', accountId).execute()
  return off !== undefined
}

/** Replaces the account's recovery codes; earlier codes stop working. */
export async function replaceRecoveryCodes(
  { db }: Transaction,
  accountId: string,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  await db.deleteFrom('auth_recovery_codes').where('user_id', '=', accountId).execute()
  const made = { user_id: accountId, created_at: iso(now), used_at: null }
  await db
    .insertInto('auth_recovery_codes')
    .values(hashes.map((hash) => ({ hash, ...made })))
    .execute()
}

/** Returns the hashes of the unused codes. */
export async function listRecoveryCodes(read: Reader, accountId: string): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('auth_recovery_codes')
    .where('user_id', '=', accountId)
    .where('used_at', 'is', null)
    .select('hash')
    .execute()
  return rows.map(({ hash }) => hash)
}

/** Uses a recovery code; false if it is unknown or already used, even by a concurrent call. */
export async function useRecoveryCode(
  { db }: Transaction,
  accountId: string,
  hash: string,
  now: number,
): Promise<boolean> {
  const used = await db
    .updateTable('auth_recovery_codes')
    .set({ used_at: iso(now) })
    .where('user_id', '=', accountId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Counts the unused codes. */
export async function countRecoveryCodes(read: Reader, accountId: string): Promise<number> {
  const { count } = await read
    .selectFrom('auth_recovery_codes')
    .where('user_id', '=', accountId)
    .where('used_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
