import { newId } from '../../../platform/ids.ts'
import { caseFolded, endOfPrefix } from '../../case-folded.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import type { Role } from '../../schema/account-tables.ts'

export interface User {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
}

export const userColumns = ['users.id', 'users.email', 'users.name', 'users.role'] as const

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

/** Inserts a customer; undefined when the address is taken. */
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

/**
 * Locks the user of an address until the transaction ends. Others that register the address, end its sessions, or
 * insert rows that refer to the user, such as a profile or an order, wait meanwhile. An insert of such a row that is
 * already in progress finishes first, and its row is then visible.
 */
export function lockUserByEmail({ db }: Transaction, email: string): Promise<User | undefined> {
  return locked(db).where('email', '=', email).executeTakeFirst()
}

/** Locks a user by id, as `lockUserByEmail` does. */
export async function lockUser({ db }: Transaction, id: string): Promise<void> {
  await locked(db).where('id', '=', id).execute()
}

/** `for update`, because on PostgreSQL an update would allow inserts that refer to the locked row. */
function locked(db: Transaction['db']) {
  return db
    .selectFrom('users')
    .select(userColumns)
    .$if(isPostgres(db), (query) => query.forUpdate())
}

/**
 * Erases the personal data of a user's row and frees the address; false when it was erased already. Waits for other
 * writes for the user, because they refer to this row's address.
 */
export async function markDeleted({ db }: Transaction, id: string, now: number): Promise<boolean> {
  const deleted = await db
    .updateTable('users')
    .set({ email: `deleted:${id}`, name: '', role: 'customer', deleted_at: now })
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
  await db.updateTable('users').set({ name }).where('id', '=', userId).execute()
}

export async function setRole({ db }: Transaction, userId: string, role: Role): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', userId).execute()
}

/** Makes a user an admin; false when it is one already or the address is unknown. */
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
 * Locks all admins until the transaction ends, so that no one else grants or revokes the role; returns their ids.
 * Uses an update that changes nothing, because SQLite has no `for update`.
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

interface ListedUser {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly name: string
  readonly createdAt: number
}

export interface UsersWanted {
  /** Prefix of an address. */
  readonly search: string
  readonly by: 'email' | 'createdAt'
  readonly descending: boolean
  readonly role?: Role | undefined
}

/** Returns a page of all users; undefined when the cursor is not one of this list. */
export function listUsers(
  read: Reader,
  wanted: UsersWanted,
  request: PageRequest,
): Promise<KeysetPage<ListedUser> | undefined> {
  const { search, by, descending, role } = wanted
  let query = read
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .select(['id', 'email', 'role', 'name', 'created_at as createdAt'])
  if (search !== '') {
    const text = caseFolded(search)
    query = query.where('email', '>=', text).where('email', '<', endOfPrefix(text))
  }
  // Few are admins, so the index of the role finds them; of the customers, it would sort all of them.
  if (role === 'admin') query = query.where('role', '=', 'admin')
  if (role === 'customer') query = query.where('role', '<>', 'admin')
  const segment =
    by === 'email'
      ? segmentByColumn(query, {
          columns: ['email', 'id'],
          kind: 'text',
          descending,
          sortedBy: ({ email }) => email,
        })
      : segmentByColumn(query, {
          columns: ['created_at', 'id'],
          kind: 'instant',
          descending,
          sortedBy: ({ createdAt }) => createdAt,
        })
  return readKeysetPage(['users', wanted], [segment], request)
}
