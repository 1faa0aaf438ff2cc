import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'

/** An account at the built-in sign-in provider. */
export interface SignInAccount {
  readonly id: string
  /** The email in lower case. */
  readonly email: string
  readonly name: string
  /** Whether the email is verified. */
  readonly verified: boolean
}

export async function findSignInAccount(
  read: Reader,
  by: { readonly id: string } | { readonly email: string },
): Promise<SignInAccount | undefined> {
  const query = read.selectFrom('auth_users').select(['id', 'email', 'name', 'email_verified'])
  const found = 'id' in by ? query.where('id', '=', by.id) : query.where('email', '=', by.email)
  const row = await found.executeTakeFirst()
  return row && { id: row.id, email: row.email, name: row.name, verified: row.email_verified === 1 }
}

/** Inserts an account with a verified email and without a password; undefined if the email is taken. */
export async function insertProvenAccount(
  { db }: Transaction,
  { email, name }: Pick<SignInAccount, 'email' | 'name'>,
  now: number,
): Promise<string | undefined> {
  const at = new Date(now).toISOString()
  const added = await db
    .insertInto('auth_users')
    .values({ id: newId(), email, name, email_verified: 1, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Sets the account's password hash, even if the account has none yet. */
export async function setPasswordHash(
  { db }: Transaction,
  accountId: string,
  hash: string,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString()
  await db
    .insertInto('auth_accounts')
    .values({
      id: newId(),
      account_id: accountId,
      provider_id: 'credential',
      user_id: accountId,
      password: hash,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: at }),
    )
    .execute()
}

/** Marks the account's email as verified. */
export async function markAddressVerified(
  { db }: Transaction,
  accountId: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('auth_users')
    .set({ email_verified: 1, updated_at: new Date(now).toISOString() })
    .where('id', '=', accountId)
    .execute()
}

/** Ends every session of the account at the provider. */
export async function endProviderSessions({ db }: Transaction, accountId: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('user_id', '=', accountId).execute()
}

/** Returns whether a session is open, and locks it by an update without changes. Waits for a concurrent sign-out. */
export async function lockProviderSession(
  { db }: Transaction,
  sessionId: string,
  now: number,
): Promise<boolean> {
  const open = await db
    .updateTable('auth_sessions')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', sessionId)
    .where('expires_at', '>', new Date(now).toISOString())
    .returning('id')
    .executeTakeFirst()
  return open !== undefined
}

/** Records that a session presented a second factor; false if the session has ended. */
export async function markSecondFactor(
  { db }: Transaction,
  sessionId: string,
  now: number,
): Promise<boolean> {
  const marked = await db
    .updateTable('auth_sessions')
    .set({ second_factor_at: new Date(now).toISOString() })
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Returns whether an open session presented a second factor, and locks it until the transaction ends. */
export async function presentedSecondFactor({ db }: Transaction, sessionId: string): Promise<boolean> {
  const session = await db
    .updateTable('auth_sessions')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', sessionId)
    .returning('second_factor_at')
    .executeTakeFirst()
  return (session?.second_factor_at ?? null) !== null
}

/** Ends every session of the account at the provider except one. */
export async function endOtherProviderSessions(
  { db }: Transaction,
  { accountId, except }: { readonly accountId: string; readonly except: string },
): Promise<void> {
  await db.deleteFrom('auth_sessions').where('user_id', '=', accountId).where('id', '!=', except).execute()
}

/** Ends a session at the provider, by its id or by its cookie's secret. */
export async function endProviderSession(
  { db }: Transaction,
  by: { readonly id: string } | { readonly token: string },
): Promise<void> {
  const session = db.deleteFrom('auth_sessions')
  await ('id' in by ? session.where('id', '=', by.id) : session.where('token', '=', by.token)).execute()
}

/** Returns the password hash of an email; undefined without one. */
export async function findPasswordHash(read: Reader, email: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('auth_accounts')
    .innerJoin('auth_users', 'auth_users.id', 'auth_accounts.user_id')
    .where('auth_users.email', '=', email)
    .where('provider_id', '=', 'credential')
    .select('password')
    .executeTakeFirst()
  return row?.password ?? undefined
}

/** Returns whether any account has a password hash without this prefix. */
export async function hasPasswordHashUnlike(read: Reader, prefix: string): Promise<boolean> {
  const row = await read
    .selectFrom('auth_accounts')
    .where('provider_id', '=', 'credential')
    .where('password', 'not like', `${prefix}%`)
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the password hash and locks it until the transaction ends, by an update without changes. */
export async function lockPasswordHash({ db }: Transaction, email: string): Promise<string | undefined> {
  const row = await db
    .updateTable('auth_accounts')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('provider_id', '=', 'credential')
    .where('user_id', 'in', (eb) => eb.selectFrom('auth_users').where('email', '=', email).select('id'))
    .returning('password')
    .executeTakeFirst()
  return row?.password ?? undefined
}

/**
 * Replaces the password hash of an email by another hash of the same password. Does nothing if the hash has changed.
 */
export async function renewPasswordHash(
  { db }: Transaction,
  email: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable('auth_accounts')
    .set({ password: to })
    .where('provider_id', '=', 'credential')
    .where('user_id', 'in', (eb) => eb.selectFrom('auth_users').where('email', '=', email).select('id'))
    .where('password', '=', from)
    .execute()
}

/** Deletes an account with its password, passkeys and sessions. Does nothing for a subject of another provider. */
export async function deleteSignInAccount({ db }: Transaction, accountId: string): Promise<void> {
  await db.deleteFrom('auth_users').where('id', '=', accountId).execute()
}
