import type { Hold } from '../../../../domain/orders/holds.ts'
import type { Transaction } from '../../database.ts'
import { preparedQuery } from '../../prepared-query.ts'
import type { Canceller } from '../../schema/order-tables.ts'
import { foldedPeople } from './order-index.ts'
import { type OrderRow, orderColumns } from './orders.ts'

/** Marks the order's stock as held, with the hold's expiry and the keyed hash of the network address. */
export async function markHeld(
  { db }: Transaction,
  id: string,
  { expiresAt, extendsTo }: Hold,
  address: string | null,
): Promise<void> {
  const held = { hold_expires_at: expiresAt, hold_extends_to: extendsTo, hold_address: address }
  await db
    .updateTable('orders')
    .set({ stock_held: 1, ...held })
    .where('id', '=', id)
    .execute()
}

/** Stores the customer's own number of a locked order that has not left, and makes the order findable by it. */
export async function setReference(
  { db }: Transaction,
  order: OrderRow,
  customerReference: string | null,
): Promise<void> {
  const { deliveryName, deliveryCompany, deliveryPhone } = order
  const receiver = {
    name: deliveryName ?? '',
    company: deliveryCompany ?? '',
    phone: deliveryPhone ?? '',
  }
  await db
    .updateTable('orders')
    .set({
      customer_reference: customerReference,
      user_folded: foldedPeople({ ...order, customerReference, receiver }),
    })
    .where('id', '=', order.id)
    .execute()
}

/** The columns of an order without a temporary hold. */
const noHold = { hold_expires_at: null, hold_extends_to: null, hold_address: null } as const

/** Marks the order's stock as released; false if it was not held. */
export async function markReleased({ db }: Transaction, id: string): Promise<boolean> {
  const released = await db
    .updateTable('orders')
    .set({ stock_held: 0, ...noHold })
    .where('id', '=', id)
    .where('stock_held', '=', 1)
    .returning('id')
    .execute()
  return released.length > 0
}

interface Charge {
  readonly transactionId: string
  readonly card: { readonly brand: string; readonly last4: string } | undefined
  /** The order's share of the credit in the payment; by default none. */
  readonly creditCents?: number
  /** Whether nothing is left to send, because email delivers it. */
  readonly isDelivered?: boolean
  /** When the invoice is due, if a company pays it later; undefined for orders that are paid at once. */
  readonly dueAt?: number | undefined
}

/**
 * Marks a locked unpaid order as paid, with its stock taken permanently.
 *
 * @param place the order's ordinal among the orders of this charge, from 1.
 *
 * @returns the order after the change.
 */
export async function markPaid(
  transaction: Transaction,
  { id, place }: { readonly id: string; readonly place: number },
  { transactionId, card, creditCents = 0, isDelivered = false, dueAt }: Charge,
  now: number,
): Promise<OrderRow> {
  const charge = place === 1 ? transactionId : `${transactionId}/${place}`
  const brand = card?.brand ?? null
  const [paid] = await setPaid(transaction.db, {
    id,
    charge,
    brand,
    last4: card?.last4 ?? null,
    creditCents,
    sentAt: isDelivered ? now : null,
    ...(dueAt === undefined ? notOnAccount : { onAccountAt: now, dueAt, accountPaymentId: transactionId }),
    now,
  })
  if (!paid) throw new Error('An order that is locked does not exist')
  transaction.tell(dueAt === undefined ? 'order.paid' : 'order.on-account', id)
  if (isDelivered) transaction.tell('order.sent', id)
  return paid
}

const notOnAccount = { onAccountAt: null, dueAt: null, accountPaymentId: null }

interface Paid {
  readonly id: string
  readonly charge: string
  readonly brand: string | null
  readonly last4: string | null
  readonly creditCents: number
  readonly sentAt: number | null
  readonly onAccountAt: number | null
  readonly dueAt: number | null
  readonly accountPaymentId: string | null
  readonly now: number
}

const setPaid = preparedQuery((db, paid: Paid) =>
  db
    .updateTable('orders')
    .set({
      state: 'paid',
      transaction_id: paid.charge,
      card_brand: paid.brand,
      card_last4: paid.last4,
      credit_cents: paid.creditCents,
      sent_at: paid.sentAt,
      paid_at: paid.now,
      on_account_at: paid.onAccountAt,
      due_at: paid.dueAt,
      account_payment_id: paid.accountPaymentId,
      ...noHold,
    })
    .where('id', '=', paid.id)
    .returning(orderColumns),
)

/**
 * Marks a locked order on account as paid by a charge, to which its refunds go from now on. Its invoice stays, and its
 * `paid_at` is when it was ordered.
 *
 * @param place the order's ordinal among the orders of this charge, from 1.
 *
 * @returns the order after the change.
 */
export async function markCharged(
  { db, tell }: Transaction,
  { id, place }: { readonly id: string; readonly place: number },
  { transactionId, card, creditCents = 0 }: Omit<Charge, 'isDelivered' | 'dueAt'>,
  now: number,
): Promise<OrderRow> {
  const charged = await db
    .updateTable('orders')
    .set({
      transaction_id: place === 1 ? transactionId : `${transactionId}/${place}`,
      card_brand: card?.brand ?? null,
      card_last4: card?.last4 ?? null,
      credit_cents: creditCents,
      settled_at: now,
    })
    .where('id', '=', id)
    .returning(orderColumns)
    .executeTakeFirstOrThrow()
  tell('order.paid', id)
  return charged
}

export async function markCancelled(
  { db, tell }: Transaction,
  id: string,
  { at, by }: { readonly at: number; readonly by: Canceller },
): Promise<void> {
  const cancelled = { state: 'cancelled', cancelled_at: at, cancelled_by: by } as const
  await db.updateTable('orders').set(cancelled).where('id', '=', id).execute()
  tell('order.cancelled', id)
}

/** Stores that the customer has withdrawn from a locked order. */
export async function markWithdrawn({ db, tell }: Transaction, id: string, now: number): Promise<void> {
  await db.updateTable('orders').set({ withdrawn_at: now }).where('id', '=', id).execute()
  tell('order.withdrawn', id)
}

interface Sending {
  readonly at: number
  /** The admin's id. */
  readonly by: string
  readonly carrier: string
  readonly tracking: string
}

/** Marks a locked paid order as sent. */
export async function markSent(
  { db, tell }: Transaction,
  id: string,
  { at, by, carrier, tracking }: Sending,
): Promise<void> {
  const sent = { sent_at: at, sent_by: by, carrier: carrier || null, tracking: tracking || null }
  await db.updateTable('orders').set(sent).where('id', '=', id).execute()
  tell('order.sent', id)
}

/** Removes the sent mark of a locked order. */
export async function markUnsent({ db }: Transaction, id: string): Promise<void> {
  const unsent = { sent_at: null, sent_by: null, carrier: null, tracking: null }
  await db.updateTable('orders').set(unsent).where('id', '=', id).execute()
}
