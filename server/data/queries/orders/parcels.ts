import type { Reader, Transaction } from '../../database.ts'
import { foldedPeople } from './order-index.ts'
import { type OrderRow, orderColumns } from './orders.ts'

/** What is written on a parcel; null where it is not known. */
export interface ParcelLabel {
  readonly carrier: string | null
  readonly tracking: string | null
}

/** A parcel of an order. */
export interface ParcelOfOrder extends ParcelLabel {
  readonly id: string
  /** False for the parcel of an order that was sent before parcels had a table. */
  readonly isStored: boolean
  readonly orderId: string
  readonly sentAt: number
  /** How many orders have something in it. */
  readonly orders: number
  /** The event of the email that tells the customer. */
  readonly event: string
  readonly corrections: number
}

/** Selects the rows of parcels with one of their orders, the parcel that was sent first at the beginning. */
function parcelsWithOrder(read: Reader) {
  return read
    .selectFrom('parcel_orders')
    .innerJoin('parcels', 'parcels.id', 'parcel_orders.parcel_id')
    .orderBy('parcels.sent_at')
    .orderBy('parcels.id')
    .select([
      'parcels.id',
      'parcel_orders.order_id as orderId',
      'parcels.carrier',
      'parcels.tracking',
      'parcels.sent_at as sentAt',
      'parcels.event',
      'parcels.corrections',
    ])
    .select(({ selectFrom, fn }) =>
      selectFrom('parcel_orders as all_orders')
        .whereRef('all_orders.parcel_id', '=', 'parcels.id')
        .select(fn.countAll<number>().as('orders'))
        .$asScalar()
        .as('orders'),
    )
}

/** Returns the parcels of these orders, or of all orders of a customer, in the order in which they were sent. */
export async function listParcels(
  read: Reader,
  of: { readonly orderIds: readonly string[] } | { readonly userId: string },
): Promise<readonly ParcelOfOrder[]> {
  if ('orderIds' in of && of.orderIds.length === 0) return []
  const rows = await parcelsWithOrder(read)
    .$call((some) =>
      'orderIds' in of
        ? some.where('parcel_orders.order_id', 'in', of.orderIds)
        : some.where('parcel_orders.order_id', 'in', (eb) =>
            eb
              .selectFrom('orders')
              .where('orders.user_id', '=', of.userId)
              .where('orders.sent_at', 'is not', null)
              .select('orders.id'),
          ),
    )
    .execute()
  return rows.map((row) => ({ ...row, isStored: true, orders: Number(row.orders) }))
}

type SentOrder = Pick<OrderRow, 'id' | 'sentAt' | 'carrier' | 'tracking'>

/**
 * Returns the parcels of one sent order. An order that was sent before parcels had a table has none there, so its only
 * parcel is made of its own columns; the order's id is then the parcel's.
 */
export function parcelsOf(order: SentOrder, stored: readonly ParcelOfOrder[]): readonly ParcelOfOrder[] {
  const { id, sentAt, carrier, tracking } = order
  if (sentAt === null) return []
  const own = stored.filter(({ orderId }) => orderId === id)
  if (own.length > 0 || (carrier === null && tracking === null)) return own
  const parcel = { id, isStored: false, orderId: id, carrier, tracking, sentAt }
  return [{ ...parcel, orders: 1, event: `sent:${id}`, corrections: 0 }]
}

/** A new parcel. */
export interface NewParcel extends ParcelLabel {
  readonly id: string
  readonly sentAt: number
  /** The id of the admin who sent it; null if that was not stored. */
  readonly by: string | null
  readonly event: string
}

/** Inserts a parcel without orders. */
export async function insertParcel(
  { db }: Transaction,
  { id, carrier, tracking, sentAt, by, event }: NewParcel,
): Promise<void> {
  await db
    .insertInto('parcels')
    .values({ id, carrier, tracking, sent_at: sentAt, sent_by: by, event })
    .execute()
}

