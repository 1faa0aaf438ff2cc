import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'

/** An account at the built-in sign-in provider. */
export interface SignInAccount {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly name: string
  /** Whether its person has proved the address. */
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

/** Adds an account without a password whose address counts as proven; undefined when the address has one. */
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

/** Sets the hash of the account's password, also where it had none because its person came another way. */
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

/** Notes that the account's person has proved the address. */
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

/** Whether a session is there at this instant. Who is ending it is waited for: an update that changes nothing locks it. */
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

/** Ends one session of an account at the provider, by its id or by the secret that its cookie holds. */
export async function endProviderSession(
  { db }: Transaction,
  by: { readonly id: string } | { readonly token: string },
): Promise<void> {
  const session = db.deleteFrom('auth_sessions')
  await ('id' in by ? session.where('id', '=', by.id) : session.where('token', '=', by.token)).execute()
}

/** The hash of the password that the account with this address has; undefined without one. */
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

/** The same, and nobody changes it until this transaction is over. (An update that changes nothing locks the row.) */
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
