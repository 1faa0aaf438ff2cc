import type { RefundRow } from '../../data/queries/payments/refunds.ts'

/** The fields of a refund that no member of staff made. */
type Known = Pick<
  RefundRow,
  'id' | 'intentId' | 'origin' | 'means' | 'amountCents' | 'currency' | 'createdAt'
>

/**
 * Builds a refund that no member of staff made: without a reason and without restocked pieces, and due until its state
 * is stored.
 */
export function refundOfNobody(known: Known): Omit<RefundRow, 'orderId'> {
  return {
    ...known,
    // Only an admin says which part is delivery.
    deliveryCents: 0,
    providerId: null,
    reason: '',
    restock: 0,
    state: 'due',
    failure: null,
    createdBy: null,
  }
}
