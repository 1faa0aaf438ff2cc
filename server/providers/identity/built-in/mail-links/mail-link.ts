import { done } from '../../../../../domain/outcome.ts'
import type { Database } from '../../../../data/database.ts'
import { deleteMailLinksExpiredBefore } from '../../../../data/queries/auth/mail-links.ts'
import { hourMs } from '../../../../platform/clock.ts'

/** Purposes of links in emails, with their lifetimes. */
export const mailLinks = {
  'reset-password': { livesMs: hourMs },
  'verify-address': { livesMs: 3 * 24 * hourMs },
} as const

/** Deletes expired links. */
export async function deleteExpiredMailLinks(database: Database): Promise<void> {
  await database.write(async (transaction) =>
    done(await deleteMailLinksExpiredBefore(transaction, Date.now())),
  )
}
