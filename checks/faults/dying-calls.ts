import type { DatabasePlace } from '../../server/data/open-database.ts'
import { bookTogether } from '../../server/operations/orders/book-together.ts'
import { expireHolds } from '../../server/operations/orders/expire-holds.ts'
import { createPaymentIntent } from '../../server/operations/payments/create-payment-intent.ts'
import { handlePaymentEvent } from '../../server/operations/payments/handle-payment-event.ts'
import { recordPayment } from '../../server/operations/payments/record-payment.ts'
import { refundOrder } from '../../server/operations/refunds/refund-order.ts'
import type { Shop } from '../../server/operations/shop.ts'

/** The operations of paying that a process may die in. */
const operations = {
  bookTogether,
  createPaymentIntent,
  recordPayment,
  handlePaymentEvent,
  refundOrder,
  expireHolds,
} as const

/** A call of an operation as it is sent to another process, in JSON. */
export interface SentCall {
  readonly call: keyof typeof operations
  /** Without the shop. */
  readonly arguments: readonly unknown[]
}

/** What the dying process gets as its argument. */
export interface DyingCall extends SentCall {
  readonly place: DatabasePlace
  /** Address of the card provider, which outlives the process. */
  readonly provider: string
  /** The step at which it dies, from 1. */
  readonly dieAt: number
}

/** Makes a sent call. */
export async function makeCall(shop: Shop, { call, arguments: given }: SentCall): Promise<void> {
  const operation: (shop: Shop, ...rest: never[]) => Promise<unknown> = operations[call]
  // The sender took them from the operation's own parameters.
  await operation(shop, ...(given as never[]))
}
