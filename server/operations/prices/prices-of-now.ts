import type { Transaction } from '../../data/database.ts'
import type { MovedProduct } from '../../data/queries/catalogue/stock.ts'
import type { Shop } from '../shop.ts'
import { settlePrices } from './settle-prices.ts'

/**
 * Returns a product whose stock was moved with its prices of now. After the start or end of a sale, the first booking
 * applies it to its own products, so that it never waits for the others, nor has an old price.
 *
 * @param now the instant of the booking.
 */
export async function withPricesOfNow(
  shop: Pick<Shop, 'settings'>,
  transaction: Transaction,
  productId: string,
  moved: MovedProduct,
  now: number,
): Promise<MovedProduct> {
  const { nextPriceChangeAt: at } = moved
  if (at === null || at > now) return moved
  const settled = await settlePrices(shop, transaction, [productId], now)
  return { ...moved, ...settled.get(productId) }
}
