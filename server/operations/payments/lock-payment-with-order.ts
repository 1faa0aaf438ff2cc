import type { Transaction } from '../../data/database.ts'
import { lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { findPayment, lockPayment, type PaymentRow } from '../../data/queries/payments/payments.ts'

interface PaymentWithOrder {
  /** Undefined for an unknown payment. */
  readonly payment: PaymentRow | undefined
  /** Undefined until the payment is bound to an order. */
  readonly order: OrderRow | undefined
}

/** Locks a payment and its order for this transaction. Locks the order first, as everywhere, to avoid deadlocks. */
export async function lockPaymentWithOrder(
  transaction: Transaction,
  intentId: string,
): Promise<PaymentWithOrder> {
  const orderId = (await findPayment(transaction.db, intentId))?.orderId ?? null
  const order = orderId === null ? undefined : await lockOrder(transaction, orderId)
  const payment = await lockPayment(transaction, intentId)
  if (order || !payment || payment.orderId === null) return { payment, order }
  // The payment was bound while this waited for it. In case of a deadlock, the transaction runs again.
  return { payment, order: await lockOrder(transaction, payment.orderId) }
}
