import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { hasQuoteRequest, markHandled as markRequestHandled } from '../../data/queries/quotes.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Marks a request to the shop as handled; a second call changes nothing.
 *
 * @returns whether the request was marked now.
 */
export function markHandled(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    if (!(await markRequestHandled(transaction, id, at)))
      return (await hasQuoteRequest(transaction.db, id)) ? done(false) : refused('QUOTE_NOT_FOUND')
    // Omits the sender's name, which is deleted with the account of that email.
    const subject = { kind: 'request', id, name: '' } as const
    const after = { handled: true }
    await recordChange(transaction, { at, by: caller, action: 'request.handled', subject, after })
    return done(true)
  })
}
