import { mostParcels } from '../../../contract/orders/sending.ts'
import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { takeBackMessage } from '../../data/queries/emails/outbox.ts'
import { lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import {
  insertParcel,
  listParcels,
  listWithOrders,
  noteParcels,
  type ParcelLabel,
  type ParcelOfOrder,
  parcelsOf,
  putIntoParcel,
  relabelParcel,
  takeOutOfParcels,
} from '../../data/queries/orders/parcels.ts'
import { newId } from '../../platform/ids.ts'
import { type Change, recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { isSameLabel, lockOrderWithParcels, putIntoParcels } from './put-into-parcels.ts'
import { labelOf, type TypedParcel } from './send-order.ts'
import {
  correctedEvent,
  laterParcelEvent,
  tellOfCorrection,
  tellOfSending,
  undoMs,
} from './tell-of-parcels.ts'

interface Sent {
  readonly order: OrderRow
  readonly parcels: readonly ParcelOfOrder[]
}

/** Locks a sent order with its parcels. */
async function lockSent(transaction: Transaction, id: string): Promise<Outcome<Sent>> {
  const order = await lockOrderWithParcels(transaction, id)
  if (!order || order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
  if (order.deliveryWay === 'pickup') return refused('ORDER_PICKED_UP')
  if (isGiftCard(order)) return refused('ORDER_BY_EMAIL')
  if (order.sentAt === null) return refused('ORDER_NOT_SENT')
  return done({ order, parcels: parcelsOf(order, await listParcels(transaction.db, { orderIds: [id] })) })
}

/**
 * Adds a parcel to a sent order and tells the customer a minute later. A repeated call adds nothing.
 *
 * @returns the parcel's id.
 */
export function addParcel(
  shop: Shop,
  caller: Caller,
  id: string,
  typed: TypedParcel,
): Promise<Outcome<string>> {
  return shop.database.write(async (transaction) => {
    const sent = await lockSent(transaction, id)
    if (!sent.ok) return sent
    const { order, parcels } = sent.value
    const label = labelOf(typed)
    const known = parcels.find((parcel) => isSameLabel(parcel, label))
    if (known) return done(known.id)
    if (order.givenBackCents >= order.priceCents) return refused('ORDER_REFUNDED')
    if (order.withdrawnAt !== null) return refused('ORDER_WITHDRAWN')
    if (parcels.length >= mostParcels) return refused('PARCELS_TOO_MANY')
    const at = shop.clock()
    await storeOldParcel(transaction, parcels)
    const event = laterParcelEvent(newId())
    const leaving = { order, labels: [label], at, by: caller.userId, event }
    const { parcelIds, events } = await putIntoParcels(transaction, leaving)
    await noteParcels(transaction, order, [...parcels, label])
    for (const each of events) await tellOfSending(shop, transaction, each, at + undoMs)
    await record(transaction, order, { at, by: caller, action: 'order.parcel-added', after: shown(label) })
    return done(parcelIds[0] ?? '')
  })
}

/**
 * Corrects carrier and number of a parcel, for all orders in it. The email that waits tells the right ones; a customer
 * who was told others gets an email about it a minute later.
 *
 * @returns whether it was changed now.
 */
export function correctParcel(
  shop: Shop,
  caller: Caller,
  { id, parcelId }: { readonly id: string; readonly parcelId: string },
  typed: TypedParcel,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const sent = await lockSent(transaction, id)
    if (!sent.ok) return sent.code === 'ORDER_NOT_SENT' ? refused('PARCEL_NOT_FOUND') : sent
    const { order, parcels } = sent.value
    const parcel = parcels.find((one) => one.id === parcelId)
    if (!parcel) return refused('PARCEL_NOT_FOUND')
    const label = labelOf(typed)
    if (parcel.carrier === label.carrier && parcel.tracking === label.tracking) return done(false)
    if (parcels.some((one) => one !== parcel && isSameLabel(one, label))) return refused('PARCEL_KNOWN')
    const at = shop.clock()
    await storeOldParcel(transaction, parcels)
    await tellCorrected(shop, transaction, { parcel, label, at })
    const change = { before: shown(parcel), after: shown(label) }
    await record(transaction, order, { at, by: caller, action: 'order.parcel-corrected', ...change })
    return done(true)
  })
}

async function tellCorrected(
  shop: Shop,
  transaction: Transaction,
  { parcel, label, at }: { readonly parcel: ParcelOfOrder; readonly label: ParcelLabel; readonly at: number },
): Promise<void> {
  const { id, event, corrections } = parcel
  const last = corrections === 0 ? event : correctedEvent(id, corrections)
  const taken = await takeBackMessage(transaction, last)
  const correction = taken.state === 'taken' ? corrections : corrections + 1
  await relabelParcel(transaction, id, { ...label, corrections: correction })
  for (const other of await listWithOrders(transaction.db, { parcelId: id }))
    await noteAgain(transaction, other.id)
  if (correction === 0) await tellOfSending(shop, transaction, event, at + undoMs)
  else await tellOfCorrection(shop, transaction, { parcelId: id, correction }, at + undoMs)
}

/** Stores the first parcel of an order that shares a changed parcel. */
async function noteAgain(transaction: Transaction, id: string): Promise<void> {
  const order = await lockOrder(transaction, id)
  if (order) await noteParcels(transaction, order, await listParcels(transaction.db, { orderIds: [id] }))
}

/**
 * Removes a wrong parcel from an order, but not its last one. An email that waits leaves it out.
 *
 * @returns whether it was removed now.
 */
export function removeParcel(
  shop: Shop,
  caller: Caller,
  { id, parcelId }: { readonly id: string; readonly parcelId: string },
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const sent = await lockSent(transaction, id)
    if (!sent.ok) return sent.code === 'ORDER_NOT_SENT' ? refused('PARCEL_NOT_FOUND') : sent
    const { order, parcels } = sent.value
    const parcel = parcels.find((one) => one.id === parcelId)
    if (!parcel) return refused('PARCEL_NOT_FOUND')
    if (parcels.length === 1) return refused('PARCEL_LAST')
    const { event, corrections } = parcel
    const told = await takeBackMessage(transaction, event)
    const correction =
      corrections > 0 && (await takeBackMessage(transaction, correctedEvent(parcelId, corrections)))
    await takeOutOfParcels(transaction, [parcelId], id)
    await noteParcels(
      transaction,
      order,
      parcels.filter((one) => one !== parcel),
    )
    if (told.state === 'taken') await tellOfSending(shop, transaction, event, told.dueAt)
    if (correction && correction.state === 'taken')
      await tellOfCorrection(shop, transaction, { parcelId, correction: corrections }, correction.dueAt)
    const at = shop.clock()
    await record(transaction, order, {
      at,
      by: caller,
      action: 'order.parcel-removed',
      before: shown(parcel),
    })
    return done(true)
  })
}

/** Stores the parcel of an order that was sent before parcels had a table, so that it is not forgotten. */
async function storeOldParcel(transaction: Transaction, parcels: readonly ParcelOfOrder[]): Promise<void> {
  for (const { isStored, id, orderId, carrier, tracking, sentAt, event } of parcels) {
    if (isStored) continue
    await insertParcel(transaction, { id, carrier, tracking, sentAt, by: null, event })
    await putIntoParcel(transaction, id, orderId)
  }
}

/** A parcel as the record of changes shows it. */
function shown({ carrier, tracking }: ParcelLabel): Readonly<Record<string, string>> {
  return { ...(carrier && { carrier }), ...(tracking && { tracking }) }
}

async function record(
  transaction: Transaction,
  order: OrderRow,
  change: Omit<Change, 'subject'>,
): Promise<void> {
  const subject = { kind: 'order', id: order.id, name: order.productName } as const
  await recordChange(transaction, { ...change, subject })
}
