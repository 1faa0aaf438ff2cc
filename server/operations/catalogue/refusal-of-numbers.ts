import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'
import { said } from '../../../contract/languages/said.ts'
import { type Refusal, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findHolderOfGtin, findHolderOfSku } from '../../data/queries/catalogue/skus.ts'
import { catalogueTexts } from './catalogue-texts.ts'

/** The numbers that only one product may have. */
export type OwnNumbers = Pick<ProductDetails, 'sku' | 'gtin'>

/** Refuses a SKU or a GTIN that another product has, in whatever writing. Call `lockSkus` before. */
export async function refusalOfNumbers(
  transaction: Transaction,
  { sku, gtin }: OwnNumbers,
  ownId: string,
): Promise<Refusal | undefined> {
  const skuHolder = sku ? await findHolderOfSku(transaction, sku, ownId) : undefined
  if (skuHolder !== undefined) return refusedAt('sku', 'SKU_TAKEN', takenSku(skuHolder))
  const gtinHolder = gtin ? await findHolderOfGtin(transaction, gtin, ownId) : undefined
  if (gtinHolder !== undefined) return refusedAt('gtin', 'GTIN_TAKEN', takenGtin(gtinHolder))
  return undefined
}

/** Says which product has a SKU already. */
export function takenSku(holder: string): string {
  return said(catalogueTexts).skuTaken(holder)
}

/** Says which product has a GTIN already. */
export function takenGtin(holder: string): string {
  return said(catalogueTexts).gtinTaken(holder)
}
