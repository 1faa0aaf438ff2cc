import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { toolsThatNeed } from '../../data/queries/catalogue/product-details.ts'
import { deleteRestocksFor } from '../../data/queries/catalogue/restock-requests.ts'
import { markToolDeleted } from '../../data/queries/catalogue/tools.ts'
import type { Shop } from '../shop.ts'

/** Removes a tool from the list, once; its orders stay (docs/decisions/0007). */
export function deleteTool(shop: Shop, id: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    if (!(await markToolDeleted(transaction, id, shop.clock()))) return refused('TOOL_NOT_FOUND')
    await deleteRestocksFor(transaction, id)
    const users = await toolsThatNeed(transaction, id)
    transaction.changed('tools', 'items', ...[id, ...users].map((changed) => `tool:${changed}` as const))
    return done(null)
  })
}
