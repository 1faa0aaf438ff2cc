import type { ExpressionBuilder } from 'kysely'
import type { Reader } from '../../database.ts'
import type { Schema } from '../../schema/schema.ts'
import { findOrder, listOrdersOfOffers, type OrderRow, orderColumns } from './orders.ts'

/** The orders of a link: a single order, or all of a purchase, a payment or an accepted offer. */
interface Linked {
  readonly kind: 'order' | 'purchase' | 'payment' | 'offer' | 'parcel'
  readonly id: string
}

/** Returns the orders of a link, including cancelled ones, sorted by number; empty if they do not exist. */
export async function listLinkedOrders(read: Reader, { kind, id }: Linked): Promise<readonly OrderRow[]> {
  if (kind === 'offer') return listOrdersOfOffers(read, [id])
  if (kind === 'order') {
    const order = await findOrder(read, id)
    return order ? [order] : []
  }
  const orders = read.selectFrom('orders').orderBy('orders.number').select(orderColumns)
  if (kind === 'payment')
    return orders
      .where('orders.id', 'in', (eb) =>
        eb.selectFrom('payment_orders').where('intent_id', '=', id).select('order_id'),
      )
      .execute()
  if (kind === 'parcel') return orders.where('orders.id', 'in', (eb) => toldWithParcel(eb, id)).execute()
  // The index of a purchase's orders has its number.
  return orders
    .where('orders.purchase_number', '=', (eb) =>
      eb.selectFrom('purchases').where('purchases.id', '=', id).select('purchases.number'),
    )
    .execute()
}

/** Selects the orders that the email about a parcel names. */
function toldWithParcel(eb: ExpressionBuilder<Schema, 'orders'>, parcelId: string) {
  return eb
    .selectFrom('parcels')
    .innerJoin('parcels as told', 'told.event', 'parcels.event')
    .innerJoin('parcel_orders', 'parcel_orders.parcel_id', 'told.id')
    .where('parcels.id', '=', parcelId)
    .select('parcel_orders.order_id')
}
