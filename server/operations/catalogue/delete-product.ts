import { done, type Outcome } from '../../../domain/outcome.ts'
import { productsThatNeed } from '../../data/queries/catalogue/product-details.ts'
import { lockProduct, markProductDeleted } from '../../data/queries/catalogue/product-writes.ts'
import { deleteRestocksFor } from '../../data/queries/catalogue/restock-requests.ts'
import type { ProductKind } from '../../data/schema/catalogue-tables.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { productGone, subjectOf, topicsOf } from './refusal-of-product.ts'

/** Takes a product off sale, once, and keeps its orders (docs/decisions/0007). */
export function deleteProduct(
  shop: Shop,
  caller: Caller,
  id: string,
  kind: ProductKind = 'tool',
): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const product = await lockProduct(transaction, id)
    if (product?.kind !== kind || !(await markProductDeleted(transaction, id, now))) return productGone(kind)
    await deleteRestocksFor(transaction, id)
    const users = await productsThatNeed(transaction, id)
    transaction.changed(...topicsOf(kind, id, ...users), 'tools', 'items')
    const { name, unitPriceCents, available } = product
    await recordChange(transaction, {
      at: now,
      by: caller,
      action: kind === 'tool' ? 'product.deleted' : 'part.deleted',
      subject: subjectOf(kind, id, name),
      before: { unitPriceCents, ...(product.stocked && { available }) },
    })
    return done(null)
  })
}
