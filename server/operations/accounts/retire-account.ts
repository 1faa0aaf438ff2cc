import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { deleteAlertsOf } from '../../data/queries/account-alerts.ts'
import { deleteDeclinesOf } from '../../data/queries/card-declines.ts'
import { deleteMessagesTo } from '../../data/queries/forgotten-messages.ts'
import { deleteIdempotencyKeysOf } from '../../data/queries/idempotency-keys.ts'
import { hasVerifiedIdentity, unbindAll } from '../../data/queries/identities.ts'
import { forgetCustomerOfOrders } from '../../data/queries/left-orders.ts'
import { listOpenPaymentsOfUser } from '../../data/queries/payments.ts'
import { forgetSenderOfQuotes } from '../../data/queries/quote-requests.ts'
import { forgetWriterOfReviews } from '../../data/queries/reviews.ts'
import { endAllSignIns, forgetDevicesOf } from '../../data/queries/sign-ins.ts'
import { findUser, lockAdmins, markDeleted, userMadeAt } from '../../data/queries/users.ts'
import { accountDeleted } from '../messages/account-deleted.ts'
import { picturesLeft } from '../messages/pictures-left.ts'
import { writeMessage } from '../messages/write-message.ts'
import type { Shop } from '../shop.ts'
import { forgetPicturesOf } from './forget-pictures-of.ts'
import { cancelUnpaidOrders, removeProfile } from './hand-over.ts'

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
  const madeAt = await userMadeAt(transaction.db, userId)
  // The address is taken away first: whatever is being written for this user is waited for, and seen below.
  if (!(await markDeleted(transaction, userId, now))) return done(null)
  await removeProfile(transaction, userId)
  await cancelUnpaidOrders(transaction, userId, now)
  const open = await listOpenPaymentsOfUser(transaction.db, userId)
  if (open.length > 0) return refused('PAYMENT_IN_PROGRESS')
  await endAllSignIns(transaction, userId, now)
  await forgetDevicesOf(transaction, userId)
  await unbindAll(transaction, userId)
  await forgetCustomerOfOrders(transaction, userId)
  await forgetWriterOfReviews(transaction, userId)
  const left = await forgetPicturesOf(transaction, userId)
  await deleteIdempotencyKeysOf(transaction, userId)
  await deleteDeclinesOf(transaction, userId)
  await deleteAlertsOf(transaction, userId)
  // Who has not proved the address does not speak for what others may have sent with it before.
  await forgetSenderOfQuotes(transaction, user.email, verified ? 0 : madeAt)
  // Without mail nothing that waits is ever sent.
  await deleteMessagesTo(transaction, user.email, { waitingToo: shop.mail === undefined })
  await writeMessage(shop, transaction, accountDeleted(), {
    event: `account-deleted:${userId}`,
    recipient: user.email,
  })
  if (left.length > 0 && shop.adminEmail !== undefined) {
    const recipient = shop.adminEmail
    await writeMessage(shop, transaction, picturesLeft(left), { event: `pictures-left:${userId}`, recipient })
  }
  return done(null)
}

async function isLastAdmin(transaction: Transaction, userId: string): Promise<boolean> {
  const user = await findUser(transaction.db, userId)
  if (user?.role !== 'admin') return false
  const admins = await lockAdmins(transaction)
  return admins.length === 1 && admins.includes(userId)
}
