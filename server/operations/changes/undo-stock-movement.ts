import { said } from '../../../contract/languages/said.ts'
import { canBeInStock } from '../../../domain/orders/booking-rules.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { lockProduct } from '../../data/queries/catalogue/product-writes.ts'
import { moveStock } from '../../data/queries/catalogue/stock.ts'
import { stored } from '../../platform/stored-sentences.ts'
import { ledgerTexts } from '../catalogue/ledger-texts.ts'
import { subjectOf } from '../catalogue/refusal-of-product.ts'
import { tellLowStock } from '../notifications/tell-low-stock.ts'
import { tellWaiting } from '../restock/tell-waiting.ts'
import { recordChange } from './record-change.ts'
import { undoTexts } from './undo-texts.ts'
import { refusalOfSecondUndo, type Undoing } from './undoing.ts'

/** Reverses the movement of a delivery or correction, unless the pieces are sold. */
export async function undoStockMovement(undoing: Undoing): Promise<Outcome<null>> {
  const { shop, transaction, caller, change, after } = undoing
  const { subjectId: id } = change
  const found = await lockProduct(transaction, id)
  if (!found) return refused('CHANGE_STANDS_BEHIND', said(undoTexts).productDeleted)
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const quantity = -Number(after.moved)
  const { available } = found
  const left = available + quantity
  if (!canBeInStock(left)) {
    return refused(
      'CHANGE_STANDS_BEHIND',
      quantity < 0 ? said(undoTexts).piecesGone(available, -quantity) : said(undoTexts).stockFull(available),
    )
  }
  const at = shop.clock()
  const note = stored(ledgerTexts).undoes(change.sequence)
  await moveStock(transaction, { productId: id, quantity, reason: 'restock', note, by: caller.userId }, at)
  if (found.stocked) {
    await tellWaiting(shop, transaction, id, found, { ...found, available: left })
    await tellLowStock(shop, transaction, id, quantity, { ...found, available: left })
  }
  await recordChange(transaction, {
    at,
    by: caller,
    action: 'stock.corrected',
    subject: subjectOf(found.kind, id, found.name),
    before: { available },
    after: { available: left, moved: quantity },
    undoes: change.sequence,
  })
  return done(null)
}
