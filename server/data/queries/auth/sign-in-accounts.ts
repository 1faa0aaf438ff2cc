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

/** Inserts an account without a password; undefined when the address is taken. */
export async function insertSignInAccount(
  { db }: Transaction,
  { email, name, verified }: Omit<SignInAccount, 'id'>,
  now: number,
): Promise<string | undefined> {
  const at = new Date(now).toISOString()
  const added = await db
    .insertInto('auth_users')
    .values({ id: newId(), email, name, email_verified: verified ? 1 : 0, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Returns the account of an address and locks it until the transaction ends, with an update that changes nothing. */
export async function lockSignInAccount(
  { db }: Transaction,
  email: string,
): Promise<SignInAccount | undefined> {
  const row = await db
    .updateTable('auth_users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('email', '=', email)
    .returning(['id', 'email', 'name', 'email_verified'])
    .executeTakeFirst()
  return row && { id: row.id, email: row.email, name: row.name, verified: row.email_verified === 1 }
}

/** Inserts an account whose address is proven, without a password; undefined when the address is taken. */
export function insertProvenAccount(
  transaction: Transaction,
  account: Pick<SignInAccount, 'email' | 'name'>,
  now: number,
): Promise<string | undefined> {
  return insertSignInAccount(transaction, { ...account, verified: true }, now)
}

/** Sets the account's password hash, even if it has none yet. */
export async function setPasswordHash(
  { db }: Transaction,
  accountId: string,
  hash: string,
  now: number,
): Promise<void> {
  const row = passwordRow(accountId, hash, now)
  await db
    .insertInto('auth_accounts')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'account_id'])
        .doUpdateSet({ password: hash, updated_at: row.updated_at }),
    )
    .execute()
}

/** Sets the password hash of an account that has none; false when it has one. */
export async function addPasswordHash(
  { db }: Transaction,
  accountId: string,
  hash: string,
  now: number,
): Promise<boolean> {
  const added = await db
    .insertInto('auth_accounts')
    .values(passwordRow(accountId, hash, now))
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

function passwordRow(accountId: string, hash: string, now: number) {
  const at = new Date(now).toISOString()
  const of = { account_id: accountId, provider_id: 'credential', user_id: accountId }
  return { id: newId(), ...of, password: hash, created_at: at, updated_at: at }
}

/** Deletes the account's password; false when it has none. */
export async function deletePassword({ db }: Transaction, accountId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('auth_accounts')
    .where('user_id', '=', accountId)
    .where('provider_id', '=', 'credential')
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Marks the account's address as verified. */
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
