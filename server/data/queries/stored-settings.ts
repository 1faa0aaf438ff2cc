import { done } from '../../../domain/outcome.ts'
import type { Database, Transaction } from '../database.ts'

/** Answers the stored value, storing the given one first when there is none: all processes get the same. */
export async function storedOnce(database: Database, key: string, make: () => string): Promise<string> {
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

export async function forgetStoredSetting({ db }: Transaction, key: string): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute()
}
