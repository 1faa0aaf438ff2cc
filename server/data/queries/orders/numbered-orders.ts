import { readOrderNumber, readPurchaseNumber } from '../../../../domain/orders/order-number.ts'
import type { Reader } from '../../database.ts'
import { type OrderRow, orderColumns } from './orders.ts'

/**
 * Returns the orders of a typed order or purchase number, sorted by number; empty if the text is not such a number.
 *
 * @param email only orders that this email booked; any if undefined.
 */
export async function findNumberedOrders(
  read: Reader,
  { number, email }: { readonly number: string; readonly email?: string },
): Promise<readonly OrderRow[]> {
  const order = readOrderNumber(number)
  const purchase = readPurchaseNumber(number)
  if (order === undefined && purchase === undefined) return []
  const numbered = read
    .selectFrom('orders')
    .where(order === undefined ? 'purchase_number' : 'number', '=', order ?? purchase ?? 0)
    .orderBy('number')
    .select(orderColumns)
  return (email === undefined ? numbered : numbered.where('customer_email', '=', email)).execute()
}
