import { createHash, randomBytes } from 'node:crypto'
import { done } from '../../../../../domain/outcome.ts'
import type { Database } from '../../../../data/database.ts'
import { deleteMailLinksExpiredBefore } from '../../../../data/queries/auth/mail-links.ts'
import { hourMs } from '../../../../platform/clock.ts'

/** Purposes of links in emails, with their lifetimes. */
export const mailLinks = {
  'reset-password': { livesMs: hourMs },
  'verify-address': { livesMs: 3 * 24 * hourMs },
} as const

/** Generates an unguessable secret that only the link contains. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a link's secret for storage, so that reading the database does not reveal the link. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Deletes expired links. */
export async function deleteExpiredMailLinks(database: Database): Promise<void> {
  await database.write(async (transaction) =>
    done(await deleteMailLinksExpiredBefore(transaction, Date.now())),
  )
}
