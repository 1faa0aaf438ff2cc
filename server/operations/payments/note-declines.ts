import { paymentsPausedUntil } from '../../../domain/declined-cards.ts'
import { done } from '../../../domain/outcome.ts'
import { insertDeclines, isDeclineKnown, listDeclinesSince } from '../../data/queries/card-declines.ts'
import { lockHolders } from '../../data/queries/held-stock.ts'
import type { PaymentRow } from '../../data/queries/payments.ts'
import { isDeleted } from '../../data/queries/users.ts'
import { hourMs } from '../../platform/clock.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'
import type { Shop } from '../shop.ts'
import { closePaymentsOf } from './close-payments-of.ts'

type NotedPayment = Pick<PaymentRow, 'userId' | 'intentId'>

/** Notes what an intent that was just read says of declined cards; asks the provider only about what is new. */
export async function noteLatestDecline(
  shop: Shop,
  payment: NotedPayment,
  intent: CardIntent,
): Promise<void> {
  const { failedChargeId } = intent
  if (failedChargeId === undefined || (await isDeclineKnown(shop.database.read, failedChargeId))) return
  await noteDeclines(shop, payment)
}

/**
 * Counts the declined charges of a payment, each once, as the provider lists them. When they are too many on the account,
 * its open payments are closed there, because a browser goes on confirming them without asking the shop, and the admin
 * is told.
 */
export async function noteDeclines(shop: Shop, payment: NotedPayment): Promise<void> {
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
