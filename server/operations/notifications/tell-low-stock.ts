import { isLow } from '../../../domain/stock-state.ts'
import type { Transaction } from '../../data/database.ts'
import { isForSale } from '../../data/queries/catalogue/product-states.ts'
import { lowStockEmail } from '../emails/notice-emails.ts'
import { type Teller, tellStaff } from './tell-staff.ts'

interface Stocked {
  readonly name: string
  readonly available: number
  readonly minimumOrder: number
}

/**
 * Tells staff that a movement made a product low: once when the stock falls below the mark, not for what is taken below
 * it. Of two bookings at once, the locked stock decides which one crossed it.
 *
 * @param quantity the pieces that moved, below zero for those that went out.
 * @param after the product after the movement.
 */
export async function tellLowStock(
  shop: Teller,
  transaction: Transaction,
  toolId: string,
  quantity: number,
  after: Stocked,
): Promise<void> {
  const { name, available, minimumOrder } = after
  const crossed = isLow(available, minimumOrder) && !isLow(available - quantity, minimumOrder)
  if (!crossed || !(await isForSale(transaction.db, toolId))) return
  const email = lowStockEmail({ toolId, name, available, minimumOrder }, shop.publicUrl)
  await tellStaff(shop, transaction, { kind: 'low-stock', subject: toolId, email })
}
