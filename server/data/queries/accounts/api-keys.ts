import type { Role } from '../../../../contract/accounts/roles.ts'
import type { Reader, Transaction } from '../../database.ts'
import { preparedQuery } from '../../prepared-query.ts'
import { currentRole } from './users.ts'

/** What an admin writes of a key. */
export interface WrittenKey {
  readonly name: string
  /** Ids of operations. */
  readonly operations: readonly string[]
  /** Null: it has no end. */
  readonly endsAt: number | null
}

/** A key that a program presents, with the account that made it. */
export interface PresentedKey {
  readonly keyId: string
  readonly keyName: string
  /** JSON of the ids of its operations. */
  readonly operations: string
  readonly usedAt: number | null
  readonly userId: string
  readonly email: string
  readonly userName: string
  readonly role: Role
}

/**
 * Returns the key with this hash and its account with the present role; `unusable` if the key has ended or was revoked,
 * or the account is blocked or deleted. Undefined for an unknown one.
 */
export async function findKeyByHash(
  read: Reader,
  hash: string,
  now: number,
): Promise<PresentedKey | 'unusable' | undefined> {
  const [found] = await keyByHash(read, { hash })
  if (!found) return undefined
  const { endsAt, revokedAt, blockedAt, deletedAt, ...key } = found
  return revokedAt !== null || hasEnded(endsAt, now) || blockedAt !== null || deletedAt !== null
    ? 'unusable'
    : key
}

function hasEnded(endsAt: number | null, now: number): boolean {
  return endsAt !== null && endsAt <= now
}

const keyByHash = preparedQuery((db, { hash }: { hash: string }) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .where('api_keys.hash', '=', hash)
    .select([
      'api_keys.id as keyId',
      'api_keys.name as keyName',
      'api_keys.operations',
      'api_keys.used_at as usedAt',
      'api_keys.ends_at as endsAt',
      'api_keys.revoked_at as revokedAt',
      'users.id as userId',
      'users.email',
      'users.name as userName',
      'users.blocked_at as blockedAt',
      'users.deleted_at as deletedAt',
      currentRole,
    ]),
)

/** Stores the instant of a call, unless one since `before` is stored; returns whether it was stored. */
export async function touchKey(
  { db }: Transaction,
  id: string,
  { now, before }: { readonly now: number; readonly before: number },
): Promise<boolean> {
  const touched = await db
    .updateTable('api_keys')
    .set({ used_at: now })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('used_at', 'is', null), eb('used_at', '<', before)]))
    .returning('id')
    .execute()
  return touched.length > 0
}

export interface StoredKey extends WrittenKey {
  readonly id: string
  readonly userId: string
  readonly begins: string
  readonly version: number
  readonly createdAt: number
  readonly usedAt: number | null
  readonly revokedAt: number | null
}

export interface ListedKey extends StoredKey {
  /** The account that made it; the email of a deleted one is no address. */
  readonly email: string
  readonly role: Role
}

const keyColumns = [
  'api_keys.id',
  'api_keys.user_id as userId',
  'api_keys.name',
  'api_keys.begins',
  'api_keys.operations',
  'api_keys.version',
  'api_keys.created_at as createdAt',
  'api_keys.ends_at as endsAt',
  'api_keys.used_at as usedAt',
  'api_keys.revoked_at as revokedAt',
] as const

/** More keys than a shop has; it bounds what one call reads. */
const mostListed = 500

/** Returns the keys that work or stopped to after an instant, newest first. */
export async function listKeys(read: Reader, stoppedAfter: number): Promise<readonly ListedKey[]> {
  const rows = await read
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .where(({ eb, or }) =>
      or([eb('api_keys.revoked_at', 'is', null), eb('api_keys.revoked_at', '>', stoppedAfter)]),
    )
    .where(({ eb, or }) =>
      or([eb('api_keys.ends_at', 'is', null), eb('api_keys.ends_at', '>', stoppedAfter)]),
    )
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
    .limit(mostListed)
    .select([...keyColumns, 'users.email', currentRole])
    .execute()
  return rows.map(parsed)
}

export async function findKey(read: Reader, id: string): Promise<StoredKey | undefined> {
  const row = await read.selectFrom('api_keys').where('id', '=', id).select(keyColumns).executeTakeFirst()
  return row && parsed(row)
}

function parsed<Row extends { readonly operations: string }>(row: Row) {
  // Only this module writes the list.
  return { ...row, operations: JSON.parse(row.operations) as readonly string[] }
}

/** Returns how many keys of an account work at an instant. */
export async function countWorkingKeys(read: Reader, userId: string, now: number): Promise<number> {
  const { keys } = await read
    .selectFrom('api_keys')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .select(({ fn }) => fn.countAll<number>().as('keys'))
    .executeTakeFirstOrThrow()
  return keys
}

export async function insertKey(
  { db }: Transaction,
  key: WrittenKey & {
    readonly id: string
    readonly userId: string
    readonly hash: string
    readonly begins: string
  },
  now: number,
): Promise<void> {
  const { id, userId, hash, begins } = key
  await db
    .insertInto('api_keys')
    .values({
      id,
      user_id: userId,
      hash,
      begins,
      ...columnsOf(key),
      version: 1,
      created_at: now,
      used_at: null,
      revoked_at: null,
    })
    .execute()
}

/** Replaces what its maker writes, unless the key was changed since a version or is revoked; returns whether it was. */
export async function updateKey(
  { db }: Transaction,
  { id, version }: { readonly id: string; readonly version: number },
  key: WrittenKey,
): Promise<boolean> {
  const changed = await db
    .updateTable('api_keys')
    .set({ ...columnsOf(key), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return changed.length > 0
}

function columnsOf({ name, operations, endsAt }: WrittenKey) {
  return { name, operations: JSON.stringify(operations), ends_at: endsAt }
}

/** Revokes a key; returns its name, or undefined if it is revoked already or unknown. */
export async function revokeKey({ db }: Transaction, id: string, now: number): Promise<string | undefined> {
  const revoked = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return revoked?.name
}

/** Revokes every key of an account. */
export async function revokeKeysOf({ db }: Transaction, userId: string, now: number): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}
