import type { Reader, Transaction } from '../../database.ts'

/** A passkey as shown to its owner. */
export interface StoredPasskey {
  readonly id: string
  readonly name: string
  /** Both instants are in milliseconds since 1970. */
  readonly createdAt: number
  readonly lastUsedAt: number | null
  /** Whether the passkey is backed up by its maker, so that it works on further devices. */
  readonly synced: boolean
}

/** Returns the account's passkeys, oldest first. */
export async function listPasskeys(read: Reader, accountId: string): Promise<readonly StoredPasskey[]> {
  const rows = await read
    .selectFrom('auth_passkeys')
    .where('user_id', '=', accountId)
    .select(['id', 'name', 'created_at', 'last_used_at', 'backed_up'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at, last_used_at, backed_up }) => ({
    id,
    name: name ?? '',
    createdAt: Date.parse(created_at),
    lastUsedAt: last_used_at === null ? null : Date.parse(last_used_at),
    synced: backed_up === 1,
  }))
}

export async function countPasskeys(read: Reader, accountId: string): Promise<number> {
  const { count } = await read
    .selectFrom('auth_passkeys')
    .where('user_id', '=', accountId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the account of a passkey, by the id that the browser sends. */
export async function findPasskeyOwner(read: Reader, credentialId: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('auth_passkeys')
    .where('credential_id', '=', credentialId)
    .select('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Records the use of a passkey and locks it; returns false if it has been removed. */
export async function touchPasskey({ db }: Transaction, credentialId: string, now: number): Promise<boolean> {
  const touched = await db
    .updateTable('auth_passkeys')
    .set({ last_used_at: new Date(now).toISOString() })
    .where('credential_id', '=', credentialId)
    .returning('id')
    .executeTakeFirst()
  return touched !== undefined
}

/** Renames a passkey of the account; returns false if it has none with this id. */
export async function renamePasskey(
  { db }: Transaction,
  { id, accountId, name }: { readonly id: string; readonly accountId: string; readonly name: string },
): Promise<boolean> {
  const renamed = await db
    .updateTable('auth_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}

/** Deletes a passkey of the account; returns false if it has none with this id. */
export async function deletePasskey(
  { db }: Transaction,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('auth_passkeys')
    .where('id', '=', id)
    .where('user_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Deletes every passkey of the account. */
export async function deletePasskeysOf({ db }: Transaction, accountId: string): Promise<void> {
  await db.deleteFrom('auth_passkeys').where('user_id', '=', accountId).execute()
}

/**
 * Returns the account's other sign-in methods, and locks the account until the transaction ends, so that two concurrent
 * calls cannot remove all methods.
 */
export async function lockWaysToSignIn({ db }: Transaction, accountId: string): Promise<readonly string[]> {
  await db
    .updateTable('auth_users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', accountId)
    .execute()
  const rows = await db
    .selectFrom('auth_accounts')
    .where('user_id', '=', accountId)
    .select('provider_id')
    .execute()
  return rows.map(({ provider_id }) => provider_id)
}
