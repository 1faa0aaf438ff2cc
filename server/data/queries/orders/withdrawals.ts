import { sql } from 'kysely'
import { readOrderNumber, readPurchaseNumber } from '../../../../domain/order-number.ts'
import type { Reader } from '../../database.ts'
import { type OrderRow, orderColumns } from './orders.ts'

/**
 * Returns the orders of a typed number, of an order or a purchase, that an email booked, in the order of their numbers;
 * none when number and email do not belong together.
 */
export async function findOrdersOf(
  read: Reader,
  { number, email }: { readonly number: string; readonly email: string },
): Promise<readonly OrderRow[]> {
  const order = readOrderNumber(number)
  const purchase = readPurchaseNumber(number)
  if (order === undefined && purchase === undefined) return []
  const orders = read
    .selectFrom('orders')
    .where('customer_email', '=', email)
    .orderBy('number')
    .select(orderColumns)
  return order === undefined
    ? orders.where('purchase_number', '=', purchase ?? 0).execute()
    : orders.where('number', '=', order).execute()
}

/** Returns the withdrawals that wait for their refund, of the oldest orders first. */
export function listOpenWithdrawals(read: Reader, limit: number) {
  return (
    read
      .selectFrom('orders')
      // Literals, not parameters, so that SQLite recognises the partial index.
      .where(sql<boolean>`withdrawn_at is not null and state = 'paid' and given_back_cents < price_cents`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .select(['id', 'tool_name as toolName', 'withdrawn_at as withdrawnAt'])
      .select(({ eb }) => eb('price_cents', '-', eb.ref('given_back_cents')).as('leftCents'))
      .execute()
  )
}
