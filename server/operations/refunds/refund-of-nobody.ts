import type { RefundRow } from '../../data/queries/payments/refunds.ts'

/** What is known of a refund that no person of the shop has made. */
type Known = Pick<RefundRow, 'id' | 'intentId' | 'origin' | 'amountCents' | 'currency' | 'createdAt'>

/**
 * Describes a refund that no person of the shop has made: without a reason and pieces to restock, due until it is
 * stored.
 */
export function refundOfNobody(known: Known): Omit<RefundRow, 'orderId'> {
  return {
    ...known,
    providerId: null,
    reason: '',
    restock: 0,
    state: 'due',
    failure: null,
    createdBy: null,
  }
}
