import { done } from '../../../domain/outcome.ts'
import type { Database, Reader, Transaction } from '../database.ts'

/** Returns the stored value, or stores a new one. All processes get the same value. */
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

/**
 * Claims a job until an instant, so that one process at a time runs it; false while another process has it. A claim
 * expires, so a dead process does not keep it.
 */
export async function claimJob(
  { db }: Transaction,
  name: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<boolean> {
  // Instants have 13 digits until 2286, so text sorts like numbers.
  const claimed = await db
    .insertInto('settings')
    .values({ key: `job:${name}`, value: String(until) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: String(until) })
        .where('settings.value', '<=', String(now)),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Claims a key; false if it is already claimed. A concurrent claim waits until the first transaction ends. */
export async function claimOnce({ db }: Transaction, key: string): Promise<boolean> {
  const claimed = await db
    .insertInto('settings')
    .values({ key, value: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}
