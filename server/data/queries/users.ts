import { newId } from '../../platform/ids.ts'
import type { Reader, Transaction } from '../database.ts'
import type { Role } from '../schema.ts'

export interface User {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
}

const userColumns = ['users.id', 'users.email', 'users.name', 'users.role'] as const

export function findUserByEmail(read: Reader, email: string): Promise<User | undefined> {
  return read.selectFrom('users').where('email', '=', email).select(userColumns).executeTakeFirst()
}

export function findUser(read: Reader, id: string): Promise<User | undefined> {
  return read.selectFrom('users').where('id', '=', id).select(userColumns).executeTakeFirst()
}

/** The user that an account of a sign-in provider is bound to. */
export function findUserByIdentity(read: Reader, issuer: string, subject: string): Promise<User | undefined> {
  return read
    .selectFrom('user_identities')
    .innerJoin('users', 'users.id', 'user_identities.user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select(userColumns)
    .executeTakeFirst()
}

/** Adds a customer; undefined when the address is taken. */
export async function insertUser(
  { db }: Transaction,
  email: string,
  name: string,
  now: number,
): Promise<User | undefined> {
  return db
    .insertInto('users')
    .values({ id: newId(), email, name, role: 'customer', created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email', 'name', 'role'])
    .executeTakeFirst()
}

/** Whether any provider's account is bound to the user. */
export async function hasIdentity(read: Reader, userId: string): Promise<boolean> {
  const row = await read
    .selectFrom('user_identities')
    .where('user_id', '=', userId)
    .select('subject')
    .executeTakeFirst()
  return row !== undefined
}

export async function bindIdentity(
  { db }: Transaction,
  identity: { readonly issuer: string; readonly subject: string; readonly userId: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('user_identities')
    .values({ issuer: identity.issuer, subject: identity.subject, user_id: identity.userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute()
}

export async function setRole({ db }: Transaction, userId: string, role: Role): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', userId).execute()
}

/** Makes an account an admin; false when it is one already, or there is none with this address. */
export async function promoteUser({ db }: Transaction, email: string): Promise<boolean> {
  const promoted = await db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('email', '=', email)
    .where('role', '<>', 'admin')
    .returning('id')
    .execute()
  return promoted.length > 0
}

/**
 * Takes all admins for this transaction alone, so that nobody gives or takes the right meanwhile; answers
 * their ids. (An update that changes nothing, because SQLite has no `for update`.)
 */
export async function lockAdmins({ db }: Transaction): Promise<readonly string[]> {
  const admins = await db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('role', '=', 'admin')
    .returning('id')
    .execute()
  return admins.map(({ id }) => id)
}

export async function hasAdmin(read: Reader): Promise<boolean> {
  const admin = await read.selectFrom('users').where('role', '=', 'admin').select('id').executeTakeFirst()
  return admin !== undefined
}
