import { done } from '../../../domain/outcome.ts'
import { deleteAlertsBefore } from '../../data/queries/accounts/alerts.ts'
import {
  deleteSessionsExpiredBefore,
  deleteSignInsNotSeenSince,
} from '../../data/queries/accounts/sessions.ts'
import { deleteAttemptsBefore } from '../../data/queries/auth/attempts.ts'
import { deleteUnconfirmedBefore } from '../../data/queries/catalogue/restock-requests.ts'
import { deleteMessagesBefore } from '../../data/queries/emails/outbox.ts'
import { deleteExportLinksExpiredBefore } from '../../data/queries/export-links.ts'
import { deleteIdempotencyKeysBefore } from '../../data/queries/idempotency-keys.ts'
import { deleteAgentCartsExpiredBefore } from '../../data/queries/orders/agent-carts.ts'
import { deleteDeclinesBefore } from '../../data/queries/payments/card-declines.ts'
import { deletePaymentEventsBefore } from '../../data/queries/payments/payment-events.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import { alertLifetimeMs } from '../alerts/list-alerts.ts'
import { confirmableForMs } from '../restock/request-restock.ts'
import type { Shop } from '../shop.ts'
import { signInLifetimeMs } from './open-sign-in.ts'

const keyLifetimeMs = 48 * hourMs
/** The provider redelivers an event automatically for 3 days and on request for 30 days; this is longer. */
const eventLifetimeMs = 40 * 24 * hourMs

/** Customers may ask about an order's emails for this long. */
const emailLifetimeMs = 365 * 24 * hourMs

/** Longer than the window of any limit on declines. */
const declineLifetimeMs = 24 * hourMs

/** After this time, all attempts of a key are available again. */
const attemptLifetimeMs = 24 * hourMs

/** Deletes expired sessions, if the sign-in provider stores them in this database. */
export type ExpiringSignIns = Pick<Identity, 'deleteExpiredSessions'>

/**
 * Deletes expired sessions and sign-ins, and outdated idempotency keys, payment events, card declines, attempts,
 * alerts, emails, export links, carts of programs, and restock requests that were never confirmed.
 */
export async function deleteExpired(shop: Shop, signIns: ExpiringSignIns): Promise<void> {
  await signIns.deleteExpiredSessions?.()
  await shop.database.write(async (transaction) => {
    const now = shop.clock()
    await deleteSessionsExpiredBefore(transaction, now)
    await deleteSignInsNotSeenSince(transaction, now - signInLifetimeMs)
    await deleteIdempotencyKeysBefore(transaction, now - keyLifetimeMs)
    await deletePaymentEventsBefore(transaction, now - eventLifetimeMs)
    await deleteDeclinesBefore(transaction, now - declineLifetimeMs)
    await deleteAttemptsBefore(transaction, now - attemptLifetimeMs)
    await deleteAlertsBefore(transaction, now - alertLifetimeMs)
    await deleteMessagesBefore(transaction, now - emailLifetimeMs)
    await deleteExportLinksExpiredBefore(transaction, now)
    await deleteAgentCartsExpiredBefore(transaction, now)
    await deleteUnconfirmedBefore(transaction, now - confirmableForMs)
    return done(null)
  })
}
