import { sql } from 'kysely'
import type { Role } from '../../../../contract/accounts/roles.ts'
import type { Database } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { hasTypedWords } from '../typed-words.ts'
import { findUserCandidates } from './user-index.ts'
import { currentRole, type User } from './users.ts'

/** A search with at most this many candidates reads all of them; with more, it walks the list. */
const mostCandidates = 2_000

interface ListedUser extends User {
  readonly createdAt: number
  readonly blockedAt: number | null
  /** Whether the account requires a second factor. The engines have no common boolean type. */
  readonly secondFactor: number | boolean
  /** The picture of the profile. */
  readonly img: string | null
}

export interface UsersWanted {
  /** Any parts of name and email. */
  readonly search: string
  readonly by: 'email' | 'createdAt'
  readonly descending: boolean
  readonly role?: Role | undefined
  /** Only accounts that cannot sign in. */
  readonly blocked?: boolean | undefined
}

/**
 * Returns a page of all users. The trigram index returns the candidates of a search; if there are many, the query walks
 * the list and tests each user (decision 0048).
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
  // A literal, so that SQLite recognizes the partial indexes.
  if (blocked) query = query.where(sql<boolean>`blocked_at is not null`)
  // There are few candidates, so their test needs no limit.
  if (candidates) {
    query = query.where(
      candidates.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`id in (${sql.join(candidates)})`,
    )
    for (const word of words) query = query.where(word)
  }
  const tested = candidates ? [] : words
  // Finds staff by the index of their role, because they are few; for customers it would sort all of them.
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
