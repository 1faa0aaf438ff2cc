import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { deleteAlertsOf } from '../../data/queries/accounts/alerts.ts'
import { revokeKeysOf } from '../../data/queries/accounts/api-keys.ts'
import {
  findBoundUser,
  hasVerifiedIdentity,
  listSubjectsOf,
  unbindAll,
} from '../../data/queries/accounts/identities.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { clearDevicesOf, endAllSignIns, findSignIn } from '../../data/queries/accounts/sessions.ts'
import {
  findUser,
  findUserCreatedAt,
  lockLastAdmin,
  markDeleted,
  type User,
} from '../../data/queries/accounts/users.ts'
import { deleteSignInAccount } from '../../data/queries/auth/sign-in-accounts.ts'
import { deleteRestocksOf } from '../../data/queries/catalogue/restock-requests.ts'
import { anonymizeReviews } from '../../data/queries/catalogue/reviews.ts'
import { removeInvitationsTo } from '../../data/queries/companies/company-members.ts'
import { forgetAsker } from '../../data/queries/companies/managed-companies.ts'
import { deleteMessagesTo } from '../../data/queries/emails/outbox.ts'
import { deleteIdempotencyKeysOf } from '../../data/queries/idempotency-keys.ts'
import { deleteNotificationsOf } from '../../data/queries/notifications/choices.ts'
import { anonymizeOrders } from '../../data/queries/orders/deleted-customer-orders.ts'
import { deleteDeclinesOf } from '../../data/queries/payments/card-declines.ts'
import { eraseCreditNotes } from '../../data/queries/payments/credit-movements.ts'
import { listOpenPaymentsOfUser } from '../../data/queries/payments/payments.ts'
import { leaveGroups } from '../../data/queries/prices/rule-uses.ts'
import { anonymizeQuotes } from '../../data/queries/quotes.ts'
import { eraseEventsOf } from '../../data/queries/webhooks/events.ts'
import { minuteMs } from '../../platform/clock.ts'
import type { Identity, ProvenAccount } from '../../providers/identity/identity.ts'
import { recordChange } from '../changes/record-change.ts'
import { accountDeletedEmail } from '../emails/account-emails.ts'
import { remainingPicturesEmail } from '../emails/admin-emails.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { writeEmail } from '../emails/write-email.ts'
import { deletePicturesOf } from '../images/delete-pictures.ts'
import { eraseMovedData } from '../moving/erase-moved.ts'
import { closePaymentsOf } from '../payments/close-payments.ts'
import type { Caller, Shop } from '../shop.ts'
import { cancelUnpaidOrders, removeProfile } from './transfer-account.ts'

/** A deletion cannot be undone, so it requires a recent sign-in. Firebase has the same limit. */
const signInCountsForMs = 5 * minuteMs

/** How many times the deletion restarts because a payment was opened during it. */
const attempts = 5

/**
 * Deletes an account in the shop and, if the provider supports it, at the provider. Closes open payments at the card
 * provider before their unpaid orders are cancelled. `retireAccount` lists what remains.
 *
 * @returns whether the shop had the account; if not, only the provider's is deleted.
 */
export async function deleteAccount(
  shop: Shop,
  provider: Pick<Identity, 'deleteAccount'>,
  account: ProvenAccount,
): Promise<Outcome<boolean>> {
  if (account.signedInAt + signInCountsForMs < shop.clock()) return refused('SIGN_IN_AGAIN')
  const user = await findBoundUser(shop.database.read, account)
  if (user) {
    const signIn = await findSignIn(shop.database.read, account)
    if (signIn && signIn.endedAt !== null) return refused('SESSION_ENDED')
    const retired = await retire(shop, user)
    if (!retired.ok) return retired
  }
  await provider.deleteAccount?.(account.subject)
  return done(user !== undefined)
}

interface Deletion {
  /**
   * The admin who deletes it, which also removes personal data from sent orders; unset if the person deletes their
   * own account.
   */
  readonly by?: Caller
}

/** Closes a user's open payments and deletes the account. Restarts if a new payment was opened meanwhile. */
export async function retire(shop: Shop, user: User, deletion: Deletion = {}): Promise<Outcome<null>> {
  for (let attempt = 1; ; attempt += 1) {
    const closed = await closePaymentsOf(shop, user.id)
    if (!closed.ok) return closed
    const retired = await shop.database.write((transaction) =>
      retireAccount(shop, transaction, user.id, deletion),
    )
    const openedMeanwhile = !retired.ok && retired.code === 'PAYMENT_IN_PROGRESS'
    if (!openedMeanwhile || attempt === attempts) return retired
  }
}

