import { asShown } from '../../../domain/catalogue/shown-name.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { listOfferLines, lockOffer, setOfferToken } from '../../data/queries/offers.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-token.ts'
import { recordChange } from '../changes/record-change.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { offerEmail } from '../emails/offer-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'
import { offerMail } from './offer-mail.ts'
import { refusalOfOffer } from './offer-state.ts'

/**
 * Emails an open offer again, with a new link: the database has only the hash of the earlier secret, and the earlier
 * email may be wiped.
 */
export function sendOfferAgain(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  const token = newSecretToken()
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    const offer = await lockOffer(transaction, { by: 'id', value: id })
    if (!offer) return refused('OFFER_NOT_FOUND')
    const over = refusalOfOffer(offer, at)
    if (over) return over
    if (!offer.email.includes('@')) return refused('QUOTE_WITHOUT_ADDRESS')
    const letters = offer.letters + 1
    await setOfferToken(transaction, id, hashOfToken(token), letters)
    const lines = await listOfferLines(transaction.db, [id])
    const mail = offerEmail({ ...offer, lines: lines.map(asShown) }, token, mailingIn(shop, offer.language))
    await writeEmail(shop, transaction, mail, offerMail({ ...offer, letters }, at))
    const subject = { kind: 'offer', id, name: '' } as const
    await recordChange(transaction, { at, by: caller, action: 'offer.sent-again', subject })
    return done(true)
  })
}