/** Puts something of an order into a parcel. */
export async function putIntoParcel({ db }: Transaction, parcelId: string, orderId: string): Promise<void> {
  await db
    .insertInto('parcel_orders')
    .values({ parcel_id: parcelId, order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes an order out of parcels, and deletes the parcels that then have none. */
export async function takeOutOfParcels(
  { db }: Transaction,
  parcelIds: readonly string[],
  orderId: string,
): Promise<void> {
  if (parcelIds.length === 0) return
  await db
    .deleteFrom('parcel_orders')
    .where('order_id', '=', orderId)
    .where('parcel_id', 'in', parcelIds)
    .execute()
  await db
    .deleteFrom('parcels')
    .where('id', 'in', parcelIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parcel_orders')
            .whereRef('parcel_orders.parcel_id', '=', 'parcels.id')
            .select('parcel_orders.order_id'),
        ),
      ),
    )
    .execute()
}

/** Stores what is written on a parcel now, and how many emails have told of a correction. */
export async function relabelParcel(
  { db }: Transaction,
  id: string,
  { carrier, tracking, corrections }: ParcelLabel & { readonly corrections: number },
): Promise<void> {
  await db.updateTable('parcels').set({ carrier, tracking, corrections }).where('id', '=', id).execute()
}

/** A parcel with one of its orders. */
export type ParcelWithOrder = OrderRow & {
  readonly parcel: ParcelLabel & { readonly id: string; readonly sentAt: number }
}

/** Returns the parcels of an email or one parcel, a row for each of their orders, in the order of sending. */
export async function listWithOrders(
  read: Reader,
  which: { readonly event: string } | { readonly parcelId: string },
): Promise<readonly ParcelWithOrder[]> {
  const rows = await read
    .selectFrom('parcels')
    .innerJoin('parcel_orders', 'parcel_orders.parcel_id', 'parcels.id')
    .innerJoin('orders', 'orders.id', 'parcel_orders.order_id')
    .$call((some) =>
      'event' in which
        ? some.where('parcels.event', '=', which.event)
        : some.where('parcels.id', '=', which.parcelId),
    )
    .orderBy('parcels.sent_at')
    .orderBy('parcels.id')
    .orderBy('orders.number')
    .select(orderColumns)
    .select([
      'parcels.id as parcelId',
      'parcels.carrier as parcelCarrier',
      'parcels.tracking as parcelTracking',
      'parcels.sent_at as parcelSentAt',
    ])
    .execute()
  return rows.map(({ parcelId: id, parcelCarrier, parcelTracking, parcelSentAt: sentAt, ...order }) => ({
    ...order,
    parcel: { id, carrier: parcelCarrier, tracking: parcelTracking, sentAt },
  }))
}

/** Returns the parcels that left with orders of a customer since an instant and whose email is not yet due. */
export function listUntoldParcels(
  read: Reader,
  { userId, since, now }: { readonly userId: string; readonly since: number; readonly now: number },
) {
  return read
    .selectFrom('parcels')
    .innerJoin('parcel_orders', 'parcel_orders.parcel_id', 'parcels.id')
    .innerJoin('orders', 'orders.id', 'parcel_orders.order_id')
    .innerJoin('outbox', 'outbox.event', 'parcels.event')
    .where('parcels.sent_at', '>=', since)
    .where('orders.user_id', '=', userId)
    .where('outbox.attempts', '=', 0)
    .where('outbox.next_attempt_at', '>', now)
    .orderBy('parcels.sent_at')
    .orderBy('parcels.id')
    .select(orderColumns)
    .select(['parcels.id as parcelId', 'parcels.event', 'outbox.recipient'])
    .select(['parcels.carrier as parcelCarrier', 'parcels.tracking as parcelTracking'])
    .execute()
}

/** Returns whether an email or a parcel has this event. */
export async function isEventUsed(read: Reader, event: string): Promise<boolean> {
  const [mail, parcel] = [
    await read.selectFrom('outbox').where('event', '=', event).select('id').executeTakeFirst(),
    await read.selectFrom('parcels').where('event', '=', event).select('id').executeTakeFirst(),
  ]
  return mail !== undefined || parcel !== undefined
}

/**
 * Stores the first parcel of a locked order in the order's own columns, and makes the order findable by the tracking
 * numbers of the others.
 */
export async function noteParcels(
  { db }: Transaction,
  order: OrderRow,
  [first, ...others]: readonly ParcelLabel[],
): Promise<void> {
  const { userName, userPhone, customerReference, deliveryName, deliveryPhone } = order
  const receiver = { name: deliveryName ?? '', phone: deliveryPhone ?? '' }
  const numbers = others.map(({ tracking }) => tracking ?? '')
  await db
    .updateTable('orders')
    .set({
      carrier: first?.carrier ?? null,
      tracking: first?.tracking ?? null,
      user_folded: foldedPeople({ userName, userPhone, customerReference, receiver, numbers }),
    })
    .where('id', '=', order.id)
    .execute()
}
