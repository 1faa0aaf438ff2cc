import type { Transaction } from '../../data/database.ts'
import { markHeld, markReleased, type OrderRow } from '../../data/queries/orders.ts'
import { moveStock } from '../../data/queries/stock.ts'

/** Gives the stock that an order holds back, once: an order that holds none changes nothing. */
export async function giveStockBack(
  transaction: Transaction,
  order: OrderRow,
  reason: 'cancellation' | 'hold-expired',
  now: number,
): Promise<void> {
  if (!(await markReleased(transaction, order.id))) return
  await moveStock(
    transaction,
    { toolId: order.toolId, quantity: order.quantity, reason, orderId: order.id },
    now,
  )
}

/**
 * Takes the stock of an order again whose hold ran out, before it may be paid (decision: stock).
 *
 * @returns false when the pieces were sold in the meantime.
 */
export async function takeStockAgain(
  transaction: Transaction,
  order: OrderRow,
  until: number,
  now: number,
): Promise<boolean> {
  if (order.stockHeld === 1) return true
  const movement = {
    toolId: order.toolId,
    quantity: -order.quantity,
    reason: 'retaken',
    orderId: order.id,
  } as const
  const tool = await moveStock(transaction, movement, now)
  if (!tool) return false
  await markHeld(transaction, order.id, until)
  return true
}
