import { createHash, randomBytes } from 'node:crypto'
import { done } from '../../../../../domain/outcome.ts'
import type { Database } from '../../../../data/database.ts'
import { deleteMailLinksExpiredBefore } from '../../../../data/queries/auth/mail-links.ts'
import { hourMs } from '../../../../platform/clock.ts'

/** What the link in a message is good for, and for how long. */
export const mailLinks = {
  'reset-password': { livesMs: hourMs },
  'verify-address': { livesMs: 3 * 24 * hourMs },
} as const

/** A secret that nobody guesses: it stands in the link and nowhere else. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the shop keeps of a link's secret: who reads the database cannot follow the link. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Forgets the links that are too old to be followed. */
export async function forgetMailLinks(database: Database): Promise<void> {
  await database.write(async (transaction) =>
    done(await deleteMailLinksExpiredBefore(transaction, Date.now())),
  )
}
