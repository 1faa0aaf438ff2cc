import type { Reader, Transaction } from '../../database.ts'
import { preparedQuery } from '../../prepared-query.ts'

export interface ProfileRow {
  readonly img: string
  readonly name: string
  readonly address: string
  readonly status: string
  readonly phone: string
}

export async function findProfile(read: Reader, userId: string): Promise<ProfileRow | undefined> {
  const [profile] = await profileOf(read, { userId })
  return profile
}

const profileOf = preparedQuery((db, { userId }: { userId: string }) =>
  db
    .selectFrom('profiles')
    .where('user_id', '=', userId)
    .select(['img', 'name', 'address', 'status', 'phone']),
)

/** Updates the given fields of a profile; inserts `first` with them if there is no profile. */
export async function upsertProfile(
  { db }: Transaction,
  userId: string,
  { first, change }: { readonly first: ProfileRow; readonly change: Partial<ProfileRow> },
  now: number,
): Promise<void> {
  await db
    .insertInto('profiles')
    .values({ user_id: userId, ...first, ...change, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, updated_at: now }))
    .execute()
}

export async function deleteProfile({ db }: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('profiles').where('user_id', '=', userId).execute()
}
