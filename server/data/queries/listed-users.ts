import type { Reader } from '../database.ts'
import { endOfPrefix, folded } from '../folded.ts'
import { type Page, type PageRequest, readPage } from '../paging.ts'
import type { Role } from '../schema.ts'
import { stretchBy } from '../stretch-by.ts'

interface ListedUser {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly name: string
  readonly createdAt: number
}

export interface UsersWanted {
  /** Beginning of an address. */
  readonly search: string
  readonly by: 'email' | 'createdAt'
  readonly descending: boolean
}

/** All users, a page at a time; undefined when the cursor is not one of this list. */
export function listUsers(
  read: Reader,
  wanted: UsersWanted,
  request: PageRequest,
): Promise<Page<ListedUser> | undefined> {
  const { search, by, descending } = wanted
  let query = read
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .select(['id', 'email', 'role', 'name', 'created_at as createdAt'])
  if (search !== '') {
    const text = folded(search)
    query = query.where('email', '>=', text).where('email', '<', endOfPrefix(text))
  }
  const stretch =
    by === 'email'
      ? stretchBy(query, {
          columns: ['email', 'id'],
          kind: 'text',
          descending,
          sortedBy: ({ email }) => email,
        })
      : stretchBy(query, {
          columns: ['created_at', 'id'],
          kind: 'instant',
          descending,
          sortedBy: ({ createdAt }) => createdAt,
        })
  return readPage(['users', wanted], [stretch], request)
}
