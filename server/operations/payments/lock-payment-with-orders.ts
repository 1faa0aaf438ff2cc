import type { Transaction } from '../../data/database.ts'
import { lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { listOrderIdsOfPayment } from '../../data/queries/payments/payment-parts.ts'
import { lockPayment, type PaymentRow } from '../../data/queries/payments/payments.ts'

interface PaymentWithOrders {
  /** Undefined if the payment is unknown. */
  readonly payment: PaymentRow | undefined
  /** The orders, sorted by number; empty until the payment is bound to an order. */
  readonly orders: readonly OrderRow[]
}

/** Locks orders by id until the transaction ends; every caller uses this order, to avoid deadlocks. */
export async function lockOrders(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<readonly OrderRow[]> {
  const orders = await Promise.all(orderIds.toSorted().map((id) => lockOrder(transaction, id)))
  return orders.filter((order) => order !== undefined).toSorted((one, other) => one.number - other.number)
}

/**
 * Locks a payment and its orders for this transaction. Locks the orders first, as all code does, to avoid deadlocks.
 *
 * @param unboundFor the order to lock for a payment without one.
 */
export async function lockPaymentWithOrders(
  transaction: Transaction,
  intentId: string,
  unboundFor?: string,
): Promise<PaymentWithOrders> {
  const ids = await listOrderIdsOfPayment(transaction.db, intentId)
  const wanted = ids.length === 0 && unboundFor !== undefined ? [unboundFor] : ids
  const [orders, payment] = await Promise.all([
    lockOrders(transaction, wanted),
    lockPayment(transaction, intentId),
  ])
  if (ids.length > 0) return { payment, orders }
  const current = await listOrderIdsOfPayment(transaction.db, intentId)
  if (current.length === 0) return { payment, orders }
  // Another transaction bound the payment meanwhile. After a deadlock, the transaction is retried.
  return { payment, orders: await lockOrders(transaction, current) }
}
