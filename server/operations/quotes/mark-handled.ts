import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { hasQuoteRequest, markHandled as markRequestHandled } from '../../data/queries/quotes.ts'
import type { Shop } from '../shop.ts'

/**
 * Marks a request to the shop as handled; a second call changes nothing.
 *
 * @returns whether it was marked now.
 */
export function markHandled(shop: Shop, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    if (await markRequestHandled(transaction, id, shop.clock())) return done(true)
    return (await hasQuoteRequest(transaction.db, id)) ? done(false) : refused('QUOTE_NOT_FOUND')
  })
}
