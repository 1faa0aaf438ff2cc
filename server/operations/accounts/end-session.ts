import { done, type Outcome } from '../../../domain/outcome.ts'
import {
  deleteSignInOfSession,
  endSession as endStoredSession,
} from '../../data/queries/accounts/sessions.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Ends the caller's session, so that its access token is refused from now on, and with it what is left of earlier ones
 * of the same sign-in; answers whether it ended now, 0 or 1. The sign-in leaves the list. Who has not left
 * the provider as well may come back with it.
 */
export function endSession(shop: Shop, caller: Pick<Caller, 'sessionId'>): Promise<Outcome<number>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const ended = await endStoredSession(transaction, caller.sessionId, now)
    await deleteSignInOfSession(transaction, caller.sessionId, now)
    return done(ended)
  })
}
