import type { Reader, Transaction } from '../database.ts'

export interface ProfileRow {
  readonly img: string
  readonly name: string
  readonly address: string
  readonly status: string
  readonly phone: string
}

export function findProfile(read: Reader, userId: string): Promise<ProfileRow | undefined> {
  return read
    .selectFrom('profiles')
    .where('user_id', '=', userId)
    .select(['img', 'name', 'address', 'status', 'phone'])
    .executeTakeFirst()
}

/** Writes the fields that are given and leaves the others as they are. */
export async function upsertProfile(
  { db }: Transaction,
  userId: string,
  change: Partial<ProfileRow>,
  now: number,
): Promise<void> {
  const empty: ProfileRow = { img: '', name: '', address: '', status: '', phone: '' }
  await db
    .insertInto('profiles')
    .values({ user_id: userId, ...empty, ...change, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, updated_at: now }))
    .execute()
}
