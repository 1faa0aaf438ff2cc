import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findPartName, insertQuoteRequest, type NewQuoteRequest } from '../../data/queries/quotes.ts'
import { newId } from '../../platform/ids.ts'
import { requestEmail } from '../emails/notice-emails.ts'
import { tellStaff } from '../notifications/tell-staff.ts'
import type { Shop } from '../shop.ts'
import { copyRequest } from './copy-request.ts'

/**
 * Stores a message to the shop (product: Request For Quote, Contact US), emails its sender a copy and tells staff;
 * returns its id. Refuses a part that is not for sale, because it gets no quote.
 */
export async function requestQuote(
  shop: Shop,
  request: Omit<NewQuoteRequest, 'id'>,
): Promise<Outcome<string>> {
  const id = newId()
  return shop.database.write(async (transaction) => {
    const { partId, kind } = request
    const partName = partId === null ? undefined : await findPartName(transaction.db, partId)
    if (partId !== null && partName === undefined) return refused('ITEM_NOT_FOUND')
    await insertQuoteRequest(transaction, { id, ...request }, shop.clock())
    await copyRequest(shop, transaction, request)
    await tellStaff(shop, transaction, {
      kind: 'requests',
      subject: id,
      email: (mailing) => requestEmail({ kind, partName }, mailing),
    })
    return done(id)
  })
}
