import { type CompleteAddress, completeAddress } from '../../../domain/addresses/complete-address.ts'
import { goesInParcel } from '../../../domain/orders/gift-card-order.ts'
import type { Transaction } from '../../data/database.ts'
import { findProfile } from '../../data/queries/accounts/profiles.ts'
import { giveAddress, listOrdersWithoutAddress } from '../../data/queries/orders/order-addresses.ts'
import { lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { newId } from '../../platform/ids.ts'

/**
 * Sets the delivery address of an order that was paid without one to its customer's profile address. Clients of the
 * bare contract have no other place for an address.
 */
export async function deliverToProfile(
  transaction: Transaction,
  order: OrderRow,
  now: number,
): Promise<void> {
  if (order.deliveryAddress !== null || !goesInParcel(order)) return
  const address = await addressOfProfile(transaction, order.userId)
  // Goods without tax go only to the country for which they are exempt.
  const isElsewhere = order.taxExemption !== null && address?.parts?.country !== order.taxCountry
  if (address && !isElsewhere)
    await giveAddress(transaction, { id: newId(), order, source: 'profile', ...address }, now)
}

/** Sets the profile address on all paid, unsent orders of a customer that have none. */
export async function deliverWaitingToProfile(
  transaction: Transaction,
  userId: string,
  now: number,
): Promise<void> {
  for (const id of await listOrdersWithoutAddress(transaction.db, userId)) {
    const order = await lockOrder(transaction, id)
    if (order?.state === 'paid' && order.sentAt === null) await deliverToProfile(transaction, order, now)
  }
}

/** Returns the profile's name, address and phone; undefined without an address. */
export async function addressOfProfile(
  { db }: Transaction,
  userId: string,
): Promise<CompleteAddress | undefined> {
  const profile = await findProfile(db, userId)
  const address = profile?.address.trim()
  return profile && address
    ? completeAddress({ name: profile.name, address, phone: profile.phone })
    : undefined
}
