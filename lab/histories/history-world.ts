import type { Caller } from '../../server/operations/shop.ts'
import type { TestShop } from '../../server/testing/test-shop.ts'
import type { Line } from './reference/booking.ts'
import type { ReferenceEvent } from './reference/paying.ts'
import type { Order, Payment } from './reference/records.ts'
import type { Answer } from './reference/settling.ts'
import type { ReferenceShop } from './reference/shop.ts'
import type { HistoryStep } from './steps.ts'

/** A step on both sides: its description, the rules' answer, and the shop's answer. */
export interface PlannedStep {
  readonly what: string
  expected(): Answer
  actual(): Promise<Answer>
}

/** An event of the provider, as the shop receives it. */
export interface WorldEvent extends ReferenceEvent {
  readonly type: string
  /** Whether the provider also lists the event, for shops without a webhook. */
  readonly isListed: boolean
}

/** The basket that a customer sent last, and the orders that it became. */
export interface SentBasket {
  readonly key: string
  readonly lines: readonly Line[]
  /** None if it was refused. */
  readonly orders: readonly Order[]
}

/** The context in which the steps of a history are planned. */
export interface HistoryWorld {
  readonly shop: TestShop
  /** The prefix of this history's ids at the provider. */
  readonly prefix: string
  readonly reference: ReferenceShop
  readonly customers: readonly Caller[]
  readonly admin: Caller
  readonly toolIds: readonly string[]
  /** In the order of the reference's orders and payments. */
  readonly orderIds: string[]
  readonly intentIds: string[]
  readonly events: WorldEvent[]
  readonly baskets: Map<number, SentBasket>
  /** The number of steps until the provider answers again. */
  downFor: number
  /** Returns the index of an intent that the shop has just returned. */
  paymentOf(intentId: string): number
  /** Notes an event that the provider sends. */
  noteEvent(event: Omit<WorldEvent, 'payment'>, payment: Payment): void
}

/** Plans one act; undefined if no subject for it exists. */
export type Planner = (
  world: HistoryWorld,
  step: HistoryStep,
) => PlannedStep | undefined | Promise<PlannedStep | undefined>
