import { mostAddresses } from '../../../contract/orders/addresses.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  type AddressRow,
  deleteAddress as deleteRow,
  insertAddress,
  listAddresses,
  touchAddress,
  updateAddress,
} from '../../data/queries/accounts/addresses.ts'
import { lockUser } from '../../data/queries/accounts/users.ts'
import type { Address } from '../../data/queries/orders/order-addresses.ts'
import { newId } from '../../platform/ids.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Saves an address in the caller's account, or marks an equal address as last used.
 *
 * @returns the id of the saved address.
 */
export function addAddress(shop: Shop, caller: Caller, address: Address): Promise<Outcome<string>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    // Locks the user, so that concurrent additions count one after another.
    await lockUser(transaction, caller.userId)
    const known = await touchAddress(transaction, caller.userId, address, now)
    if (known !== undefined) return done(known)
    const kept = await listAddresses(transaction.db, caller.userId)
    if (kept.length >= mostAddresses) return refused('ADDRESSES_LIMIT')
    const id = newId()
    await insertAddress(transaction, caller.userId, { id, ...address }, now)
    return (await stillSignedIn(transaction, caller, now)) ? done(id) : refused('SESSION_ENDED')
  })
}

/** Saves an address that the customer used. In a full account it replaces the least recently used one. */
export async function keepUsedAddress(
  transaction: Transaction,
  userId: string,
  address: Address,
  now: number,
): Promise<void> {
  await lockUser(transaction, userId)
  if ((await touchAddress(transaction, userId, address, now)) !== undefined) return
  const kept = await listAddresses(transaction.db, userId)
  for (const { id } of kept.slice(mostAddresses - 1)) await deleteRow(transaction, userId, id)
  await insertAddress(transaction, userId, { id: newId(), ...address }, now)
}

/** Changes a saved address of the caller's account. Orders keep their delivery address. */
export function changeAddress(shop: Shop, caller: Caller, address: AddressRow): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const changed = await updateAddress(transaction, caller.userId, address)
    return changed ? done(null) : refused('ADDRESS_NOT_FOUND')
  })
}

/** Deletes a saved address of the caller's account. Orders keep their delivery address. */
export function deleteAddress(shop: Shop, caller: Caller, id: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const gone = await deleteRow(transaction, caller.userId, id)
    return gone ? done(null) : refused('ADDRESS_NOT_FOUND')
  })
}
