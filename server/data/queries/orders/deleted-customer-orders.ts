import type { Transaction } from '../../database.ts'
import { columnsOf } from './address-columns.ts'
import { foldedPeople } from './order-index.ts'

const nobody = {
  customer_email: '',
  user_name: '',
  user_phone: '',
  user_folded: '',
  customer_reference: null,
  delivery_address: null,
  delivery_name: null,
  delivery_phone: null,
  ...columnsOf(undefined),
} as const

/** An unpaid order gets no more emails and papers, so it needs no language either. */
const nobodyAtAll = { ...nobody, language: null, shown_product_name: null } as const

/** Keeps the names; `foldNames` then folds them without the phones. */
const withoutPhone = { user_phone: '', delivery_phone: null } as const

/**
 * Erases personal data from a deleted customer's orders: all of it from unpaid ones; from sent ones the phone number,
 * or all of it if an admin deleted the account. From all orders, deletes the earlier addresses of the history, and the
 * shop's reasons for ending a withdrawal.
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
    .updateTable('order_prices')
    .set({ delivery_to: null })
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').where('user_id', '=', userId).select('id'))
    .execute()
  await db
    .updateTable('ended_withdrawals')
    .set({ reason: '' })
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').where('user_id', '=', userId).select('id'))
    .execute()
  const ofCustomer = db.updateTable('orders').where('user_id', '=', userId)
  await ofCustomer.set(nobodyAtAll).where('state', '<>', 'paid').execute()
  const sent = await ofCustomer
    .set(byOwner ? nobody : withoutPhone)
    .where('sent_at', 'is not', null)
    .returning(['id', 'user_name', 'delivery_name', 'delivery_company', 'customer_reference'])
    .execute()
  if (!byOwner) await foldNames(db, sent)
}

interface NamedOrder {
  readonly id: string
  readonly user_name: string
  readonly delivery_name: string | null
  readonly delivery_company: string | null
  readonly customer_reference: string | null
}

/** Folds the names of orders again, without the phones: one statement per name, because a person has few. */
async function foldNames(db: Transaction['db'], orders: readonly NamedOrder[]): Promise<void> {
  const byNames = Map.groupBy(
    orders,
    ({
      user_name: userName,
      delivery_name: name,
      delivery_company: company,
      customer_reference: customerReference,
    }) =>
      foldedPeople({
        userName,
        userPhone: '',
        customerReference,
        receiver: { name: name ?? '', company: company ?? '', phone: '' },
      }),
  )
  for (const [folded, named] of byNames)
    for (const part of partsOf(named.map(({ id }) => id)))
      await db.updateTable('orders').set({ user_folded: folded }).where('id', 'in', part).execute()
}

/** The engines limit the parameters of a statement. */
const mostAtOnce = 1_000

function partsOf(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, part) =>
    ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  )
}

/** Erases the same data from an order that was just sent, if its customer's account is deleted. */
export async function anonymizeSentOrder({ db }: Transaction, id: string): Promise<void> {
  const customer = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .where('orders.id', '=', id)
    .where('users.deleted_at', 'is not', null)
    .select('users.deleted_by_owner as byOwner')
    .executeTakeFirst()
  if (!customer) return
  const order = await db
    .updateTable('orders')
    .set(customer.byOwner === 1 ? nobody : withoutPhone)
    .where('id', '=', id)
    .returning(['id', 'user_name', 'delivery_name', 'delivery_company', 'customer_reference'])
    .execute()
  if (customer.byOwner !== 1) await foldNames(db, order)
}
