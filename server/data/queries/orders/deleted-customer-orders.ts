import { sql } from 'kysely'
import type { Transaction } from '../../database.ts'

const nobody = {
  customer_email: '',
  user_name: '',
  user_phone: '',
  user_folded: '',
  delivery_address: null,
  delivery_name: null,
  delivery_phone: null,
} as const

/** The names stay, unfolded: only their ASCII letters are found in any case. */
const withoutPhone = {
  user_phone: '',
  user_folded: sql<string>`lower(user_name || ' ' || coalesce(delivery_name, ''))`,
  delivery_phone: null,
}

/**
 * Erases personal data from a deleted customer's orders: all of it from unpaid ones, and from sent ones the phone
 * number, or all of it when the owner deleted the account. From all orders go the earlier addresses of the history, and
 * the words with which the shop ended a withdrawal.
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
  await db
    .updateTable('ended_withdrawals')
    .set({ reason: '' })
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
