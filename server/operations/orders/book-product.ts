import type { DeliveryWay } from '../../../contract/orders/orders.ts'
import { asShown } from '../../../domain/catalogue/shown-name.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findOrder } from '../../data/queries/orders/orders.ts'
import { newId } from '../../platform/ids.ts'
import { claimKey } from '../claim-key.ts'
import { withGuaranteeNotice } from '../emails/guarantee-notice.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { orderBookedEmail } from '../emails/order-emails.ts'
import { withOrderLink } from '../emails/order-link.ts'
import { writeEmail } from '../emails/write-email.ts'
import { limitCodes } from '../prices/limit-codes.ts'
import type { Caller, Shop } from '../shop.ts'
import { bookLines, refusalOfCaller } from './book-lines.ts'
import { alertHeldStock, type Holder, isHoldRefusal, lockHolder } from './limit-unpaid.ts'
import { destinationOf } from './price-delivery.ts'

export interface Booking {
  readonly productId: string
  readonly quantity: number
  readonly userName: string
  readonly userPhone: string
  /** The country by which delivery is priced, as an ISO 3166 code, if the client names it. */
  readonly deliverTo?: string | undefined
  /** How the orders reach the customer; by default in a parcel. */
  readonly way?: DeliveryWay | undefined
  /** The discount code that the customer typed. */
  readonly code?: string | undefined
  /** The customer's own number of the order. */
  readonly customerReference?: string | undefined
  /** The same key and booking give the same order (spec §10, submit twice). */
  readonly idempotencyKey: string | undefined
}

export interface BookedOrder {
  readonly orderId: string
  /** Goods and delivery. */
  readonly priceCents: number
  readonly deliveryCents: number
  /** What a price rule took off the goods, with its name and code. */
  readonly discountCents: number
  readonly discountName: string | null
  readonly discountCode: string | null
  /** Says that another price is better than the typed code; undefined also when a booking is answered again. */
  readonly discountNote?: string | undefined
  /** In milliseconds; null when nothing is held. */
  readonly holdExpiresAt: number | null
  /** When the hold would end after payment begins or the email is verified; null if neither extends it. */
  readonly holdExtendsTo: number | null
}

/**
 * Books a product in one transaction: takes the stock, creates an unpaid order that holds it, and emails the customer.
 * The price is the shop's own unit price for this quantity × quantity (spec §10, an order's `price`); the statement
 * that takes the stock also reads the prices.
 */
export async function bookProduct(
  shop: Shop,
  caller: Caller,
  booking: Booking,
): Promise<Outcome<BookedOrder>> {
  const limited = await limitCodes(shop, caller, booking.code)
  if (!limited.ok) return limited
  const booked = await shop.database.write((transaction) => book(shop, transaction, caller, booking))
  if (!booked.ok && isHoldRefusal(booked)) await alertHeldStock(shop, booked)
  return booked
}

async function book(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  booking: Booking,
): Promise<Outcome<BookedOrder>> {
  const now = shop.clock()
  const orderId = newId()
  const holder = await lockHolder(shop, transaction, caller)
  const earlier = await earlierBooking(transaction, caller, booking, orderId, now)
  if (earlier) return earlier
  const destination = await destinationOf(shop, transaction, caller, {
    country: booking.deliverTo,
    way: booking.way,
  })
  if (!destination.ok) return destination
  const booked = await bookLines(shop, transaction, {
    caller,
    holder,
    lines: [{ ...booking, orderId }],
    userName: booking.userName,
    userPhone: booking.userPhone,
    destination: destination.value,
    code: booking.code,
    customerReference: booking.customerReference,
  })
  if (!booked.ok) return booked
  if ('refused' in booked.value) return booked.value.refused[0].refusal
  const refusal = await refusalOfCaller(shop, transaction, caller)
  if (refusal) return refusal
  const [order] = booked.value.orders
  const promising = { now, settings: await shop.settings.readWithin(transaction.db) }
  const mailing = mailingIn(shop, caller.language)
  const told = withGuaranteeNotice(
    orderBookedEmail(tellable(asShown(order), holder), promising, mailing),
    promising.settings,
    mailing,
  )
  const mail = withOrderLink(shop, mailing, told, { kind: 'order', id: orderId })
  await writeEmail(shop, transaction, mail, {
    event: `booked:${orderId}`,
    recipient: caller.email,
    orderId,
  })
  transaction.changed('bookings')
  const { priceCents, deliveryCents, discountCents = 0, discountName, discountCode, hold } = order
  return done({
    orderId,
    priceCents,
    deliveryCents,
    discountCents,
    discountName: discountName ?? null,
    discountCode: discountCode ?? null,
    discountNote: booked.value.discountNote,
    holdExpiresAt: hold.expiresAt,
    holdExtendsTo: hold.extendsTo,
  })
}

/**
 * Returns an order without the customer's own number if the email of the account is not proven: a stranger must not
 * send own words to another person's address.
 */
export function tellable<Order extends object>(order: Order, { proven }: Pick<Holder, 'proven'>) {
  return proven ? order : { ...order, customerReference: null }
}

/** Claims the idempotency key; returns the earlier booking or a refusal if the key is already used. */
async function earlierBooking(
  transaction: Transaction,
  caller: Caller,
  booking: Booking,
  orderId: string,
  now: number,
): Promise<Outcome<BookedOrder> | undefined> {
  const { idempotencyKey: key, ...request } = booking
  const earlier = await claimKey(
    transaction,
    { userId: caller.userId, key, request, createdId: orderId },
    now,
  )
  if (!earlier.ok) return earlier
  if (earlier.value === undefined) return undefined
  const order = await findOrder(transaction.db, earlier.value)
  if (!order) throw new Error('An idempotency key names an order that does not exist')
  const { priceCents, deliveryCents, holdExpiresAt, holdExtendsTo } = order
  const { discountCents, discountName, discountCode } = order
  const discount = { discountCents, discountName, discountCode }
  return done({ orderId: order.id, priceCents, deliveryCents, ...discount, holdExpiresAt, holdExtendsTo })
}
