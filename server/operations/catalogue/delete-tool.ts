import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { toolsThatNeed } from '../../data/queries/catalogue/product-details.ts'
import { deleteRestocksFor } from '../../data/queries/catalogue/restock-requests.ts'
import { lockTool, markToolDeleted } from '../../data/queries/catalogue/tools.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/** Removes a tool from the list, once; its orders stay (docs/decisions/0007). */
export function deleteTool(shop: Shop, caller: Caller, id: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const tool = await lockTool(transaction, id)
    if (!tool || !(await markToolDeleted(transaction, id, now))) return refused('TOOL_NOT_FOUND')
    await deleteRestocksFor(transaction, id)
    const users = await toolsThatNeed(transaction, id)
    transaction.changed('tools', 'items', ...[id, ...users].map((changed) => `tool:${changed}` as const))
    const { name, unitPriceCents, available } = tool
    await recordChange(transaction, {
      at: now,
      by: caller,
      action: 'product.deleted',
      subject: { kind: 'product', id, name },
      before: { unitPriceCents, available },
    })
    return done(null)
  })
}
