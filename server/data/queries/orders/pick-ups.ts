import { sql } from 'kysely'
import type { DeliveryWay } from '../../../../contract/orders/orders.ts'
import type { Reader, Transaction } from '../../database.ts'
import { columnsOf } from './address-columns.ts'
import { foldedPeople } from './order-index.ts'
import { type OrderRow, orderColumns } from './orders.ts'

/** A literal, not a parameter, so that SQLite recognizes the partial index. */
const hasCode = sql<boolean>`pickup_code is not null`

/** Stores how a locked unpaid order reaches its customer. An order that is picked up loses its address. */
export async function setDeliveryWay(
  { db }: Transaction,
  {
    id,
    userName,
    userPhone,
    customerReference,
  }: Pick<OrderRow, 'id' | 'userName' | 'userPhone' | 'customerReference'>,
  way: DeliveryWay,
): Promise<void> {
  const noAddress = {
    delivery_address: null,
    delivery_name: null,
    delivery_phone: null,
    ...columnsOf(undefined),
    user_folded: foldedPeople({ userName, userPhone, customerReference }),
  }
  await db
    .updateTable('orders')
    .set({ delivery_way: way, ...(way === 'pickup' && noAddress) })
    .where('id', '=', id)
    .execute()
}

/** Marks a locked paid order as ready to be picked up. */
export async function setReady(
  { db, tell }: Transaction,
  id: string,
  code: string,
  now: number,
): Promise<void> {
  const ready = { ready_at: now, ready_told_at: now, pickup_code: code }
  await db.updateTable('orders').set(ready).where('id', '=', id).execute()
  tell('order.ready', id)
}

/** Stores when the customer was last told that locked orders are ready. */
export async function setReadyTold({ db }: Transaction, ids: readonly string[], now: number): Promise<void> {
  await db.updateTable('orders').set({ ready_told_at: now }).where('id', 'in', ids).execute()
}

/** Returns a customer's orders that wait at the counter, sorted by number. */
export function listReadyOrders(read: Reader, userId: string): Promise<readonly OrderRow[]> {
  return (
    read
      .selectFrom('orders')
      .where('user_id', '=', userId)
      // A literal, not a parameter, so that SQLite recognizes the partial index.
      .where(sql<boolean>`state = 'paid'`)
      .where('ready_at', 'is not', null)
      .where('sent_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .whereRef('given_back_cents', '<', 'price_cents')
      .orderBy('number')
      .select(orderColumns)
      .execute()
  )
}

/** Returns the orders that wait with a code, sorted by number. */
export function listOrdersWithCode(read: Reader, code: string): Promise<readonly OrderRow[]> {
  return read
    .selectFrom('orders')
    .where(hasCode)
    .where('pickup_code', '=', code)
    .where('sent_at', 'is', null)
    .orderBy('number')
    .select(orderColumns)
    .execute()
}

/** Returns whether another order waits with a code, or waited with it after an instant. */
export async function isCodeTaken(read: Reader, code: string, since: number): Promise<boolean> {
  const taken = await read
    .selectFrom('orders')
    .where(hasCode)
    .where('pickup_code', '=', code)
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('sent_at', '>', since)]))
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return taken !== undefined
}
