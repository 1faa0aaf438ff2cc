import { done } from '../../domain/outcome.ts'
import type { Database } from './database.ts'
import { setStoredSetting } from './queries/stored-settings.ts'

/** The key of the settings row that a ping writes, with the time as its value. */
export const probeKey = 'last-probe'

/**
 * Writes one row, which fails on a full or read-only disk and on a standby. The value differs each time, because SQLite
 * skips an unchanged write.
 */
export async function probeWrite(write: Database['write']): Promise<void> {
  await write(async (transaction) => {
    await setStoredSetting(transaction, probeKey, String(Date.now()))
    return done(null)
  })
}
