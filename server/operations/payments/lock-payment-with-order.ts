import type { Transaction } from '../../data/database.ts'
import { lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { findPayment, lockPayment, type PaymentRow } from '../../data/queries/payments/payments.ts'

interface PaymentWithOrder {
  /** Undefined when the shop knows no such payment. */
  readonly payment: PaymentRow | undefined
  /** Undefined until the payment is bound to one. */
  readonly order: OrderRow | undefined
}

/**
 * Takes a payment, and the order that it is bound to, for this transaction alone. The order first, as everywhere: two
 * transactions that lock in one order cannot wait for each other.
 */
export async function lockPaymentWithOrder(
  transaction: Transaction,
  intentId: string,
): Promise<PaymentWithOrder> {
  const orderId = (await findPayment(transaction.db, intentId))?.orderId ?? null
  const order = orderId === null ? undefined : await lockOrder(transaction, orderId)
  const payment = await lockPayment(transaction, intentId)
  if (order || !payment || payment.orderId === null) return { payment, order }
  // It was bound while this waited for it. Should that be a deadlock after all, the transaction is run again.
  return { payment, order: await lockOrder(transaction, payment.orderId) }
}
