import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { recordPayment } from '../../../contract/payments.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'

/** Whether the shop has written down that an order is paid. */
export type Noted =
  | { readonly kind: 'noted' }
  /** It did not answer, or not usably: its own reconciliation finds the payment. */
  | { readonly kind: 'unanswered' }
  /** It will not: the money goes back, or the order was paid by another payment. */
  | { readonly kind: 'refused'; readonly message: string }

// The spec (§7) says nothing of the answer: any success counts.
const recordAnywhere = operation({ ...recordPayment, answer: z.unknown() })
const finalRefusals: readonly string[] = ['PAYMENT_REFUNDED', 'ORDER_ALREADY_PAID']
/** Milliseconds between attempts. */
const pauses = [600, 1800, 5000] as const

/** Tells the shop that an order is paid (PATCH /bookings/{id}), again when it does not answer. Never rejects. */
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
