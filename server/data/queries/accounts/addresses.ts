import type { CompleteAddress } from '../../../../domain/addresses/complete-address.ts'
import type { Reader, Transaction } from '../../database.ts'
import { columnsOf, partColumns, partsOfRow } from '../orders/address-columns.ts'

export interface AddressRow extends CompleteAddress {
  readonly id: string
}

/** Returns the addresses that an account keeps, the last used first. */
export async function listAddresses(read: Reader, userId: string): Promise<readonly AddressRow[]> {
  const rows = await read
    .selectFrom('addresses')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .select(['id', 'name', 'address', 'phone', ...partColumns])
    .execute()
  return rows.map((row) => {
    const { id, name, address, phone } = row
    const parts = partsOfRow(row, address)
    return { id, name, address, phone, ...(parts && { parts }) }
  })
}

/**
 * Marks the account's addresses with exactly this content as used now, and stores their parts if these are known;
 * returns the id of one, if there is any.
 */
export async function touchAddress(
  { db }: Transaction,
  userId: string,
  { name, address, phone, parts }: CompleteAddress,
  now: number,
): Promise<string | undefined> {
  const touched = await db
    .updateTable('addresses')
    .set({ used_at: now, ...(parts && columnsOf(parts)) })
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
  { id, name, address, phone, parts }: AddressRow,
  now: number,
): Promise<void> {
  await db
    .insertInto('addresses')
    .values({ id, user_id: userId, name, address, phone, ...columnsOf(parts), used_at: now })
    .execute()
}

/** Changes an address of the account; returns false if it has none with this id. */
export async function updateAddress(
  { db }: Transaction,
  userId: string,
  { id, name, address, phone, parts }: AddressRow,
): Promise<boolean> {
  const changed = await db
    .updateTable('addresses')
    .set({ name, address, phone, ...columnsOf(parts) })
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

/** Returns the country of the account's last used address; undefined if it is not known. */
export async function findLastCountry(read: Reader, userId: string): Promise<string | undefined> {
  const last = await read
    .selectFrom('addresses')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(1)
    .select('delivery_country as country')
    .executeTakeFirst()
  return last?.country || undefined
}
