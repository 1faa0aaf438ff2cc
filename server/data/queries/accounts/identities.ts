import type { Reader, Transaction } from '../../database.ts'
import { preparedQuery } from '../../prepared-query.ts'
import { extendHoldsOf } from '../orders/held-stock.ts'
import { type User, userColumns } from './users.ts'

/** An account at a sign-in provider, and whether the provider has verified its email. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly verified: boolean
}

/** A user found by a provider's account, and whether that account is verified. */
export interface BoundUser extends User {
  readonly verified: boolean
}

/** Returns the user that a provider's account is bound to. */
export async function findBoundUser(
  read: Reader,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<BoundUser | undefined> {
  const bound = await read
    .selectFrom('user_identities')
    .innerJoin('users', 'users.id', 'user_identities.user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select([...userColumns, 'verified'])
    .executeTakeFirst()
  return bound && { ...bound, verified: bound.verified === 1 }
}

/** Returns whether any provider's account is bound to the user. */
export async function hasIdentity(read: Reader, userId: string): Promise<boolean> {
  const row = await read
    .selectFrom('user_identities')
    .where('user_id', '=', userId)
    .select('subject')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns whether any provider has verified the user's email. */
export async function hasVerifiedIdentity(read: Reader, userId: string): Promise<boolean> {
  const [row] = await verifiedIdentity(read, { userId })
  return row !== undefined
}

const verifiedIdentity = preparedQuery((db, { userId }: { userId: string }) =>
  db
    .selectFrom('user_identities')
    .where('user_id', '=', userId)
    .where('verified', '=', 1)
    .select('subject')
    .limit(1),
)

/** What an account has because its email is proven. */
export interface Standing {
  readonly proven: boolean
  /** Whether a group of customers that it belongs to has a price list. */
  readonly hasGroupList: boolean
}

/** Returns whether any provider has verified a user's email, and whether a price list follows from that. */
export async function findStanding(
  read: Reader,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<Standing> {
  const [row] = await standing(read, { userId, email })
  return { proven: row !== undefined, hasGroupList: typeof row?.groupList === 'string' }
}

const standing = preparedQuery((db, { userId, email }: { userId: string; email: string }) =>
  db
    .selectFrom('user_identities')
    .where('user_id', '=', userId)
    .where('verified', '=', 1)
    .select((eb) => [
      'subject',
      eb
        .selectFrom('customer_group_members as member')
        .innerJoin('customer_groups as grouped', 'grouped.id', 'member.group_id')
        .where('member.email', '=', email)
        .select(({ fn }) => fn.max('grouped.price_list_id').as('list'))
        .as('groupList'),
    ])
    .limit(1),
)

/**
 * Binds a provider's account to a user. A verified binding stays verified. The orders of a verified user are held for
 * the full period.
 */
export async function bindIdentity(
  transaction: Transaction,
  userId: string,
  { issuer, subject, verified }: Identity,
  now: number,
): Promise<void> {
  const row = { issuer, subject, user_id: userId, verified: verified ? 1 : 0, created_at: now } as const
  await transaction.db
    .insertInto('user_identities')
    .values(row)
    .onConflict((conflict) => {
      const known = conflict.columns(['issuer', 'subject'])
      return verified ? known.doUpdateSet({ verified: 1 }) : known.doNothing()
    })
    .execute()
  if (verified) await extendHoldsOf(transaction, userId)
}

/**
 * Marks a bound account's email as verified, and extends the user's order holds to the full period. Does nothing for an
 * unbound account.
 */
export async function markIdentityVerified(
  transaction: Transaction,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<void> {
  const verified = await transaction.db
    .updateTable('user_identities')
    .set({ verified: 1 })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst()
  if (verified) await extendHoldsOf(transaction, verified.user_id)
}

/** Unbinds a user's accounts without a verified email; returns their number. */
export async function unbindUnverified({ db }: Transaction, userId: string): Promise<number> {
  const unbound = await db
    .deleteFrom('user_identities')
    .where('user_id', '=', userId)
    .where('verified', '=', 0)
    .returning('subject')
    .execute()
  return unbound.length
}

/** Returns the ids of a user's accounts at the sign-in providers. */
export async function listSubjectsOf(read: Reader, userId: string): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('user_identities')
    .where('user_id', '=', userId)
    .select('subject')
    .execute()
  return rows.map(({ subject }) => subject)
}

/** Unbinds all accounts of a user. */
export async function unbindAll({ db }: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('user_identities').where('user_id', '=', userId).execute()
}
