import { done } from '../../../domain/outcome.ts'
import type { Database, Reader, Transaction } from '../database.ts'

/** Returns the stored value; stores a new one when there is none. All processes get the same value. */
export async function getOrCreateSetting(
  database: Database,
  key: string,
  make: () => string,
): Promise<string> {
  const outcome = await database.write(async ({ db }) => {
    await db
      .insertInto('settings')
      .values({ key, value: make() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const row = await db
      .selectFrom('settings')
      .where('key', '=', key)
      .select('value')
      .executeTakeFirstOrThrow()
    return done(row.value)
  })
  if (!outcome.ok) throw new Error(`The setting ${key} could not be stored: ${outcome.code}`)
  return outcome.value
}

export async function findStoredSetting(read: Reader, key: string): Promise<string | undefined> {
  const row = await read.selectFrom('settings').where('key', '=', key).select('value').executeTakeFirst()
  return row?.value
}

/** Stores a value, replacing the previous one. */
export async function setStoredSetting({ db }: Transaction, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Claims a key; false when it was claimed before. A concurrent claim waits until the first transaction ends. */
export async function claimOnce({ db }: Transaction, key: string): Promise<boolean> {
  const claimed = await db
    .insertInto('settings')
    .values({ key, value: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}
