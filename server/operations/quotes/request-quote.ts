import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { insertQuoteRequest, isItemForSale, type NewQuoteRequest } from '../../data/queries/quotes.ts'
import { newId } from '../../platform/ids.ts'
import type { Shop } from '../shop.ts'

/**
 * Stores a message to the shop (product: Request For Quote, Contact US) and returns its id. Refuses a part that is
 * not for sale, so that nobody waits for its price.
 */
export async function requestQuote(
  shop: Shop,
  request: Omit<NewQuoteRequest, 'id'>,
): Promise<Outcome<string>> {
  const id = newId()
  return shop.database.write(async (transaction) => {
    const { itemId } = request
    if (itemId !== null && !(await isItemForSale(transaction.db, itemId))) return refused('ITEM_NOT_FOUND')
    await insertQuoteRequest(transaction, { id, ...request }, shop.clock())
    return done(id)
  })
}
