import type { Transaction } from '../../data/database.ts'
import { takeBackMessage } from '../../data/queries/emails/outbox.ts'
import { lockHolders } from '../../data/queries/orders/held-stock.ts'
import { findOrder, lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import {
  insertParcel,
  isEventUsed,
  listUntoldParcels,
  type ParcelLabel,
  putIntoParcel,
} from '../../data/queries/orders/parcels.ts'
import { hourMs } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'

/** A parcel that more and more orders join is looked for this long. Each of them delays its email by a minute. */
const joinedForMs = hourMs

/**
 * Locks an order and, before it, the parcels of its customer, so that two packers who send orders of one parcel at the
 * same time write one email.
 */
export async function lockOrderWithParcels(
  transaction: Transaction,
  id: string,
): Promise<OrderRow | undefined> {
  const order = await findOrder(transaction.db, id)
  if (!order) return undefined
  await lockHolders(transaction, [`parcels of ${order.userId}`])
  return lockOrder(transaction, id)
}

interface Leaving {
  /** Locked with its parcels. */
  readonly order: OrderRow
  readonly labels: readonly ParcelLabel[]
  readonly at: number
  /** The admin's id. */
  readonly by: string
  /** The event of a new email, if no other order can write it. */
  readonly event: string
}

interface Left {
  readonly parcelIds: readonly string[]
  /** Events of the emails to write again: the emails waiting for this customer were withdrawn. */
  readonly events: ReadonlySet<string>
}

/**
 * Puts an order into parcels. It shares a parcel of the same carrier, number and address with other orders of the
 * customer, and without a number only their email, as long as no process has begun to send that email.
 */
export async function putIntoParcels(
  transaction: Transaction,
  { order, labels, at, by, event }: Leaving,
): Promise<Left> {
  const { userId, customerEmail } = order
  const untold = await listUntoldParcels(transaction.db, { userId, since: at - joinedForMs, now: at })
  const near = untold.filter((one) => one.recipient === customerEmail && isSameReceiver(one, order))
  const events = new Set<string>()
  const parcelIds: string[] = []
  for (const label of labels) {
    const met = near.find(({ parcelCarrier: carrier, parcelTracking: tracking }) =>
      isSameLabel({ carrier, tracking }, label),
    )
    const joined = met && (await takeBackOnce(transaction, met.event, events)) ? met : undefined
    if (joined && label.tracking !== null) parcelIds.push(joined.parcelId)
    else {
      const id = newId()
      parcelIds.push(id)
      const told = joined?.event ?? [...events][0] ?? (await freeEvent(transaction, event, id))
      events.add(told)
      await insertParcel(transaction, { id, ...label, sentAt: at, by, event: told })
    }
  }
  for (const id of parcelIds) await putIntoParcel(transaction, id, order.id)
  return { parcelIds, events }
}

/** Withdraws a waiting email, once for all parcels that it names; false if a process may be sending it. */
async function takeBackOnce(transaction: Transaction, event: string, taken: Set<string>): Promise<boolean> {
  if (taken.has(event)) return true
  if ((await takeBackMessage(transaction, event)).state !== 'taken') return false
  taken.add(event)
  return true
}

/** An event is used once an order has left a group that is named after it. */
async function freeEvent(transaction: Transaction, event: string, parcelId: string): Promise<string> {
  return (await isEventUsed(transaction.db, event)) ? `${event}:${parcelId}` : event
}

function isSameReceiver(one: OrderRow, other: OrderRow): boolean {
  const receiverOf = ({ deliveryName, deliveryAddress, userName }: OrderRow) =>
    JSON.stringify([deliveryAddress?.trim() ?? '', deliveryName || userName])
  return receiverOf(one) === receiverOf(other)
}

/** Compares parcels as people write them: in any case, and with or without spaces. */
export function isSameLabel(one: ParcelLabel, other: ParcelLabel): boolean {
  return written(one) === written(other)
}

function written({ carrier, tracking }: ParcelLabel): string {
  return [carrier, tracking].map((text) => (text ?? '').toLowerCase().replaceAll(' ', '')).join('/')
}
