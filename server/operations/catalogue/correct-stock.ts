import type { CorrectionReason } from '../../../contract/catalogue/stock.ts'
import { said } from '../../../contract/languages/said.ts'
import { canBeInStock } from '../../../domain/orders/booking-rules.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { lockProduct } from '../../data/queries/catalogue/product-writes.ts'
import { moveStock } from '../../data/queries/catalogue/stock.ts'
import { recordChange } from '../changes/record-change.ts'
import { tellLowStock } from '../notifications/tell-low-stock.ts'
import { tellWaiting } from '../restock/tell-waiting.ts'
import type { Caller, Shop } from '../shop.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import { subjectOf } from './refusal-of-product.ts'
import { outOfRange } from './refusal-of-stock.ts'

interface StockCorrection {
  /** Pieces added (positive) or removed (negative), or the counted stock. */
  readonly by: { readonly change: number } | { readonly counted: number; readonly shown: number | undefined }
  readonly reason: CorrectionReason
  readonly note: string
}

/**
 * Corrects the stock of a product, with a reason in the ledger. A count is refused if the stock has changed since it
 * was shown to the person who counted.
 *
 * @returns the change and the stock after it; a count equal to the stock changes nothing.
 */
export function correctStock(
  shop: Shop,
  caller: Caller,
  productId: string,
  { by, reason, note }: StockCorrection,
): Promise<Outcome<{ readonly change: number; readonly available: number }>> {
  return shop.database.write(async (transaction) => {
    const found = await lockProduct(transaction, productId)
    if (!found) return refused('TOOL_NOT_FOUND')
    if (!found.stocked) return refused('TOOL_NOT_FOUND', said(catalogueTexts).giveStockFirst)
    const { available } = found
    if ('counted' in by && by.shown !== undefined && by.shown !== available) return moved(by.shown, available)
    const change = 'counted' in by ? by.counted - available : by.change
    if (change === 0) return done({ change, available })
    const after = available + change
    if (!canBeInStock(after)) return outOfRange(available, change)
    const movement = { productId, quantity: change, reason, note, by: caller.userId }
    const at = shop.clock()
    await moveStock(transaction, movement, at)
    await tellWaiting(shop, transaction, productId, found, { ...found, available: after })
    await tellLowStock(shop, transaction, productId, change, { ...found, available: after })
    await recordChange(transaction, {
      at,
      by: caller,
      action: 'stock.corrected',
      subject: subjectOf(found.kind, productId, found.name),
      before: { available },
      after: { available: after, moved: change, reason, ...(note !== '' && { note }) },
    })
    return done({ change, available: after })
  })
}

function moved(shown: number, available: number) {
  return refused('STOCK_MOVED', said(catalogueTexts).stockMoved(shown, available))
}
