import type { Hold } from '../../../domain/orders/holds.ts'
import type { Transaction } from '../../data/database.ts'
import { type MovedProduct, moveStock } from '../../data/queries/catalogue/stock.ts'
import { markHeld, markReleased } from '../../data/queries/orders/order-marks.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { tellLowStock } from '../notifications/tell-low-stock.ts'
import { type Teller, tellOfReturned } from '../restock/tell-waiting.ts'

/**
 * Releases an order's held stock once, and emails customers who wait for the product. Changes nothing without a hold.
 */
export async function releaseStock(
  shop: Teller,
  transaction: Transaction,
  order: OrderRow,
  reason: 'cancellation' | 'hold-expired',
  now: number,
): Promise<void> {
  if (!(await markReleased(transaction, order.id))) return
  const { productId, quantity } = order
  const product = await moveStock(transaction, { productId, quantity, reason, orderId: order.id }, now)
  if (product) await tellOfReturned(shop, transaction, productId, quantity, product)
}

/**
 * Takes the stock again for an order with an expired hold, before its payment (spec §10, stock).
 *
 * @param address keyed hash of the network address to which the hold counts; null when none is stored.
 *
 * @returns the product after the movement; undefined when the pieces are sold.
 */
export async function retakeStock(
  shop: Teller,
  transaction: Transaction,
  order: OrderRow,
  { hold, address }: { readonly hold: Hold; readonly address: string | null },
  now: number,
): Promise<MovedProduct | undefined> {
  const movement = {
    productId: order.productId,
    quantity: -order.quantity,
    reason: 'retaken',
    orderId: order.id,
  } as const
  const product = await moveStock(transaction, movement, now)
  if (!product) return undefined
  await markHeld(transaction, order.id, hold, address)
  await tellLowStock(shop, transaction, order.productId, -order.quantity, product)
  return product
}
