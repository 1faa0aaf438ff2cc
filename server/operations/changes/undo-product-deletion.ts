import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { toolsThatNeed } from '../../data/queries/catalogue/product-details.ts'
import { bringToolBack } from '../../data/queries/catalogue/tools.ts'
import { recordChange } from './record-change.ts'
import type { Undoing } from './undoing.ts'

/** Brings a deleted product back. Its stock and its ledger never left, so both are as they were. */
export async function undoProductDeletion(undoing: Undoing): Promise<Outcome<null>> {
  const { shop, transaction, caller, change } = undoing
  const { subjectId: id, subjectName: name } = change
  const available = await bringToolBack(transaction, id)
  // The second of two undos at once finds it for sale.
  if (available === undefined) return refused('CHANGE_UNDONE')
  const users = await toolsThatNeed(transaction, id)
  transaction.changed('tools', 'items', ...[id, ...users].map((changed) => `tool:${changed}` as const))
  await recordChange(transaction, {
    at: shop.clock(),
    by: caller,
    action: 'product.brought-back',
    subject: { kind: 'product', id, name },
    after: { available },
    undoes: change.sequence,
  })
  return done(null)
}
