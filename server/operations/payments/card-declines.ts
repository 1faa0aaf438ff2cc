import { paymentsPausedUntil } from '../../../domain/declined-cards.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { isDeleted } from '../../data/queries/accounts/users.ts'
import { lockHolders } from '../../data/queries/orders/held-stock.ts'
import {
  insertDeclines,
  isDeclineKnown,
  listDeclinesSince,
} from '../../data/queries/payments/card-declines.ts'
import { listOpenPaymentsOfUser, type PaymentRow } from '../../data/queries/payments/payments.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'
import type { Shop } from '../shop.ts'
import { closePaymentsOf } from './close-payments.ts'

type NotedPayment = Pick<PaymentRow, 'userId' | 'intentId'>

/** Notes what an intent that was just read says of declined cards; asks the provider only about what is new. */
export async function recordLatestDecline(
  shop: Shop,
  payment: NotedPayment,
  intent: CardIntent,
): Promise<void> {
  const { failedChargeId } = intent
  if (failedChargeId === undefined || (await isDeclineKnown(shop.database.read, failedChargeId))) return
  await recordDeclines(shop, payment)
}

/**
 * Counts the declined charges of a payment, each once, as the provider lists them. When they are too many on the account,
 * its open payments are closed there, because a browser goes on confirming them without asking the shop, and the admin
 * is told.
 */
export async function recordDeclines(shop: Shop, payment: NotedPayment): Promise<void> {
  const { userId, intentId } = payment
  const charges = await shop.cards.listDeclinedCharges(intentId)
  const counted = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    // Two that count at once would each miss what the other has noted.
    await lockHolders(transaction, [`declines of account ${userId}`])
    // A late event must not bring back what was forgotten with the account.
    if (await isDeleted(transaction.db, userId)) return done(false)
    await insertDeclines(transaction, payment, charges)
    const declines = await listDeclinesSince(transaction.db, userId, now - hourMs)
    const paused = paymentsPausedUntil(declines, now, shop.rateLimitFactor) !== null
    if (paused)
      await raiseAlert(shop, transaction, { userId, kind: 'declined-cards', count: declines.length })
    return done(paused)
  })
  // A payment that is refused to be closed is one that the provider is working on: it is closed or settled later.
  if (counted.ok && counted.value) await closePaymentsOf(shop, userId)
}

/**
 * Closes what is still open of an account whose payments are paused: the provider may have been away when the last
 * decline was noted, or at work on one of them.
 */
export async function closeWhilePaused(shop: Shop, userId: string): Promise<void> {
  const now = shop.clock()
  const declines = await listDeclinesSince(shop.database.read, userId, now - hourMs)
  if (paymentsPausedUntil(declines, now, shop.rateLimitFactor) !== null) await closePaymentsOf(shop, userId)
}

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
      if (intent) await recordLatestDecline(shop, payment, intent)
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