/**
 * Deletes a customer's data except what the shop must keep: paid orders with name, address and delivery details.
 * sample-shop/texts/privacy.md lists the reasons. The user row stays, anonymized, because other rows refer to it; its
 * email is free again. Refused while a payment is open, and for the last admin.
 */
export async function retireAccount(
  shop: Shop,
  transaction: Transaction,
  userId: string,
  { by }: Deletion = {},
): Promise<Outcome<null>> {
  const now = shop.clock()
  const user = await findUser(transaction.db, userId)
  if (!user) return done(null)
  if (userId === (await lockLastAdmin(transaction))) return refused('LAST_ADMIN')
  const verified = await hasVerifiedIdentity(transaction.db, userId)
  const createdAt = await findUserCreatedAt(transaction.db, userId)
  const mailing = mailingIn(shop, await findLanguageOf(transaction.db, user.email))
  // Runs first because it locks the user: concurrent writes for this user finish before, so this transaction sees them.
  if (!(await markDeleted(transaction, userId, { byOwner: by !== undefined }, now))) return done(null)
  await removeProfile(transaction, userId)
  // Runs before stock is released; otherwise the customer would get an email about their own pieces. Also deletes the
  // restock requests of an unverified address, because its owner can make them again.
  await deleteRestocksOf(transaction, user.email)
  await cancelUnpaidOrders(shop, transaction, userId, now)
  const open = await listOpenPaymentsOfUser(transaction.db, userId)
  if (open.length > 0) return refused('PAYMENT_IN_PROGRESS')
  await endAllSignIns(transaction, userId, now)
  await revokeKeysOf(transaction, userId, now)
  await clearDevicesOf(transaction, userId)
  // Deletes the built-in provider's accounts in this transaction, so that no crash leaves a name and a password
  // behind.
  for (const subject of await listSubjectsOf(transaction.db, userId))
    await deleteSignInAccount(transaction, subject)
  await unbindAll(transaction, userId)
  await anonymizeOrders(transaction, userId, { byOwner: by !== undefined })
  // What moved in belongs to the owner of the email, who an unverified account may not be.
  const moved = { userId, email: verified ? user.email : undefined, byOwner: by !== undefined }
  await eraseMovedData(transaction, moved)
  await anonymizeReviews(transaction, userId)
  const remainingPictures = await deletePicturesOf(transaction, userId, now)
  await deleteIdempotencyKeysOf(transaction, userId)
  await deleteDeclinesOf(transaction, userId)
  await eraseCreditNotes(transaction, userId)
  await deleteAlertsOf(transaction, userId)
  await deleteNotificationsOf(transaction, userId)
  // Like the restock requests: the owner of an unverified address can be put into the groups again.
  await leaveGroups(transaction, user.email)
  await removeInvitationsTo(transaction, user.email)
  await forgetAsker(transaction, userId)
  // For an unverified address, anonymizes only messages sent since the account exists, because other people may have
  // sent earlier ones.
  await anonymizeQuotes(transaction, user.email, verified ? 0 : createdAt)
  await eraseEventsOf(transaction, user.email, verified ? 0 : createdAt)
  // Without a mail server, queued emails are never sent, so they are deleted too.
  await deleteMessagesTo(transaction, user.email, { waitingToo: shop.mail === undefined })
  await writeEmail(shop, transaction, accountDeletedEmail({ byOwner: by !== undefined }, mailing), {
    event: `account-deleted:${userId}`,
    recipient: user.email,
  })
  if (remainingPictures.length > 0 && shop.adminEmail !== undefined) {
    const recipient = shop.adminEmail
    const staff = mailingIn(shop, await findLanguageOf(transaction.db, recipient))
    await writeEmail(shop, transaction, remainingPicturesEmail(remainingPictures, staff), {
      event: `pictures-left:${userId}`,
      recipient,
    })
  }
  if (by) {
    const subject = { kind: 'user', id: userId, name: '' } as const
    await recordChange(transaction, { at: now, by, action: 'user.deleted', subject })
  }
  return done(null)
}
