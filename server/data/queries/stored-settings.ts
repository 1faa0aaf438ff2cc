import { done } from '../../../domain/outcome.ts'
import type { Database } from '../database.ts'

/** Reads a value that the shop keeps for itself. */
export async function readStoredSetting(database: Database, key: string): Promise<string | undefined> {
  const row = await database.read
    .selectFrom('settings')
    .where('key', '=', key)
    .select('value')
    .executeTakeFirst()
  return row?.value
}

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
