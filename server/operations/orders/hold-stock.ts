import type { Hold } from '../../../domain/holds.ts'
import type { Transaction } from '../../data/database.ts'
import { type MovedTool, moveStock } from '../../data/queries/catalogue/stock.ts'
import { markHeld, markReleased, type OrderRow } from '../../data/queries/orders/orders.ts'

/** Gives the stock that an order holds back, once: an order that holds none changes nothing. */
export async function releaseStock(
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
 * Takes the stock of an order again whose hold ran out, before it may be paid (spec §10, stock).
 *
 * @param address keyed hash of the network address that it is held for; null: none is kept.
 * @returns the tool after that, or undefined when the pieces were sold in the meantime.
 */
export async function retakeStock(
  transaction: Transaction,
  order: OrderRow,
  { hold, address }: { readonly hold: Hold; readonly address: string | null },
  now: number,
): Promise<MovedTool | undefined> {
  const movement = {
    toolId: order.toolId,
    quantity: -order.quantity,
    reason: 'retaken',
    orderId: order.id,
  } as const
  const tool = await moveStock(transaction, movement, now)
  if (tool) await markHeld(transaction, order.id, hold, address)
  return tool
}
