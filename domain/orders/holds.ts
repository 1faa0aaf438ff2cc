import { countsAt, limitAt } from '../rate-limit-factor.ts'

/** The hold before payment begins or the email is verified: thirty minutes. */
const initialHoldMs = 30 * 60_000

/** When an unpaid order's hold ends, in milliseconds since 1970. */
export interface Hold {
  readonly expiresAt: number
  /** The end once payment begins or the email is verified; null if that does not extend the hold. */
  readonly extendsTo: number | null
}

/**
 * Returns the hold of a booking made at an instant (spec §10, stock). The hold is short until payment begins or the
 * email is verified, so that a stranger cannot block stock for a day.
 * @param fullMs the longest hold, in milliseconds.
 * @param sure whether the email is verified or payment has begun.
 */
export function newHold(now: number, fullMs: number, sure: boolean): Hold {
  const full = now + fullMs
  const short = now + Math.min(initialHoldMs, fullMs)
  return sure || short === full ? { expiresAt: full, extendsTo: null } : { expiresAt: short, extendsTo: full }
}

/** Limits of unpaid orders that hold stock (docs/decisions/0018), at a rate-limit factor of 1. */
const orders = { account: 10, provenAccount: 30, address: 30 }
/** The share of a product's stock that unpaid orders of one account or one network address may hold. */
const share = 0.5
/** How many products may exceed that share: the spec permits a booking of a product's whole stock. */
const large = { account: 3, address: 6 }

/** The unpaid holds of one account, or of all unverified accounts at one network address. */
export interface Held {
  readonly orders: number
  /** Held pieces of the booked product. */
  readonly pieces: number
  /** The number of other products of which more than half of the stock is held. */
  readonly large: number
}

interface UnpaidBooking {
  readonly quantity: number
  readonly minimumOrder: number
  /** Pieces of the product that are available or held unpaid, including this booking's. */
  readonly stock: number
  /** Whether the account's email is verified. */
  readonly proven: boolean
  readonly account: Held
  /** Undefined for a verified account, which has only the limit of its account. */
  readonly address: Held | undefined
}

/** The exceeded limit: whose limit, and its value. */
export interface TooMuchHeld {
  readonly code: 'UNPAID_ORDERS_LIMIT' | 'UNPAID_SHARE_LIMIT'
  readonly holder: 'account' | 'address'
  readonly limit: number
}

/** Returns the limit that another unpaid order would exceed; null if the order is allowed. */
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
  // At least the product's minimum order.
  const limit = Math.max(minimumOrder, Math.ceil(stock * Math.min(1, share * factor)))
  const fits = held.pieces + quantity <= limit || held.large < limitAt(factor, large[holder])
  return fits ? null : { code: 'UNPAID_SHARE_LIMIT', holder, limit }
}
