import { canBeInStock, isPayable } from '../../../domain/booking-rules.ts'
import { done, type Outcome, type Refusal, refused } from '../../../domain/outcome.ts'
import { isOwnPicture } from '../../../domain/own-picture.ts'
import type { Transaction } from '../../data/database.ts'
import { moveStock } from '../../data/queries/catalogue/stock.ts'
import { lockTool, type ToolDescription, updateToolDescription } from '../../data/queries/catalogue/tools.ts'
import type { Caller, Shop } from '../shop.ts'

export interface ToolChange {
  /** The fields to change. */
  readonly description: Partial<ToolDescription>
  /** Pieces added (positive) or removed (negative), and why. */
  readonly restock: { readonly quantity: number; readonly reason: string } | undefined
}

/**
 * Changes the given fields of a tool and moves its stock; other fields keep concurrent changes (docs/decisions/0007).
 *
 * @returns whether anything changed.
 */
export async function changeTool(
  shop: Shop,
  caller: Caller,
  id: string,
  change: ToolChange,
): Promise<Outcome<boolean>> {
  const { description, restock } = change
  const { img } = description
  if (img !== undefined && !isOwnPicture(img, shop)) return refused('IMAGE_NOT_OURS')
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const found = await lockTool(transaction, id)
    if (!found) return refused('TOOL_NOT_FOUND')
    const { available, ...before } = found
    const tool = { ...before, ...description }
    if (!isPayable(tool.unitPriceCents, tool.minimumOrder)) return refused('SMALLEST_ORDER_NOT_PAYABLE')
    if (restock && !canBeInStock(available + restock.quantity)) return outOfRange(available, restock.quantity)
    const differs = isDifferent(before, tool)
    if (differs) await updateDescription(transaction, id, tool, now)
    if (restock) {
      const { quantity, reason: note } = restock
      await moveStock(transaction, { toolId: id, quantity, reason: 'restock', note, by: caller.userId }, now)
    }
    return done(differs || restock !== undefined)
  })
}

async function updateDescription(
  transaction: Transaction,
  id: string,
  tool: ToolDescription,
  now: number,
): Promise<void> {
  await updateToolDescription(transaction, id, tool, now)
  transaction.changed('tools', `tool:${id}`)
}

function isDifferent(before: ToolDescription, after: ToolDescription): boolean {
  const changed: Readonly<Record<string, unknown>> = { ...after }
  return Object.entries(before).some(([field, value]) => changed[field] !== value)
}

function outOfRange(available: number, quantity: number): Refusal {
  if (quantity > 0) {
    return refused(
      'STOCK_OUT_OF_RANGE',
      `There are ${available} in stock, and the most is 1,000,000. Add fewer.`,
    )
  }
  return refused('STOCK_OUT_OF_RANGE', `Only ${available} are in stock. Take out at most that many.`)
}
