import { sql } from 'kysely'
import type { Role } from '../../../../contract/accounts/roles.ts'
import type { Database } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { hasTypedWords } from '../typed-words.ts'
import { findUserCandidates } from './user-index.ts'
import { currentRole, type User } from './users.ts'

/** A search with at most this many candidates reads all of them. With more, it walks the list. */
const mostCandidates = 2_000

interface ListedUser extends User {
  readonly createdAt: number
  readonly blockedAt: number | null
  /** Whether the account asks for a second factor. The engines have no common type for it. */
  readonly secondFactor: number | boolean
  /** The picture of the profile. */
  readonly img: string | null
}

export interface UsersWanted {
  /** Any parts of name and address. */
  readonly search: string
  readonly by: 'email' | 'createdAt'
  readonly descending: boolean
  readonly role?: Role | undefined
  /** Only accounts that cannot sign in. */
  readonly blocked?: boolean | undefined
}

/**
 * Returns a page of all users. The index of trigrams names those that a search can find; with many, the list is walked
 * and each user is tested (decision 0048).
 *
 * @returns undefined if the cursor belongs to another list.
 */
export async function listUsers(
  { read, engine }: Pick<Database, 'read' | 'engine'>,
  wanted: UsersWanted,
  request: PageRequest,
): Promise<KeysetPage<ListedUser> | undefined> {
  const { search, by, descending, role, blocked } = wanted
  const candidates = await findUserCandidates({ read, engine }, search, mostCandidates)
  const words = hasTypedWords(['email', 'name', 'name_folded'], search)
  let query = read
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .select(['id', 'email', currentRole, 'name', 'created_at as createdAt', 'blocked_at as blockedAt'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('user_identities')
            .innerJoin('auth_second_factors', 'auth_second_factors.user_id', 'user_identities.subject')
            .whereRef('user_identities.user_id', '=', 'users.id')
            .select('user_identities.subject'),
        )
        .as('secondFactor'),
    )
    .select((eb) =>
      eb
        .selectFrom('profiles')
        .whereRef('profiles.user_id', '=', 'users.id')
        .select('profiles.img')
        .as('img'),
    )
  // A literal, so that SQLite recognises the partial indexes.
  if (blocked) query = query.where(sql<boolean>`blocked_at is not null`)
  // The candidates are few, so that their test needs no bound.
  if (candidates) {
    query = query.where(
      candidates.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`id in (${sql.join(candidates)})`,
    )
    for (const word of words) query = query.where(word)
  }
  const tested = candidates ? [] : words
  // Few are staff, so the index of their role finds them; of the customers, it would sort all of them.
  if (role === 'admin') query = query.where('role', '=', 'admin')
  else if (role === 'customer') query = query.where('role', '<>', 'admin').where('staff_role', 'is', null)
  else if (role !== undefined) query = query.where('staff_role', '=', role)
  const segment =
    by === 'email'
      ? segmentByColumn(query, {
          columns: ['email', 'id'],
          kind: 'text',
          descending,
          sortedBy: ({ email }) => email,
          tested,
        })
      : segmentByColumn(query, {
          columns: ['created_at', 'id'],
          kind: 'instant',
          descending,
          sortedBy: ({ createdAt }) => createdAt,
          tested,
        })
  return readKeysetPage(['users', wanted], [segment], request)
}
