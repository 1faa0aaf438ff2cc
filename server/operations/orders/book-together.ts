import type { DeliveryWay } from '../../../contract/orders/orders.ts'
import { asShown } from '../../../domain/catalogue/shown-name.ts'
import { done, type Outcome, refusedLines } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  findPurchase,
  insertPurchase,
  listOrdersOfPurchase,
  type OrderRow,
  type Purchase,
} from '../../data/queries/orders/orders.ts'
import { newId } from '../../platform/ids.ts'
import { claimKey } from '../claim-key.ts'
import { withGuaranteeNotice } from '../emails/guarantee-notice.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { withOrderLink } from '../emails/order-link.ts'
import { purchaseBookedEmail } from '../emails/purchase-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { limitCodes } from '../prices/limit-codes.ts'
import type { Caller, Shop } from '../shop.ts'
import { bookLines, refusalOfCaller } from './book-lines.ts'
import { tellable } from './book-product.ts'
import { alertHeldStock, isHoldRefusal, lockHolder } from './limit-unpaid.ts'
import { destinationOf } from './price-delivery.ts'
import type { Line } from './take-lines.ts'

export interface Basket {
  /** The lines of a basket, each for a different product. */
  readonly lines: readonly Omit<Line, 'orderId'>[]
  readonly userName: string
  readonly userPhone: string
  /** The country by which delivery is priced, as an ISO 3166 code, if the client names it. */
  readonly deliverTo?: string | undefined
  /** How the orders reach the customer; by default in a parcel. */
  readonly way?: DeliveryWay | undefined
  /** The discount code that the customer typed. */
  readonly code?: string | undefined
  /** The customer's own number of all orders. */
  readonly customerReference?: string | undefined
  /** The same key and basket give the same purchase (spec §10, submit twice). */
  readonly idempotencyKey: string | undefined
}

/** A purchase with its orders, in the order of the basket's lines. */
export interface BookedPurchase {
  readonly purchase: Purchase
  readonly orders: readonly OrderRow[]
  /** Says that another price is better than the typed code; undefined also when a purchase is answered again. */
  readonly discountNote?: string | undefined
}

/**
 * Books all lines of a basket in one transaction, or none. Each line becomes an order by the rules of a single booking,
 * and one email lists all of them. A refusal names every line that cannot be booked.
 */
export async function bookTogether(
  shop: Shop,
  caller: Caller,
  basket: Basket,
): Promise<Outcome<BookedPurchase>> {
  const limited = await limitCodes(shop, caller, basket.code)
  if (!limited.ok) return limited
  const booked = await shop.database.write((transaction) => book(shop, transaction, caller, basket))
  const tooMuch = booked.ok ? undefined : booked.lines?.map(({ refusal }) => refusal).find(isHoldRefusal)
  if (tooMuch) await alertHeldStock(shop, tooMuch)
  return booked
}

async function book(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { idempotencyKey: key, lines, userName, userPhone, deliverTo, way, code, customerReference }: Basket,
): Promise<Outcome<BookedPurchase>> {
  const now = shop.clock()
  const { userId } = caller
  const holder = await lockHolder(shop, transaction, caller)
  const id = newId()
  // What is missing is left out of the claim, so that keys of earlier versions stay valid.
  const request = { purchase: lines, userName, userPhone, deliverTo, way, code, customerReference }
  const earlier = await claimKey(transaction, { userId, key, request, createdId: id }, now)
  if (!earlier.ok) return earlier
  if (earlier.value !== undefined) return done(await readPurchase(transaction, earlier.value))
  const destination = await destinationOf(shop, transaction, caller, { country: deliverTo, way })
  if (!destination.ok) return destination
  const purchase = await insertPurchase(transaction, { id, userId }, now)
  const ordered = lines.map((line) => ({ ...line, orderId: newId() }))
  const booked = await bookLines(shop, transaction, {
    caller,
    holder,
    lines: ordered,
    userName,
    userPhone,
    destination: destination.value,
    code,
    customerReference,
    purchase,
  })
  if (!booked.ok) return booked
  if ('refused' in booked.value)
    return refusedLines(booked.value.refused.map(({ productId, ...line }) => ({ ...line, productId })))
  const refusal = await refusalOfCaller(shop, transaction, caller)
  if (refusal) return refusal
  const promising = { now, settings: await shop.settings.readWithin(transaction.db) }
  const mailing = mailingIn(shop, caller.language)
  const { orders, discountNote } = booked.value
  const [first, ...others] = orders
  const tell = (order: (typeof orders)[number]) => tellable(asShown(order), holder)
  const shown = [tell(first), ...others.map(tell)] as const
  const told = purchaseBookedEmail(purchase, shown, promising, mailing)
  const mail = withGuaranteeNotice(told, promising.settings, mailing)
  await writeEmail(shop, transaction, withOrderLink(shop, mailing, mail, { kind: 'purchase', id }), {
    event: purchaseBookedEvent(id),
    recipient: caller.email,
  })
  transaction.changed('bookings')
  return done({ ...(await readPurchase(transaction, id)), discountNote })
}

/** Returns the event of the email about a purchase. */
export function purchaseBookedEvent(purchaseId: string): string {
  return `purchase-booked:${purchaseId}`
}

async function readPurchase({ db }: Transaction, id: string): Promise<BookedPurchase> {
  const purchase = await findPurchase(db, id)
  if (!purchase) throw new Error('An idempotency key names a purchase that does not exist')
  return { purchase, orders: await listOrdersOfPurchase(db, purchase) }
}
