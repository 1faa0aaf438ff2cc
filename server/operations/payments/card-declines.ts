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

/** Records the last decline of an intent that was just read; asks the provider only about new ones. */
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
 * Counts the declined charges of a payment, each once, as the provider lists them. Too many pause the account: its
 * open payments are closed at the provider, because browsers confirm them without asking the shop, and the admin gets
 * an alert.
 */
export async function recordDeclines(shop: Shop, payment: NotedPayment): Promise<void> {
  const { userId, intentId } = payment
  const charges = await shop.cards.listDeclinedCharges(intentId)
  const counted = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    // Concurrent counts would each miss the other's declines.
    await lockHolders(transaction, [`declines of account ${userId}`])
    // A late event must not restore data deleted with the account.
    if (await isDeleted(transaction.db, userId)) return done(false)
    await insertDeclines(transaction, payment, charges)
    const declines = await listDeclinesSince(transaction.db, userId, now - hourMs)
    const paused = paymentsPausedUntil(declines, now, shop.rateLimitFactor) !== null
    if (paused)
      await raiseAlert(shop, transaction, { userId, kind: 'declined-cards', count: declines.length })
    return done(paused)
  })
  // Ignores a refusal: the provider is processing that payment, and the reconciliation closes or settles it.
  if (counted.ok && counted.value) await closePaymentsOf(shop, userId)
}

/**
 * Closes the open payments of a paused account. The provider may have been down, or processing one of them, when the
 * last decline was recorded.
 */
export async function closeWhilePaused(shop: Shop, userId: string): Promise<void> {
  const now = shop.clock()
  const declines = await listDeclinesSince(shop.database.read, userId, now - hourMs)
  if (paymentsPausedUntil(declines, now, shop.rateLimitFactor) !== null) await closePaymentsOf(shop, userId)
}

/** The provider is asked about this many open payments at most, newest first. */
const maxQueried = 10

/**
 * Refuses a payment while too many cards were declined on the account (docs/decisions/0018). Asks the provider for
 * the current state of open payments first, because browsers confirm cards without the shop.
 */
export async function refuseWhilePaused(shop: Shop, userId: string): Promise<Outcome<null>> {
  const open = await listOpenPaymentsOfUser(shop.database.read, userId)
  const queried = open.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, maxQueried)
  await Promise.all(
    queried.map(async (payment) => {
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
