import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { productsThatNeed } from '../../data/queries/catalogue/product-details.ts'
import { bringProductBack } from '../../data/queries/catalogue/product-writes.ts'
import { findDeletedNumbers, lockSkus } from '../../data/queries/catalogue/skus.ts'
import { refusalOfDeletedPlace } from '../catalogue/refusal-of-family.ts'
import { refusalOfNumbers } from '../catalogue/refusal-of-numbers.ts'
import { subjectOf, topicsOf } from '../catalogue/refusal-of-product.ts'
import { recordChange } from './record-change.ts'
import { refusalOfSecondUndo, type Undoing } from './undoing.ts'

/** Restores a deleted product. Its stock and ledger were never deleted, so both are unchanged. */
export async function undoProductDeletion(undoing: Undoing): Promise<Outcome<null>> {
  const { shop, transaction, caller, change } = undoing
  const { subjectId: id, subjectName: name } = change
  await lockSkus(transaction)
  const taken =
    (await refusalOfNumbers(transaction, await findDeletedNumbers(transaction.db, id), id)) ??
    (await refusalOfDeletedPlace(transaction, id))
  if (taken) return taken
  const back = await bringProductBack(transaction, id)
  // The second of two concurrent undos finds the product on sale again.
  if (!back) return refused('CHANGE_UNDONE')
  // A later deletion has its own entry, so this entry cannot be undone twice.
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const users = await productsThatNeed(transaction, id)
  transaction.changed(...topicsOf(back.kind, id, ...users), 'tools', 'items', 'board')
  await recordChange(transaction, {
    at: shop.clock(),
    by: caller,
    action: back.kind === 'tool' ? 'product.brought-back' : 'part.brought-back',
    subject: subjectOf(back.kind, id, name),
    after: back.stocked === 1 ? { available: back.available } : undefined,
    undoes: change.sequence,
  })
  return done(null)
}
