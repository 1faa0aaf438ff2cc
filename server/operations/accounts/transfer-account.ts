import type { Transaction } from '../../data/database.ts'
import { deleteAddressesOf } from '../../data/queries/accounts/addresses.ts'
import { revokeKeysOf } from '../../data/queries/accounts/api-keys.ts'
import { deleteBasketOf } from '../../data/queries/accounts/baskets.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { deleteProfile, findProfile } from '../../data/queries/accounts/profiles.ts'
import { endAllSignIns } from '../../data/queries/accounts/sessions.ts'
import { lockLastAdmin, renameUser, setRole, type User } from '../../data/queries/accounts/users.ts'
import { removeMember } from '../../data/queries/companies/company-members.ts'
import { deleteKeptListsOf } from '../../data/queries/orders/kept-lists.ts'
import { markCancelled } from '../../data/queries/orders/order-marks.ts'
import { lockUnpaidOrders } from '../../data/queries/orders/orders.ts'
import { releaseUses } from '../../data/queries/prices/rule-uses.ts'
import { profileResetEmail } from '../emails/account-emails.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { writeEmail } from '../emails/write-email.ts'
import { releaseStock } from '../orders/hold-stock.ts'
import type { Teller } from '../restock/tell-waiting.ts'
import type { Shop } from '../shop.ts'

/**
 * Transfers an account to the verified owner of its email (docs/decisions/0010). Ends all sign-ins and API keys,
 * deletes the profile, cancels unpaid orders, and revokes every staff role unless this is the last admin. Paid orders
 * and reviews stay; unsent parcels keep their address.
 *
 * @returns the user after the transfer.
 */
export async function transferToVerifiedOwner(
  shop: Teller,
  transaction: Transaction,
  user: User,
  name: string,
): Promise<User> {
  const now = shop.clock()
  await endAllSignIns(transaction, user.id, now)
  await revokeKeysOf(transaction, user.id, now)
  await removeProfile(transaction, user.id)
  await cancelUnpaidOrders(shop, transaction, user.id, now)
  await renameUser(transaction, user.id, name)
  return { ...user, name, role: await roleAfter(transaction, user) }
}

/**
 * Deletes the profile, the saved addresses, the basket, the kept lists and that it buys for a company. Orders keep
 * their delivery address.
 *
 * @returns whether there was a profile.
 */
export async function removeProfile(transaction: Transaction, userId: string): Promise<boolean> {
  await deleteAddressesOf(transaction, userId)
  // The person who filled an unproven account in may have asked for a company in another person's name.
  await removeMember(transaction, userId)
  await deleteBasketOf(transaction, userId)
  await deleteKeptListsOf(transaction, userId)
  if (!(await findProfile(transaction.db, userId))) return false
  await deleteProfile(transaction, userId)
  return true
}

/**
 * Cancels a customer's unpaid orders and releases their stock. The reconciliation closes open payments at the
 * provider and refunds late money (docs/decisions/0004).
 */
export async function cancelUnpaidOrders(
  shop: Teller,
  transaction: Transaction,
  userId: string,
  now: number,
): Promise<void> {
  const orders = await lockUnpaidOrders(transaction, userId)
  for (const order of orders) {
    await markCancelled(transaction, order.id, { at: now, by: 'shop' })
    await releaseStock(shop, transaction, order, 'cancellation', now)
  }
  const uses = orders.map(({ discountUseId }) => discountUseId)
  await releaseUses(transaction, uses, now)
}

async function roleAfter(transaction: Transaction, user: User): Promise<User['role']> {
  if (user.role === 'customer') return user.role
  if (user.id === (await lockLastAdmin(transaction))) return user.role
  await setRole(transaction, user.id, 'customer')
  return 'customer'
}

/**
 * Clears an account when a new sign-in verifies its email, for example after a password reset (docs/decisions/0010),
 * because a stranger may have filled it in. Ends all sign-ins and API keys, deletes the profile and emails the
 * customer; orders stay.
 */
export async function resetUnprovenAccount(shop: Shop, transaction: Transaction, user: User): Promise<void> {
  const now = shop.clock()
  await endAllSignIns(transaction, user.id, now)
  await revokeKeysOf(transaction, user.id, now)
  if (!(await removeProfile(transaction, user.id))) return
  const mailing = mailingIn(shop, await findLanguageOf(transaction.db, user.email))
  await writeEmail(shop, transaction, profileResetEmail(mailing), {
    event: `profile-emptied:${user.id}`,
    recipient: user.email,
  })
}
