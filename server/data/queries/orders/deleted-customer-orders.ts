import { sql } from 'kysely'
import type { Transaction } from '../../database.ts'

/** A parcel that has arrived, or that nobody will send, needs no address. */
const nowhere = { delivery_address: null, delivery_name: null, delivery_phone: null } as const

const nobody = {
  customer_email: '',
  user_name: '',
  user_phone: '',
  user_folded: '',
  ...nowhere,
} as const

/** The name stays, unfolded: only its ASCII letters are found in any case. */
const withoutPhone = { user_phone: '', user_folded: sql<string>`lower(user_name)`, ...nowhere }

/**
 * Erases personal data from a deleted customer's orders: all of it from unpaid ones, and from sent ones phone number
 * and address, or all of it when the owner deleted the account. What an order's history says of earlier addresses goes
 * from all of them.
 */
export async function anonymizeOrders(
  { db }: Transaction,
  userId: string,
  { byOwner }: { readonly byOwner: boolean },
): Promise<void> {
  await db
    .deleteFrom('order_addresses')
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').where('user_id', '=', userId).select('id'))
    .execute()
  const ofCustomer = db.updateTable('orders').where('user_id', '=', userId)
  await ofCustomer.set(nobody).where('state', '<>', 'paid').execute()
  await ofCustomer
    .set(byOwner ? nobody : withoutPhone)
    .where('sent_at', 'is not', null)
    .execute()
}

/** Erases the same from an order that was just sent, if its customer's account is deleted. */
export async function anonymizeSentOrder({ db }: Transaction, id: string): Promise<void> {
  const customer = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .where('orders.id', '=', id)
    .where('users.deleted_at', 'is not', null)
    .select('users.deleted_by_owner as byOwner')
    .executeTakeFirst()
  if (!customer) return
  await db
    .updateTable('orders')
    .set(customer.byOwner === 1 ? nobody : withoutPhone)
    .where('id', '=', id)
    .execute()
}
