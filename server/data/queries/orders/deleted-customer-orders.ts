import { sql } from 'kysely'
import type { Transaction } from '../../database.ts'

/** Stores the delivery address on a customer's paid, unsent orders that have none. */
export async function storeDeliveryAddress(
  { db }: Transaction,
  userId: string,
  address: string,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ delivery_address: address })
    .where('user_id', '=', userId)
    .where('state', '=', 'paid')
    .where('sent_at', 'is', null)
    .where('delivery_address', 'is', null)
    .execute()
}

/**
 * Erases personal data from a deleted customer's orders: all of it from unpaid ones, the phone number from sent ones.
 */
export async function anonymizeOrders({ db }: Transaction, userId: string): Promise<void> {
  const ofCustomer = db.updateTable('orders').where('user_id', '=', userId)
  await ofCustomer
    .set({ customer_email: '', user_name: '', user_phone: '', user_folded: '', delivery_address: null })
    .where('state', '<>', 'paid')
    .execute()
  await ofCustomer.set(withoutPhone).where('sent_at', 'is not', null).execute()
}

/** The name stays, unfolded: only its ASCII letters are found in any case. */
const withoutPhone = { user_phone: '', user_folded: sql<string>`lower(user_name)` }

/** Erases the phone number of a sent order whose customer's account is deleted. */
export async function clearPhoneOfDeletedCustomer({ db }: Transaction, id: string): Promise<void> {
  await db
    .updateTable('orders')
    .set(withoutPhone)
    .where('id', '=', id)
    .where('user_id', 'in', (eb) => eb.selectFrom('users').where('deleted_at', 'is not', null).select('id'))
    .execute()
}
