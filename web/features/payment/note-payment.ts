import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { recordPayment } from '../../../contract/payments.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'

/** Whether the shop has recorded that an order is paid. */
export type Noted =
  | { readonly kind: 'noted' }
  /** No usable response: the shop's reconciliation finds the payment. */
  | { readonly kind: 'unanswered' }
  /** Refused: the payment is refunded, or another one paid the order. */
  | { readonly kind: 'refused'; readonly message: string }

// The spec (§7) does not define the response: any success counts.
const recordAnywhere = operation({ ...recordPayment, answer: z.unknown() })
const finalRefusals: readonly string[] = ['PAYMENT_REFUNDED', 'ORDER_ALREADY_PAID']
/** Milliseconds between attempts. */
const pauses = [600, 1800, 5000] as const

/**
 * Records at the shop that an order is paid (PATCH /bookings/{id}), with retries while it does not respond.
 * Never rejects.
 */
export async function notePayment(api: ShopApi, orderId: string, transactionId: string): Promise<Noted> {
  for (const pause of [...pauses, null]) {
    const noted = await tell(api, orderId, transactionId)
    if (noted !== 'again') return noted
    if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return { kind: 'unanswered' }
}

async function tell(api: ShopApi, orderId: string, transactionId: string): Promise<Noted | 'again'> {
  try {
    await api.call(recordAnywhere, {
      params: { id: orderId },
      body: { order: orderId, transactionId },
    })
    return { kind: 'noted' }
  } catch (error) {
    if (!(error instanceof ApiError)) {
      window.reportError(error)
      return { kind: 'unanswered' }
    }
    if (finalRefusals.includes(error.code)) return { kind: 'refused', message: error.message }
    const passing = error.status === 0 || error.status === 429 || error.status >= 500
    return passing ? 'again' : { kind: 'unanswered' }
  }
}
