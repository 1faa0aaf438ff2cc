import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { recordPayment } from '../../../contract/payments/payments.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'

/** Whether the shop has recorded a payment. */
export type Noted =
  /** `refunded`: ids of orders that could no longer be paid, whose share is refunded. */
  | { readonly kind: 'noted'; readonly refunded: readonly string[] }
  /** No usable response: the shop's reconciliation will find the payment. */
  | { readonly kind: 'unanswered' }
  /** Refused: the whole payment is refunded, or another payment paid the orders. */
  | { readonly kind: 'refused'; readonly message: string }

// The spec (§7) does not define the response: any success counts.
const recordAnywhere = operation({ ...recordPayment, answer: z.unknown() })
const namesRefunded = z.object({ refundedOrders: z.array(z.string()) })
const finalRefusals: readonly string[] = ['PAYMENT_REFUNDED', 'ORDER_ALREADY_PAID']
/** Milliseconds between attempts. */
const pauses = [600, 1800, 5000] as const

/** The answer for one order of the payment. `refunded`: orders that a refusal names. */
type Told =
  | Noted
  | { readonly kind: 'refused-one'; readonly message: string; readonly refunded: readonly string[] }

/**
 * Records at the shop that a payment's orders are paid (PATCH /bookings/{id} of one of them). Retries while the shop
 * does not respond. Never rejects.
 */
export async function notePayment(
  api: ShopApi,
  orderIds: readonly string[],
  transactionId: string,
): Promise<Noted> {
  let message = ''
  for (const id of orderIds) {
    const told = await noteOne(api, id, transactionId)
    if (told.kind !== 'refused-one') return told
    const { refunded } = told
    message = told.message
    // This order's money is refunded. Orders that the refusal does not name are paid.
    if (refunded.length > 0 && orderIds.some((each) => !refunded.includes(each)))
      return { kind: 'noted', refunded }
    if (refunded.length > 0) break
  }
  return { kind: 'refused', message }
}

async function noteOne(api: ShopApi, orderId: string, transactionId: string): Promise<Told> {
  for (const pause of [...pauses, null]) {
    const told = await tell(api, orderId, transactionId)
    if (told !== 'again') return told
    if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return { kind: 'unanswered' }
}

async function tell(api: ShopApi, orderId: string, transactionId: string): Promise<Told | 'again'> {
  try {
    const answer = await api.call(recordAnywhere, {
      params: { id: orderId },
      body: { order: orderId, transactionId },
    })
    return { kind: 'noted', refunded: refundedIn(answer) }
  } catch (error) {
    if (!(error instanceof ApiError)) {
      window.reportError(error)
      return { kind: 'unanswered' }
    }
    if (finalRefusals.includes(error.code)) {
      const refunded = error.lines.flatMap(({ order }) => (order === undefined ? [] : [order]))
      return { kind: 'refused-one', message: error.message, refunded }
    }
    const passing = error.status === 0 || error.status === 429 || error.status >= 500
    return passing ? 'again' : { kind: 'unanswered' }
  }
}

function refundedIn(answer: unknown): readonly string[] {
  const { success, data } = z.safeParse(namesRefunded, answer)
  return success ? data.refundedOrders : []
}
