import { saleOf } from '../../../domain/prices/sale-price.ts'
import type { Transaction } from '../../data/database.ts'
import { listImportedPrices } from '../../data/queries/imports/import-sales.ts'
import type { Writing } from '../../data/queries/imports/write-import.ts'
import { readLiveSales } from '../prices/settle-prices.ts'
import type { Shop } from '../shop.ts'

/** Returns the written products of a portion that a sale lowers before or after the writing. */
export async function listSaleProducts(
  shop: Shop,
  transaction: Transaction,
  writing: Writing,
): Promise<readonly string[]> {
  const { now } = writing
  const { sales, leastCents } = await readLiveSales(shop, transaction.db, now)
  const products = await listImportedPrices(transaction, writing)
  return products
    .filter((product) => product.isOnSale || saleOf(sales, product, { now, leastCents }) !== undefined)
    .map(({ productId }) => productId)
}
