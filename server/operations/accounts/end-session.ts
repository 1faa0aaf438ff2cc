import { done, type Outcome } from '../../../domain/outcome.ts'
import { endSession as endStoredSession } from '../../data/queries/sessions.ts'
import type { Caller, Shop } from '../shop.ts'

/** Ends the caller's session, so that its access token is refused from now on; answers how many ended. */
export function endSession(shop: Shop, caller: Caller): Promise<Outcome<number>> {
  return shop.database.write(async (transaction) =>
    done(await endStoredSession(transaction, caller.sessionId, shop.clock())),
  )
}
