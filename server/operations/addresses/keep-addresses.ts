import { mostAddresses } from '../../../contract/orders/addresses.ts'
import {
  type CompleteAddress,
  completeAddress,
  type TypedAddress,
} from '../../../domain/addresses/complete-address.ts'
import { isCompletedBy } from '../../../domain/addresses/same-address.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  deleteAddress as deleteRow,
  insertAddress,
  listAddresses,
  touchAddress,
  updateAddress,
} from '../../data/queries/accounts/addresses.ts'
import { lockUser } from '../../data/queries/accounts/users.ts'
import { newId } from '../../platform/ids.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import type { Caller, Shop } from '../shop.ts'
import { refusalOfCountry } from './refuse-country.ts'

/**
 * Saves an address in the caller's account, or marks an equal address as last used.
 *
 * @returns the id of the saved address.
 */
export async function addAddress(shop: Shop, caller: Caller, typed: TypedAddress): Promise<Outcome<string>> {
  const unknown = refusalOfCountry(typed)
  if (unknown) return unknown
  const address = completeAddress(typed)
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

/**
 * Keeps an address that the customer used. It replaces a kept text of the same address without a country. In a full
 * account it takes the place of the one unused for longest.
 */
export async function keepUsedAddress(
  transaction: Transaction,
  userId: string,
  address: CompleteAddress,
  now: number,
): Promise<void> {
  await lockUser(transaction, userId)
  if ((await touchAddress(transaction, userId, address, now)) !== undefined) return
  const kept = await listAddresses(transaction.db, userId)
  const before = kept.find((one) => isCompletedBy(one, address))
  if (before) {
    await updateAddress(transaction, userId, { id: before.id, ...address })
    await touchAddress(transaction, userId, address, now)
    return
  }
  for (const { id } of kept.slice(mostAddresses - 1)) await deleteRow(transaction, userId, id)
  await insertAddress(transaction, userId, { id: newId(), ...address }, now)
}

/** Changes an address of the caller's account; orders that were given it do not change. */
export async function changeAddress(
  shop: Shop,
  caller: Caller,
  { id, ...typed }: TypedAddress & { readonly id: string },
): Promise<Outcome<null>> {
  const unknown = refusalOfCountry(typed)
  if (unknown) return unknown
  const address = completeAddress(typed)
  return shop.database.write(async (transaction) => {
    const changed = await updateAddress(transaction, caller.userId, { id, ...address })
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
