import { sql } from 'kysely'
import type { CompleteAddress } from '../../../../domain/addresses/complete-address.ts'
import type { Reader, Transaction } from '../../database.ts'
import type { AddressSource } from '../../schema/order-tables.ts'
import { columnsOf } from './address-columns.ts'
import { foldedPeople } from './order-index.ts'
import type { OrderRow } from './orders.ts'

/** An address for an order, with its source. */
export interface AddressGiven extends CompleteAddress {
  /** The id of the history's entry. */
  readonly id: string
  readonly order: Pick<OrderRow, 'id' | 'userName' | 'userPhone' | 'customerReference'>
  readonly source: AddressSource
}

/** Stores the delivery address of a locked order, and adds it to the order's history. */
export async function giveAddress(
  { db }: Transaction,
  { id, order, source, name, address, phone, parts }: AddressGiven,
  now: number,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      delivery_name: name,
      delivery_address: address,
      delivery_phone: phone,
      ...columnsOf(parts),
      user_folded: foldedPeople({ ...order, receiver: { name, company: parts?.company, phone } }),
    })
    .where('id', '=', order.id)
    .execute()
  await db
    .insertInto('order_addresses')
    .values({ id, order_id: order.id, source, address, given_at: now })
    .execute()
}

/** Returns the delivery addresses of an order over time, oldest first. */
export function listAddressesOfOrder(read: Reader, orderId: string) {
  return read
    .selectFrom('order_addresses')
    .where('order_id', '=', orderId)
    .orderBy('given_at')
    .orderBy('id')
    .select(['source', 'address', 'given_at as at'])
    .execute()
}

/** Returns the ids of a customer's paid, unsent orders without an address, sorted. */
export async function listOrdersWithoutAddress(read: Reader, userId: string): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('orders')
    .where('user_id', '=', userId)
    // A literal, not a parameter, so that SQLite recognizes the partial index.
    .where(sql<boolean>`state = 'paid'`)
    .where('sent_at', 'is', null)
    .where('delivery_address', 'is', null)
    .where('delivery_way', '=', 'parcel')
    .orderBy('id')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
