import type { Reader } from '../../data/database.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { listRefundsOfOrder } from '../../data/queries/payments/refunds.ts'

/** Returns the delivery of a paid order that refunds return, in cents, also those that the provider has yet to make. */
export async function refundedDelivery(
  read: Reader,
  { id, deliveryCents, transactionId }: Pick<OrderRow, 'id' | 'deliveryCents' | 'transactionId'>,
): Promise<number> {
  if (deliveryCents === 0) return 0
  const refunds = await listRefundsOfOrder(read, id)
  return refunds
    .filter(({ state, intentId }) => state !== 'failed' && intentId === transactionId)
    .reduce((sum, refund) => sum + refund.deliveryCents, 0)
}
