import { productStates } from '../../../contract/catalogue/product-states.ts'
import { said } from '../../../contract/languages/said.ts'
import { type Outcome, refused } from '../../../domain/outcome.ts'
import { findProductState } from '../../data/queries/catalogue/product-states.ts'
import { lockProduct } from '../../data/queries/catalogue/product-writes.ts'
import { putInState } from '../catalogue/set-product-state.ts'
import { undoTexts } from './undo-texts.ts'
import { refusalOfSecondUndo, type Undoing } from './undoing.ts'

/** Restores the state of a product from before it was hidden or shown, unless its state has changed since. */
export async function undoProductState(undoing: Undoing): Promise<Outcome<boolean>> {
  const { shop, transaction, caller, change, after } = undoing
  const { subjectId: id, sequence } = change
  const product = await lockProduct(transaction, id)
  const now = product && (await findProductState(transaction.db, id))
  if (!product || !now) return refused('CHANGE_STANDS_BEHIND', said(undoTexts).productDeleted)
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const state = productStates.find((known) => known === undoing.before.state)
  if (now !== after.state || state === undefined || state === now)
    return refused('CHANGE_STANDS_BEHIND', said(undoTexts).stateChanged)
  const undone = await putInState(shop, transaction, caller, { ...product, id, before: now, state }, sequence)
  if (undone.ok || undone.code !== 'PICTURE_MISSING') return undone
  return refused('CHANGE_STANDS_BEHIND', said(undoTexts).noPicture)
}
