import type { Transaction } from '../../data/database.ts'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import type { Caller } from '../shop.ts'

/**
 * Returns whether the caller's session still exists at the end of a write. The account may have been deleted after the
 * request was authenticated; then the write must be rolled back.
 */
export async function stillSignedIn(
  { db }: Transaction,
  { sessionId }: Caller,
  now: number,
): Promise<boolean> {
  return (await findUserOfSession(db, sessionId, now)) !== undefined
}
