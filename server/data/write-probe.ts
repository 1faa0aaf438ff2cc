import { done } from '../../domain/outcome.ts'
import type { Database } from './database.ts'
import { setStoredSetting } from './queries/stored-settings.ts'

/** The row of the settings that a ping writes; its value is when. */
export const probeKey = 'last-probe'

/**
 * Writes one row, as a full or read-only disk and a standby do not let it. The value differs each time: SQLite does not
 * write what stands there already.
 */
export async function probeWrite(write: Database['write']): Promise<void> {
  await write(async (transaction) => {
    await setStoredSetting(transaction, probeKey, String(Date.now()))
    return done(null)
  })
}
