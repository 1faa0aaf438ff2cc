import { mayOrder } from '../../../domain/orders/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { withdrawMessage } from '../../data/queries/emails/outbox.ts'
import { anonymizeSentOrder } from '../../data/queries/orders/deleted-customer-orders.ts'
import { markSent, markUnsent } from '../../data/queries/orders/order-marks.ts'
import { lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { minuteMs } from '../../platform/clock.ts'
import { recordChange } from '../changes/record-change.ts'
import { withOrderLink } from '../emails/order-link.ts'
import { orderSentEmail } from '../emails/sent-email.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'

export interface Parcel {
  readonly carrier: string
  readonly tracking: string
  /** Explicit confirmation that the order may be sent without an address; never a default. */
  readonly withoutAddress: boolean
}

/** The customer's email is delayed this long, so that a wrong mark can be undone first. */
export const undoMs = minuteMs

const sentEvent = (id: string) => `sent:${id}`

/**
 * Marks a paid order as sent, once, and emails the customer a minute later. Of two concurrent admins only the first
 * sends it.
 *
 * @returns whether it was marked now.
 */
export function sendOrder(shop: Shop, caller: Caller, id: string, parcel: Parcel): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const order = await lockOrder(transaction, id)
    if (!order || order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
    if (!mayOrder(order.state, 'send')) return refused('ORDER_NOT_PAID')
    if (order.sentAt !== null) return done(false)
    if (order.givenBackCents >= order.priceCents) return refused('ORDER_REFUNDED')
    if (order.withdrawnAt !== null) return refused('ORDER_WITHDRAWN')
    if (!parcel.withoutAddress && !order.deliveryAddress?.trim()) return refused('ADDRESS_MISSING')
    const at = shop.clock()
    const { carrier, tracking } = parcel
    await markSent(transaction, id, { at, by: caller.userId, carrier, tracking })
    const promising = { now: at, settings: await shop.settings.readWithin(transaction.db) }
    const told = orderSentEmail(order, parcel, promising, shop)
    const mail = withOrderLink(shop, told, { kind: 'order', id })
    await writeEmail(shop, transaction, mail, {
      event: sentEvent(id),
      recipient: order.customerEmail,
      orderId: id,
      notBefore: at + undoMs,
    })
    await anonymizeSentOrder(transaction, id)
    const after = { sent: true, ...(carrier && { carrier }), ...(tracking && { tracking }) }
    await record(transaction, { at, by: caller, action: 'order.sent', order, after })
    return done(true)
  })
}

/**
 * Undoes the mark within a minute, before the customer's email is sent.
 *
 * @returns whether it was undone now.
 */
export function undoSending(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const order = await lockOrder(transaction, id)
    if (!order || order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
    if (order.sentAt === null) return done(false)
    const at = shop.clock()
    if (at >= order.sentAt + undoMs) return refused('SENDING_TOLD')
    // Another process has claimed the email and may be sending it now.
    if (!(await withdrawMessage(transaction, sentEvent(id)))) return refused('SENDING_TOLD')
    await markUnsent(transaction, id)
    await record(transaction, {
      at,
      by: caller,
      action: 'order.sending-undone',
      order,
      after: { sent: false },
    })
    return done(true)
  })
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
