import type { Shop } from '../../../server/operations/shop.ts'
import type { Line } from '../reference/booking.ts'
import type { KeyedBooking, ToolAtStart } from './model.ts'
import type { PlannedCall } from './plan.ts'
import type { Processes } from './processes.ts'
import type { Recorder } from './recorder.ts'

/** An order that the shop has acknowledged. */
export interface KnownOrder {
  readonly id: string
  /** A name made of its booking's key and the position of its line. */
  readonly name: string
  readonly who: number
  readonly line: Line
  readonly cents: number
  /** The purchase number for a withdrawal, if it was booked in a basket. */
  readonly numbers?: { readonly order: string; readonly purchase: string }
}

export interface SentBooking extends KeyedBooking {
  readonly who: number
}

/** A payment whose client secret a customer has received. */
export interface KnownPayment {
  readonly intentId: string
  readonly who: number
  readonly orders: readonly KnownOrder[]
  /** Whether the provider has told the customer that it took the money. */
  isCharged: boolean
}

export interface KnownRefund {
  readonly id: string
  readonly cents: number
}

/** State shared by the callers of one history: a few tools, two customers, an admin, and the answers so far. */
export interface Scene {
  /** A shop in the check's own process, on the same database. */
  readonly shop: Shop
  readonly processes: Processes
  readonly recorder: Recorder
  /** The prefix of this history's keys. */
  readonly prefix: string
  readonly tools: readonly ToolAtStart[]
  readonly toolIds: readonly string[]
  readonly customers: readonly {
    readonly userId: string
    readonly email: string
    readonly token: string
  }[]
  readonly adminToken: string
  /** The secret key of the card sandbox. */
  readonly secretKey: string
  readonly bookings: SentBooking[]
  readonly orders: KnownOrder[]
  readonly payments: KnownPayment[]
  readonly refunds: KnownRefund[]
  /** The orders of acknowledged withdrawals. */
  readonly withdrawn: KnownOrder[]
}

/** Performs one act; does nothing if no subject for it exists. */
export type Performer = (scene: Scene, planned: PlannedCall) => Promise<unknown>

/** Returns the process that a caller asks first, which is usually its own. */
export function processOf({ caller, at }: PlannedCall): number {
  return caller + (at % 3 === 0 ? at : 0)
}
