import { paymentsPausedUntil } from '../../../domain/declined-cards.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { listDeclinesSince } from '../../data/queries/card-declines.ts'
import { listOpenPaymentsOfUser } from '../../data/queries/payments.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'
import { noteLatestDecline } from './note-declines.ts'

/** The newest open payments of an account: the provider is asked about no more at once. */
const mostAsked = 10

/**
 * Refuses a payment while too many cards were declined on the account (docs/decisions/0018). Cards are confirmed between
 * browser and provider, so the provider is asked first what became of the payments that are open.
 */
export async function refuseWhilePaused(shop: Shop, userId: string): Promise<Outcome<null>> {
  const open = await listOpenPaymentsOfUser(shop.database.read, userId)
  const asked = open.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, mostAsked)
  await Promise.all(
    asked.map(async (payment) => {
      const intent = await shop.cards.readIntent(payment.intentId)
      if (intent) await noteLatestDecline(shop, payment, intent)
    }),
  )
  const now = shop.clock()
  const declines = await listDeclinesSince(shop.database.read, userId, now - hourMs)
  const until = paymentsPausedUntil(declines, now, shop.rateLimitFactor)
  if (until === null) return done(null)
  const minutes = Math.max(1, Math.ceil((until - now) / minuteMs))
  return refused(
    'PAYMENTS_PAUSED',
    `Too many cards were declined. You can pay again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  )
}
