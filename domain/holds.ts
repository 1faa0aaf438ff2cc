import { countsAt, limitAt } from './rate-limit-factor.ts'

/** How long an order keeps its stock before anything says that its customer means it: half an hour. */
const untilBegunMs = 30 * 60_000

/** Until when an unpaid order holds its stock, in milliseconds since 1970. */
export interface Hold {
  readonly expiresAt: number
  /** Until when, once the payment has begun or the address is proven; null when that changes nothing. */
  readonly extendsTo: number | null
}

/**
 * The hold that begins at an instant (spec §10, stock). It is short until the payment has begun or the customer's
 * address is proven, so that a stranger cannot keep stock from others for a day.
 *
 * @param fullMs how long an order is held at most, in milliseconds.
 * @param sure whether the address is proven or the payment has begun.
 */
export function newHold(now: number, fullMs: number, sure: boolean): Hold {
  const full = now + fullMs
  const short = now + Math.min(untilBegunMs, fullMs)
  return sure || short === full ? { expiresAt: full, extendsTo: null } : { expiresAt: short, extendsTo: full }
}

/** Limits of unpaid orders that hold stock (docs/decisions/0018), at a rate-limit factor of 1. */
const orders = { account: 10, provenAccount: 30, address: 30 }
/** The part of a tool's stock that the unpaid orders of one account, or of one address, hold together. */
const share = 0.5
/** Of so many tools more than half may be held: the spec's single booking may take all of a tool. */
const large = { account: 3, address: 6 }

/** What one account, or the unproven accounts of one network address, hold unpaid already. */
export interface Held {
  readonly orders: number
  /** Of the tool that is booked. */
  readonly pieces: number
  /** Other tools of which it holds more than half. */
  readonly large: number
}

interface UnpaidBooking {
  readonly quantity: number
  readonly minimumOrder: number
  /** Pieces of the tool that are available or held unpaid, those of this booking included. */
  readonly stock: number
  /** Whether the account's email is proven. */
  readonly proven: boolean
  readonly account: Held
  /** Undefined for a proven account: it answers for itself. */
  readonly address: Held | undefined
}

/** Why a booking would hold too much, whose holds those are, and the limit that it would pass. */
export interface TooMuchHeld {
  readonly code: 'UNPAID_ORDERS_LIMIT' | 'UNPAID_SHARE_LIMIT'
  readonly holder: 'account' | 'address'
  readonly limit: number
}

/** Whether one more unpaid order would hold too much of the stock; null when it may be made. */
export function tooMuchHeld(booking: UnpaidBooking, factor: number): TooMuchHeld | null {
  if (!countsAt(factor)) return null
  const { proven, account, address } = booking
  return (
    tooManyOf('account', account, proven ? orders.provenAccount : orders.account, factor) ??
    (address ? tooManyOf('address', address, orders.address, factor) : null) ??
    tooLargeFor('account', account, booking, factor) ??
    (address ? tooLargeFor('address', address, booking, factor) : null)
  )
}

function tooManyOf(
  holder: TooMuchHeld['holder'],
  held: Held,
  most: number,
  factor: number,
): TooMuchHeld | null {
  const limit = limitAt(factor, most)
  return held.orders >= limit ? { code: 'UNPAID_ORDERS_LIMIT', holder, limit } : null
}

function tooLargeFor(
  holder: TooMuchHeld['holder'],
  held: Held,
  { quantity, minimumOrder, stock }: UnpaidBooking,
  factor: number,
): TooMuchHeld | null {
  // Never below what the tool is sold by.
  const limit = Math.max(minimumOrder, Math.ceil(stock * Math.min(1, share * factor)))
  const fits = held.pieces + quantity <= limit || held.large < limitAt(factor, large[holder])
  return fits ? null : { code: 'UNPAID_SHARE_LIMIT', holder, limit }
}
