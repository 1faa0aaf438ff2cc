import { sql } from 'kysely'
import type { Role } from '../../../../contract/accounts/roles.ts'
import { foldLetters } from '../../../../domain/search/fold-text.ts'
import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

export interface User {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
}

/** The role as a single value: the staff role, or else admin or customer. */
export const currentRole = sql<Role>`coalesce(users.staff_role, users.role)`.as('role')

export const userColumns = ['users.id', 'users.email', 'users.name', currentRole] as const

export function findUserByEmail(read: Reader, email: string): Promise<User | undefined> {
  return read.selectFrom('users').where('email', '=', email).select(userColumns).executeTakeFirst()
}

export function findUser(read: Reader, id: string): Promise<User | undefined> {
  return read.selectFrom('users').where('id', '=', id).select(userColumns).executeTakeFirst()
}

/** Returns whether an account was deleted; false for an unknown id. */
export async function isDeleted(read: Reader, id: string): Promise<boolean> {
  const user = await read
    .selectFrom('users')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return user !== undefined
}

/** Inserts a customer; undefined if the email is taken. */
export async function insertUser(
  { db }: Transaction,
  email: string,
  name: string,
  now: number,
): Promise<User | undefined> {
  return db
    .insertInto('users')
    .values({ id: newId(), email, ...named(name), role: 'customer', created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email', 'name', 'role'])
    .executeTakeFirst()
}

/** Returns the columns of a name. */
function named(name: string) {
  const folded = foldLetters(name)
  return { name, name_folded: folded === name.toLowerCase() ? null : folded }
}

/**
 * Locks the user of an email until the transaction ends. Transactions that register the email, end its sessions, or
 * insert rows for the user (a profile, an order) must wait. An insert of such a row that is already in progress
 * finishes first, and its row is then visible.
 */
export function lockUserByEmail({ db }: Transaction, email: string): Promise<User | undefined> {
  return locked(db).where('email', '=', email).executeTakeFirst()
}

/** Locks a user by id, as `lockUserByEmail` does. */
export async function lockUser({ db }: Transaction, id: string): Promise<void> {
  await locked(db).where('id', '=', id).execute()
}

/** Uses `for update`, because on PostgreSQL an update without it would allow inserts that refer to the locked row. */
function locked(db: Transaction['db']) {
  return db
    .selectFrom('users')
    .select(userColumns)
    .$if(isPostgres(db), (query) => query.forUpdate())
}

/**
 * Erases the personal data of a user's row and frees the email; false if it is already erased. Waits for other writes
 * for the user, because they refer to this row.
 */
export async function markDeleted(
  { db }: Transaction,
  id: string,
  { byOwner }: { readonly byOwner: boolean },
  now: number,
): Promise<boolean> {
  const deleted = await db
    .updateTable('users')
    .set({
      email: `deleted:${id}`,
      ...named(''),
      role: 'customer',
      staff_role: null,
      blocked_at: null,
      language: null,
      deleted_at: now,
      deleted_by_owner: byOwner ? 1 : 0,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return deleted.length > 0
}

/** Returns when a user's account was created, in milliseconds. */
export async function findUserCreatedAt(read: Reader, id: string): Promise<number> {
  const user = await read
    .selectFrom('users')
    .where('id', '=', id)
    .select('created_at')
    .executeTakeFirstOrThrow()
  return user.created_at
}

export async function renameUser({ db }: Transaction, userId: string, name: string): Promise<void> {
  await db.updateTable('users').set(named(name)).where('id', '=', userId).execute()
}

export async function setRole({ db }: Transaction, userId: string, role: Role): Promise<void> {
  const stored =
    role === 'customer' || role === 'admin'
      ? { role, staff_role: null }
      : { role: 'customer' as const, staff_role: role }
  await db.updateTable('users').set(stored).where('id', '=', userId).execute()
}

/** Returns whether an account is blocked. */
export async function isBlocked(read: Reader, userId: string): Promise<boolean> {
  const user = await read.selectFrom('users').where('id', '=', userId).select('blocked_at').executeTakeFirst()
  return user !== undefined && user.blocked_at !== null
}

/** Blocks an account from an instant on, or unblocks it with null; false if nothing changed. */
export async function setBlocked(
  { db }: Transaction,
  userId: string,
  blockedAt: number | null,
): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ blocked_at: blockedAt })
    .where('id', '=', userId)
    .where('blocked_at', blockedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .execute()
  return changed.length > 0
}

/**
 * Returns the id of the last admin, whose role and account must stay; undefined if there are several. Locks all admins
 * until the transaction ends, so that two admins cannot remove each other. Read an account's role afterwards. Uses an
 * update without changes, because SQLite has no `for update`.
 */
export async function lockLastAdmin({ db }: Transaction): Promise<string | undefined> {
  const admins = await db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('role', '=', 'admin')
    .returning('id')
    .execute()
  return admins.length === 1 ? admins[0]?.id : undefined
}

export async function hasAdmin(read: Reader): Promise<boolean> {
  const admin = await read.selectFrom('users').where('role', '=', 'admin').select('id').executeTakeFirst()
  return admin !== undefined
}
