import type { Transaction } from '../../database.ts'

/** Notes where a customer's paid orders go that were not sent yet, unless that is noted already. */
export async function noteDeliveryAddress(
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
 * Takes what nobody needs any more out of the orders of a customer who has left: everything of what was never paid,
 * and the telephone of what was paid and sent.
 */
export async function anonymizeOrders({ db }: Transaction, userId: string): Promise<void> {
  const ofCustomer = db.updateTable('orders').where('user_id', '=', userId)
  await ofCustomer
    .set({ customer_email: '', user_name: '', user_phone: '', delivery_address: null })
    .where('state', '<>', 'paid')
    .execute()
  await ofCustomer.set({ user_phone: '' }).where('sent_at', 'is not', null).execute()
}

/** The telephone of an order whose customer has left is forgotten once it was sent. */
export async function clearPhoneOfDeletedCustomer({ db }: Transaction, id: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ user_phone: '' })
    .where('id', '=', id)
    .where('user_id', 'in', (eb) => eb.selectFrom('users').where('deleted_at', 'is not', null).select('id'))
    .execute()
}
