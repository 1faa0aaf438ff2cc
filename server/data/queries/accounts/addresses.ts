import type { Reader, Transaction } from '../../database.ts'
import type { Address } from '../orders/order-addresses.ts'

export interface AddressRow extends Address {
  readonly id: string
}

/** Returns the saved addresses of an account, last used first. */
export function listAddresses(read: Reader, userId: string): Promise<readonly AddressRow[]> {
  return read
    .selectFrom('addresses')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .select(['id', 'name', 'address', 'phone'])
    .execute()
}

/** Marks the account's addresses with exactly this content as used now; returns the id of one, if any. */
export async function touchAddress(
  { db }: Transaction,
  userId: string,
  { name, address, phone }: Address,
  now: number,
): Promise<string | undefined> {
  const touched = await db
    .updateTable('addresses')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('address', '=', address)
    .where('phone', '=', phone)
    .returning('id')
    .execute()
  return touched[0]?.id
}

export async function insertAddress(
  { db }: Transaction,
  userId: string,
  { id, name, address, phone }: AddressRow,
  now: number,
): Promise<void> {
  await db
    .insertInto('addresses')
    .values({ id, user_id: userId, name, address, phone, used_at: now })
    .execute()
}

/** Changes an address of the account; returns false if it has none with this id. */
export async function updateAddress(
  { db }: Transaction,
  userId: string,
  { id, name, address, phone }: AddressRow,
): Promise<boolean> {
  const changed = await db
    .updateTable('addresses')
    .set({ name, address, phone })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return changed.length > 0
}

/** Deletes an address of the account; returns false if it has none with this id. */
export async function deleteAddress({ db }: Transaction, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return gone.length > 0
}

export async function deleteAddressesOf({ db }: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('addresses').where('user_id', '=', userId).execute()
}
