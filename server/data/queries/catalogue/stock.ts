import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'
import type { StockReason } from '../../schema/catalogue-tables.ts'

interface StockMovement {
  readonly toolId: string
  /** Pieces that come in (above zero) or go out (below zero). */
  readonly quantity: number
  readonly reason: StockReason
  readonly orderId?: string
  readonly note?: string
  readonly by?: string
}

/** What a tool was like just after its stock moved. */
export interface MovedTool {
  readonly name: string
  readonly available: number
  readonly unitPriceCents: number
  readonly minimumOrder: number
}

/**
 * Moves stock and writes it into the ledger, in one step: the sum of a tool's movements is always what is
 * available. Nobody else changes `available`.
 *
 * @returns the tool after the movement, or undefined when so many pieces are not there (or no such tool is).
 */
export async function moveStock(
  transaction: Transaction,
  movement: StockMovement,
  now: number,
): Promise<MovedTool | undefined> {
  const { toolId, quantity } = movement
  const tool = await movedTool(transaction, movement, now)
  if (!tool) return undefined
  await transaction.db
    .insertInto('stock_movements')
    .values({
      id: newId(),
      tool_id: toolId,
      order_id: movement.orderId ?? null,
      quantity,
      reason: movement.reason,
      note: movement.note ?? '',
      created_by: movement.by ?? null,
      created_at: now,
    })
    .execute()
  transaction.changed('tools', `tool:${toolId}`)
  return tool
}

function movedTool(
  { db }: Transaction,
  { toolId, quantity, reason }: StockMovement,
  now: number,
): Promise<MovedTool | undefined> {
  const update = db
    .updateTable('tools')
    .set((eb) => ({ available: eb('available', '+', quantity), updated_at: now }))
    .where('id', '=', toolId)
    .where('available', '>=', -quantity)
  // Only what is for sale can be booked, and not below its minimum; a return or a late payment may move the rest.
  const bookable = update.where('deleted_at', 'is', null).where('minimum_order', '<=', -quantity)
  return (reason === 'booking' ? bookable : update)
    .returning(['name', 'available', 'unit_price_cents as unitPriceCents', 'minimum_order as minimumOrder'])
    .executeTakeFirst()
}

/** Tools whose stock is not the sum of their movements: always empty, and asked for by the checks. */
export async function findLedgerMismatches(read: Reader): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('tools')
    .leftJoin('stock_movements', 'stock_movements.tool_id', 'tools.id')
    .groupBy(['tools.id', 'tools.available'])
    .having(({ eb, fn, val }) =>
      eb(fn.coalesce(fn.sum<number>('stock_movements.quantity'), val(0)), '<>', eb.ref('tools.available')),
    )
    .select('tools.id')
    .execute()
  return rows.map((row) => row.id)
}
