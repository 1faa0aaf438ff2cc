import { done } from '../../../domain/outcome.ts'
import { deleteAlertsBefore } from '../../data/queries/account-alerts.ts'
import { deleteDeclinesBefore } from '../../data/queries/card-declines.ts'
import { deleteMessagesBefore } from '../../data/queries/forgotten-messages.ts'
import { deleteIdempotencyKeysBefore } from '../../data/queries/idempotency-keys.ts'
import { deletePaymentEventsBefore } from '../../data/queries/payment-events.ts'
import { deleteSessionsExpiredBefore } from '../../data/queries/sessions.ts'
import { deleteSignInsUnseenSince } from '../../data/queries/sign-ins.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import { alertsShownMs } from '../alerts/list-alerts.ts'
import type { Shop } from '../shop.ts'
import { signInsLiveMs } from './open-sign-in.ts'

const keysKeptMs = 48 * hourMs
/** Longer than the provider sends an event again, by itself (3 days) or because somebody asks it to (30 days). */
const eventsKeptMs = 40 * 24 * hourMs

/** As long as somebody may ask what the shop has told about an order. */
const messagesKeptMs = 365 * 24 * hourMs

/** Longer than any limit looks back. */
const declinesKeptMs = 24 * hourMs

/** A sign-in provider that keeps sessions of its own here. */
export type ForgetfulSignIns = Pick<Identity, 'forgetExpired'>

/**
 * Deletes sessions and sign-ins that ran out, idempotency keys and payment events that nobody repeats any more, declined
 * cards and alerts that nobody counts or sees any more, and messages of a year ago.
 */
export async function forgetWhatIsOver(shop: Shop, signIns: ForgetfulSignIns): Promise<void> {
  await signIns.forgetExpired?.()
  await shop.database.write(async (transaction) => {
    const now = shop.clock()
    await deleteSessionsExpiredBefore(transaction, now)
    await deleteSignInsUnseenSince(transaction, now - signInsLiveMs)
    await deleteIdempotencyKeysBefore(transaction, now - keysKeptMs)
    await deletePaymentEventsBefore(transaction, now - eventsKeptMs)
    await deleteDeclinesBefore(transaction, now - declinesKeptMs)
    await deleteAlertsBefore(transaction, now - alertsShownMs)
    await deleteMessagesBefore(transaction, now - messagesKeptMs)
    return done(null)
  })
}
