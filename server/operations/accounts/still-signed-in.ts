import type { Transaction } from '../../data/database.ts'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import type { Caller } from '../shop.ts'

/**
 * Whether the caller's session is still there at the end of a write. It was when the call came in; should the account
 * have been deleted meanwhile, the write has waited for that and must leave nothing behind.
 */
export async function stillSignedIn(
  { db }: Transaction,
  { sessionId }: Caller,
  now: number,
): Promise<boolean> {
  return (await findUserOfSession(db, sessionId, now)) !== undefined
}
