import { type Refusal, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findHolderOfSku } from '../../data/queries/catalogue/skus.ts'

/** Refuses a SKU that another product has in any spelling (`foldSku`). Call `lockSkus` before. */
export async function refusalOfSku(
  transaction: Transaction,
  sku: string | undefined,
  ownId: string,
): Promise<Refusal | undefined> {
  if (sku === undefined || sku === '') return undefined
  const holder = await findHolderOfSku(transaction, sku, ownId)
  if (holder === undefined) return undefined
  return refusedAt('sku', 'SKU_TAKEN', takenSku(holder))
}

/** Says which product already has a SKU. */
export function takenSku(holder: string): string {
  return `The product “${holder}” has this SKU. Write another one, or change that product first.`
}
