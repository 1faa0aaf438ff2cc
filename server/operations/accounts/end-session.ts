import { done, type Outcome } from '../../../domain/outcome.ts'
import {
  deleteSignInOfSession,
  endSession as endStoredSession,
} from '../../data/queries/accounts/sessions.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Ends the caller's session and earlier sessions of the same sign-in, which refuses their access tokens, and removes
 * the sign-in from the list. A caller still signed in at the provider can open a new session.
 *
 * @returns how many sessions ended now: 0 or 1.
 */
export function endSession(shop: Shop, caller: Pick<Caller, 'sessionId'>): Promise<Outcome<number>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const ended = await endStoredSession(transaction, caller.sessionId, now)
    await deleteSignInOfSession(transaction, caller.sessionId, now)
    return done(ended)
  })
}
