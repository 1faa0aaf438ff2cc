import { done } from '../../../domain/outcome.ts'
import type { Database, Reader, Transaction } from '../database.ts'

/** Answers the stored value, storing the given one first when there is none: all processes get the same. */
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

/** Stores a value in the place of the one before. */
export async function setStoredSetting({ db }: Transaction, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Leaves a mark; false when it was there already. Who comes second waits here until the first is over. */
export async function claimOnce({ db }: Transaction, key: string): Promise<boolean> {
  const claimed = await db
    .insertInto('settings')
    .values({ key, value: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}
