import { canBePaid, refusalOfBooking } from '../../../domain/booking-rules.ts'
import { newHold } from '../../../domain/holds.ts'
import { orderPriceCents } from '../../../domain/money.ts'
import { done, type Outcome, type Refusal, refused } from '../../../domain/outcome.ts'
import { priceBreakFor } from '../../../domain/price-breaks.ts'
import { shortStockText, stockState } from '../../../domain/stock-state.ts'
import type { Transaction } from '../../data/database.ts'
import { findProductState } from '../../data/queries/catalogue/product-states.ts'
import { moveStock } from '../../data/queries/catalogue/stock.ts'
import { findTool } from '../../data/queries/catalogue/tools.ts'
import { findOrder, insertOrder } from '../../data/queries/orders/orders.ts'
import { newId } from '../../platform/ids.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import { claimKey } from '../claim-key.ts'
import { orderBookedEmail } from '../emails/order-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { tellLowStock } from '../notifications/tell-low-stock.ts'
import { refusalOfCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'
import { alertHeldStock, isHoldRefusal, lockHolder, refusalOfHold } from './limit-unpaid.ts'

export interface Booking {
  readonly toolId: string
  readonly quantity: number
  readonly userName: string
  readonly userPhone: string
  /** The same key and booking give the same order (spec §10, submit twice). */
  readonly idempotencyKey: string | undefined
}

export interface BookedOrder {
  readonly orderId: string
  readonly priceCents: number
  /** In milliseconds; null when nothing is held. */
  readonly holdExpiresAt: number | null
  /** When the hold ends after payment begins or the email is verified; null when that extends nothing. */
  readonly holdExtendsTo: number | null
}

/**
 * Books a tool in one transaction: takes the stock, creates an unpaid order that holds it, and emails the customer.
 * The price is the shop's own unit price for this quantity × quantity (spec §10, an order's `price`); the statement that
 * takes the stock also reads the prices.
 */
export async function bookTool(shop: Shop, caller: Caller, booking: Booking): Promise<Outcome<BookedOrder>> {
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
  const { toolId, quantity } = booking
  const tool = await moveStock(transaction, { toolId, quantity: -quantity, reason: 'booking', orderId }, now)
  if (!tool) return explainRefusal(transaction, booking)
  const priceBreak = priceBreakFor(quantity, tool.priceBreaks)
  const unitPriceCents = priceBreak?.unitPriceCents ?? tool.unitPriceCents
  const priceCents = orderPriceCents(unitPriceCents, quantity)
  if (!canBePaid(priceCents)) return refused('ORDER_CANNOT_BE_PAID')
  const tooMuch = await refusalOfHold(shop, transaction, holder, { ...tool, id: orderId, toolId, quantity })
  if (tooMuch) return tooMuch
  const hold = newHold(now, shop.holdMs, holder.proven)
  const order = {
    id: orderId,
    userId: caller.userId,
    toolId,
    toolName: tool.name,
    quantity,
    unitPriceCents,
    priceBreakFrom: priceBreak?.from ?? null,
    priceCents,
    minimumOrder: tool.minimumOrder,
    availableBefore: tool.available + quantity,
    customerEmail: caller.email,
    userName: booking.userName || caller.name,
    userPhone: booking.userPhone,
    hold,
    holdAddress: holder.address,
  }
  const number = await insertOrder(transaction, order, now)
  const inOtherCurrency = await refusalOfCurrency(shop, transaction)
  if (inOtherCurrency) return inOtherCurrency
  if (!(await stillSignedIn(transaction, caller, now))) return refused('SESSION_ENDED')
  await writeEmail(shop, transaction, orderBookedEmail({ ...order, number }, shop.publicUrl), {
    event: `booked:${orderId}`,
    recipient: caller.email,
    orderId,
  })
  await tellLowStock(shop, transaction, toolId, -quantity, tool)
  return done({ orderId, priceCents, holdExpiresAt: hold.expiresAt, holdExtendsTo: hold.extendsTo })
}

/** Claims the idempotency key; returns the earlier booking, or the refusal, when the key was already used. */
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
  const { priceCents, holdExpiresAt, holdExtendsTo } = order
  return done({ orderId: order.id, priceCents, holdExpiresAt, holdExtendsTo })
}

/** Explains a refused stock update, with the tool as it is now. */
async function explainRefusal({ db }: Transaction, { toolId, quantity }: Booking): Promise<Refusal> {
  const tool = await findTool(db, toolId)
  if (!tool) {
    const hidden = (await findProductState(db, toolId)) === 'hidden'
    return refused(hidden ? 'TOOL_HIDDEN' : 'TOOL_NOT_FOUND')
  }
  const code = refusalOfBooking(tool, quantity) ?? 'QUANTITY_ABOVE_AVAILABLE'
  const figures = {
    QUANTITY_BELOW_MINIMUM: `The minimum order of this product is ${tool.minimumOrder}. Raise the quantity to it.`,
    QUANTITY_ABOVE_AVAILABLE: `Only ${tool.available} of this product ${tool.available === 1 ? 'is' : 'are'} left. Lower the quantity to that.`,
  }
  // No quantity would help.
  if (stockState(tool.available, tool.minimumOrder) === 'short')
    return refused(
      code,
      `${shortStockText(tool.available, tool.minimumOrder)}. It can be booked after the next delivery.`,
    )
  return refused(code, figures[code])
}
