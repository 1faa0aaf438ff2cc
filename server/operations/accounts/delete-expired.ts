import { done } from '../../../domain/outcome.ts'
import { deleteAlertsBefore } from '../../data/queries/accounts/alerts.ts'
import {
  deleteSessionsExpiredBefore,
  deleteSignInsNotSeenSince,
} from '../../data/queries/accounts/sessions.ts'
import { deleteMessagesBefore } from '../../data/queries/emails/outbox.ts'
import { deleteIdempotencyKeysBefore } from '../../data/queries/idempotency-keys.ts'
import { deleteDeclinesBefore } from '../../data/queries/payments/card-declines.ts'
import { deletePaymentEventsBefore } from '../../data/queries/payments/payment-events.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import { alertLifetimeMs } from '../alerts/list-alerts.ts'
import type { Shop } from '../shop.ts'
import { signInLifetimeMs } from './open-sign-in.ts'

const keysKeptMs = 48 * hourMs
/** Longer than the provider sends an event again, by itself (3 days) or because somebody asks it to (30 days). */
const eventsKeptMs = 40 * 24 * hourMs

/** As long as somebody may ask what the shop has told about an order. */
const messagesKeptMs = 365 * 24 * hourMs

/** Longer than any limit looks back. */
const declinesKeptMs = 24 * hourMs

/** A sign-in provider that keeps sessions of its own here. */
export type ExpiringSignIns = Pick<Identity, 'forgetExpired'>

/**
 * Deletes sessions and sign-ins that ran out, idempotency keys and payment events that nobody repeats any more, declined
 * cards and alerts that nobody counts or sees any more, and messages of a year ago.
 */
export async function deleteExpired(shop: Shop, signIns: ExpiringSignIns): Promise<void> {
  await signIns.forgetExpired?.()
  await shop.database.write(async (transaction) => {
    const now = shop.clock()
    await deleteSessionsExpiredBefore(transaction, now)
    await deleteSignInsNotSeenSince(transaction, now - signInLifetimeMs)
    await deleteIdempotencyKeysBefore(transaction, now - keysKeptMs)
    await deletePaymentEventsBefore(transaction, now - eventsKeptMs)
    await deleteDeclinesBefore(transaction, now - declinesKeptMs)
    await deleteAlertsBefore(transaction, now - alertLifetimeMs)
    await deleteMessagesBefore(transaction, now - messagesKeptMs)
    return done(null)
  })
}
