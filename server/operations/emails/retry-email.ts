import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findMessage, retryEmail as retry } from '../../data/queries/emails/outbox.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Retries an email that failed for good. Refuses an email with a secret link, because its text is wiped and the link
 * has expired.
 *
 * @returns whether the email is queued now; false if it had not failed.
 */
export function retryEmail(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    if (await retry(transaction, id, at)) {
      const subject = { kind: 'mail', id, name: '' } as const
      const after = { waiting: true }
      await recordChange(transaction, { at, by: caller, action: 'mail.retried', subject, after })
      return done(true)
    }
    const message = await findMessage(transaction.db, id)
    if (!message) return refused('MESSAGE_NOT_FOUND')
    return message.secret && message.failed ? refused('MESSAGE_WIPED') : done(false)
  })
}
