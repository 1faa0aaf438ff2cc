import type { Transaction } from '../../data/database.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { retakeUses } from '../../data/queries/prices/rule-uses.ts'

/**
 * Counts the uses of discounts again, for orders whose stock was just retaken.
 *
 * @returns the ids of the orders whose discount is not available any more.
 */
export async function ordersWithoutUse(
  transaction: Transaction,
  retaken: readonly Pick<OrderRow, 'id' | 'discountUseId'>[],
  now: number,
): Promise<readonly string[]> {
  const uses = retaken.map(({ discountUseId }) => discountUseId)
  const gone = await retakeUses(transaction, uses, now)
  return retaken
    .filter(({ discountUseId }) => discountUseId !== null && gone.has(discountUseId))
    .map(({ id }) => id)
}
