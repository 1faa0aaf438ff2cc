import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { deleteAlertsOf } from '../../data/queries/accounts/alerts.ts'
import { findBoundUser, hasVerifiedIdentity, unbindAll } from '../../data/queries/accounts/identities.ts'
import { clearDevicesOf, endAllSignIns, findSignIn } from '../../data/queries/accounts/sessions.ts'
import {
  findUser,
  findUserCreatedAt,
  lockAdmins,
  markDeleted,
  type User,
} from '../../data/queries/accounts/users.ts'
import { anonymizeReviews } from '../../data/queries/catalogue/reviews.ts'
import { deleteMessagesTo } from '../../data/queries/emails/outbox.ts'
import { deleteIdempotencyKeysOf } from '../../data/queries/idempotency-keys.ts'
import { anonymizeOrders } from '../../data/queries/orders/deleted-customer-orders.ts'
import { deleteDeclinesOf } from '../../data/queries/payments/card-declines.ts'
import { listOpenPaymentsOfUser } from '../../data/queries/payments/payments.ts'
import { anonymizeQuotes } from '../../data/queries/quotes.ts'
import { minuteMs } from '../../platform/clock.ts'
import type { Identity, ProvenAccount } from '../../providers/identity/identity.ts'
import { accountDeletedEmail } from '../emails/account-emails.ts'
import { remainingPicturesEmail } from '../emails/admin-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { deletePicturesOf } from '../images/delete-pictures.ts'
import { closePaymentsOf } from '../payments/close-payments.ts'
import type { Shop } from '../shop.ts'
import { cancelUnpaidOrders, removeProfile } from './transfer-account.ts'

/** What cannot be undone is done only by who has shown just now who they are. Firebase itself allows no longer. */
const signInCountsForMs = 5 * minuteMs

/** How often a payment may be opened while the account is being deleted, before its person has to try again. */
const attempts = 5

/**
 * Deletes the account that a proof is of, at the shop and, where the provider lets the shop do so, there. Unpaid orders
 * are cancelled after their payments were closed at the card provider, as cancelling does; what stays is said in
 * `retireAccount`.
 *
 * @returns whether there was an account at the shop; only the provider's is deleted otherwise.
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

async function retire(shop: Shop, user: User): Promise<Outcome<null>> {
  for (let attempt = 1; ; attempt += 1) {
    const closed = await closePaymentsOf(shop, user.id)
    if (!closed.ok) return closed
    const retired = await shop.database.write((transaction) => retireAccount(shop, transaction, user.id))
    const openedMeanwhile = !retired.ok && retired.code === 'PAYMENT_IN_PROGRESS'
    if (!openedMeanwhile || attempt === attempts) return retired
  }
}

/**
 * Takes everything of a person out of the shop but what it has to keep (web/content/privacy.ts says what, and why):
 * paid orders with name, address and what is needed to send them. The account's row stays for what refers to it,
 * and says nothing of the person; the address is free. Refused while a payment is open, and to the last admin.
 */
export async function retireAccount(
  shop: Shop,
  transaction: Transaction,
  userId: string,
): Promise<Outcome<null>> {
  const now = shop.clock()
  const user = await findUser(transaction.db, userId)
  if (!user) return done(null)
  if (await isLastAdmin(transaction, userId)) return refused('LAST_ADMIN')
  const verified = await hasVerifiedIdentity(transaction.db, userId)
  const madeAt = await findUserCreatedAt(transaction.db, userId)
  // The address is taken away first: whatever is being written for this user is waited for, and seen below.
  if (!(await markDeleted(transaction, userId, now))) return done(null)
  await removeProfile(transaction, userId)
  await cancelUnpaidOrders(transaction, userId, now)
  const open = await listOpenPaymentsOfUser(transaction.db, userId)
  if (open.length > 0) return refused('PAYMENT_IN_PROGRESS')
  await endAllSignIns(transaction, userId, now)
  await clearDevicesOf(transaction, userId)
  await unbindAll(transaction, userId)
  await anonymizeOrders(transaction, userId)
  await anonymizeReviews(transaction, userId)
  const left = await deletePicturesOf(transaction, userId)
  await deleteIdempotencyKeysOf(transaction, userId)
  await deleteDeclinesOf(transaction, userId)
  await deleteAlertsOf(transaction, userId)
  // Who has not proved the address does not speak for what others may have sent with it before.
  await anonymizeQuotes(transaction, user.email, verified ? 0 : madeAt)
  // Without mail nothing that waits is ever sent.
  await deleteMessagesTo(transaction, user.email, { waitingToo: shop.mail === undefined })
  await writeEmail(shop, transaction, accountDeletedEmail(), {
    event: `account-deleted:${userId}`,
    recipient: user.email,
  })
  if (left.length > 0 && shop.adminEmail !== undefined) {
    const recipient = shop.adminEmail
    await writeEmail(shop, transaction, remainingPicturesEmail(left), {
      event: `pictures-left:${userId}`,
      recipient,
    })
  }
  return done(null)
}

async function isLastAdmin(transaction: Transaction, userId: string): Promise<boolean> {
  const user = await findUser(transaction.db, userId)
  if (user?.role !== 'admin') return false
  const admins = await lockAdmins(transaction)
  return admins.length === 1 && admins.includes(userId)
}
