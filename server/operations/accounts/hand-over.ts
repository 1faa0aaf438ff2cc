import type { Transaction } from '../../data/database.ts'
import { noteDeliveryAddress } from '../../data/queries/left-orders.ts'
import { lockUnpaidOrders, markCancelled } from '../../data/queries/orders.ts'
import { deleteProfile, findProfile } from '../../data/queries/profiles.ts'
import { endAllSignIns } from '../../data/queries/sign-ins.ts'
import { lockAdmins, renameUser, setRole, type User } from '../../data/queries/users.ts'
import { giveStockBack } from '../orders/hold-stock.ts'

/**
 * Clears an account of who held it so far, for the person whose address it is (docs/decisions/0010): sign-ins end,
 * the profile goes, unpaid orders are cancelled, the right of an admin falls, unless nobody else has it. Paid orders
 * and reviews stay; parcels still to be sent go where they were to go.
 *
 * @returns the user with what is left.
 */
export async function handOver(
  transaction: Transaction,
  user: User,
  name: string,
  now: number,
): Promise<User> {
  await endAllSignIns(transaction, user.id, now)
  await removeProfile(transaction, user.id)
  await cancelUnpaidOrders(transaction, user.id, now)
  await renameUser(transaction, user.id, name)
  return { ...user, name, role: await roleAfter(transaction, user) }
}

/**
 * Removes the profile; where parcels go that are paid and still to be sent is noted on their orders.
 *
 * @returns whether there was one.
 */
export async function removeProfile(transaction: Transaction, userId: string): Promise<boolean> {
  const profile = await findProfile(transaction.db, userId)
  if (!profile) return false
  if (profile.address !== '') await noteDeliveryAddress(transaction, userId, profile.address)
  await deleteProfile(transaction, userId)
  return true
}

/**
 * Cancels a customer's unpaid orders and gives their stock back. A payment that is open at the provider is closed
 * there by the reconciliation, and money that comes all the same goes back (docs/decisions/0004).
 */
export async function cancelUnpaidOrders(
  transaction: Transaction,
  userId: string,
  now: number,
): Promise<void> {
  for (const order of await lockUnpaidOrders(transaction, userId)) {
    await markCancelled(transaction, order.id, now)
    await giveStockBack(transaction, order, 'cancellation', now)
  }
}

async function roleAfter(transaction: Transaction, user: User): Promise<User['role']> {
  if (user.role !== 'admin') return user.role
  const admins = await lockAdmins(transaction)
  if (admins.length === 1) return 'admin'
  await setRole(transaction, user.id, 'customer')
  return 'customer'
}
