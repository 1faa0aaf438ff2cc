import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findMessage, retryEmail as retry } from '../../data/queries/emails/outbox.ts'
import type { Shop } from '../shop.ts'

/**
 * Has a message that was given up tried again. One that was for its reader alone is wiped by then, and its link of no
 * use: that one refuses.
 *
 * @returns whether it is tried again now; false when it was not given up.
 */
export function retryEmail(shop: Shop, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    if (await retry(transaction, id, shop.clock())) return done(true)
    const message = await findMessage(transaction.db, id)
    if (!message) return refused('MESSAGE_NOT_FOUND')
    return message.secret && message.failed ? refused('MESSAGE_WIPED') : done(false)
  })
}
