import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { mayOrder } from '../../../domain/orders/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { type TakenBack, takeBackMessage } from '../../data/queries/emails/outbox.ts'
import { anonymizeSentOrder } from '../../data/queries/orders/deleted-customer-orders.ts'
import { markSent, markUnsent } from '../../data/queries/orders/order-marks.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import {
  listParcels,
  noteParcels,
  type ParcelLabel,
  parcelsOf,
  takeOutOfParcels,
} from '../../data/queries/orders/parcels.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { isSameLabel, lockOrderWithParcels, putIntoParcels } from './put-into-parcels.ts'
import { sentEvent, tellOfSending, undoMs } from './tell-of-parcels.ts'

/** Carrier and tracking number as typed; an empty text where one is not known. */
export interface TypedParcel {
  readonly carrier: string
  readonly tracking: string
}

export interface Sending extends TypedParcel {
  /** The other parcels, if the order leaves in several. */
  readonly further?: readonly TypedParcel[]
  /** Send although no address is known: a deliberate yes, never a default. */
  readonly withoutAddress: boolean
}

/**
 * Marks a paid order as sent, once, and emails the customer a minute later. Of two concurrent admins only the first
 * sends it.
 *
 * @returns whether it was marked now.
 */
export function sendOrder(
  shop: Shop,
  caller: Caller,
  id: string,
  sending: Sending,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const order = await lockOrderWithParcels(transaction, id)
    if (!order || order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
    if (!mayOrder(order.state, 'send')) return refused('ORDER_NOT_PAID')
    if (order.deliveryWay === 'pickup') return refused('ORDER_PICKED_UP')
    if (order.sentAt !== null) return done(false)
    if (order.givenBackCents >= order.priceCents) return refused('ORDER_REFUNDED')
    if (order.withdrawnAt !== null) return refused('ORDER_WITHDRAWN')
    if (!sending.withoutAddress && !order.deliveryAddress?.trim()) return refused('ADDRESS_MISSING')
    await leave(shop, transaction, { order, caller, labels: labelsOf(sending) })
    return done(true)
  })
}

interface Leaving {
  readonly order: OrderRow
  readonly caller: Caller
  readonly labels: readonly ParcelLabel[]
}

async function leave(
  shop: Shop,
  transaction: Transaction,
  { order, caller, labels }: Leaving,
): Promise<void> {
  const { id } = order
  const at = shop.clock()
  const [{ carrier, tracking } = noLabel] = labels
  const by = caller.userId
  await markSent(transaction, id, { at, by, carrier: carrier ?? '', tracking: tracking ?? '' })
  if (labels.length > 1) await noteParcels(transaction, order, labels)
  // The version before undoes a sending without them, during a rolling upgrade.
  const left = await listParcels(transaction.db, { orderIds: [id] })
  await takeOutOfParcels(
    transaction,
    left.map((parcel) => parcel.id),
    id,
  )
  const { events } = await putIntoParcels(transaction, { order, labels, at, by, event: sentEvent(id) })
  for (const event of events) await tellOfSending(shop, transaction, event, at + undoMs)
  await anonymizeSentOrder(transaction, id)
  const numbers = labels.slice(1).map(({ tracking: number }) => number)
  const after = {
    sent: true,
    ...(carrier && { carrier }),
    ...(tracking && { tracking }),
    ...(numbers.length > 0 && { furtherParcels: numbers }),
  }
  await record(transaction, { at, by: caller, action: 'order.sent', order, after })
}

const noLabel: ParcelLabel = { carrier: null, tracking: null }

/** Converts typed texts to what is stored of a parcel. */
export function labelOf({ carrier, tracking }: TypedParcel): ParcelLabel {
  return { carrier: carrier || null, tracking: tracking || null }
}

/** A number that was typed twice is one parcel. */
function labelsOf({ further = [], ...first }: Sending): readonly ParcelLabel[] {
  const labels = [first, ...further].map(labelOf)
  return labels.filter((label, index) => labels.findIndex((one) => isSameLabel(one, label)) === index)
}

/** Undoes the mark within a minute, before the customer has been told. @returns whether it was undone now. */
export function undoSending(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const order = await lockOrderWithParcels(transaction, id)
    if (!order || order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
    if (order.sentAt === null) return done(false)
    const at = shop.clock()
    if (isGiftCard(order) || at >= order.sentAt + undoMs) return refused('SENDING_TOLD')
    const parcels = parcelsOf(order, await listParcels(transaction.db, { orderIds: [id] }))
    const events = new Set([
      ...parcels.map(({ event }) => event),
      ...(parcels.length > 0 ? [] : [sentEvent(id)]),
    ])
    const taken = await takeBackAll(transaction, events)
    // A process that has claimed the mail may be sending it now.
    if (!taken) return refused('SENDING_TOLD')
    await takeOutOfParcels(
      transaction,
      parcels.map((parcel) => parcel.id),
      id,
    )
    await markUnsent(transaction, id)
    if (parcels.length > 1) await noteParcels(transaction, order, [])
    for (const [event, dueAt] of taken) await tellOfSending(shop, transaction, event, dueAt)
    const after = { sent: false }
    await record(transaction, { at, by: caller, action: 'order.sending-undone', order, after })
    return done(true)
  })
}

/** Takes waiting emails back; returns when each was due, or undefined if a process may be sending one of them. */
async function takeBackAll(
  transaction: Transaction,
  events: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number> | undefined> {
  const taken = new Map<string, number>()
  for (const event of events) {
    const back: TakenBack = await takeBackMessage(transaction, event)
    if (back.state === 'told') return undefined
    if (back.state === 'taken') taken.set(event, back.dueAt)
  }
  return taken
}

interface SendingChange {
  readonly at: number
  readonly by: Caller
  readonly action: 'order.sent' | 'order.sending-undone'
  readonly order: OrderRow
  readonly after: Readonly<Record<string, unknown>>
}

async function record(transaction: Transaction, { order, ...change }: SendingChange): Promise<void> {
  const subject = { kind: 'order', id: order.id, name: order.productName } as const
  await recordChange(transaction, { ...change, subject })
}
