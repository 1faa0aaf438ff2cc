import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { lockOffer, markWithdrawn } from '../../data/queries/offers.ts'
import { recordChange } from '../changes/record-change.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { offerWithdrawnEmail } from '../emails/offer-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Withdraws an offer that is not accepted, and emails the reason. Locks the offer, as accepting does, so that the
 * second of two concurrent calls is refused.
 *
 * @returns whether the offer was withdrawn now.
 */
export function withdrawOffer(
  shop: Shop,
  caller: Caller,
  id: string,
  reason: string,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    const offer = await lockOffer(transaction, { by: 'id', value: id })
    if (!offer) return refused('OFFER_NOT_FOUND')
    if (offer.acceptedAt !== null) return refused('OFFER_ACCEPTED')
    if (offer.withdrawnAt !== null) return done(false)
    await markWithdrawn(transaction, id, reason, at)
    await writeEmail(shop, transaction, offerWithdrawnEmail(reason, mailingIn(shop, offer.language)), {
      event: `offer-withdrawn:${id}`,
      recipient: offer.email,
    })
    const subject = { kind: 'offer', id, name: '' } as const
    const after = { note: reason }
    await recordChange(transaction, { at, by: caller, action: 'offer.withdrawn', subject, after })
    return done(true)
  })
}
