import type * as contract from '../../../contract/catalogue/stock.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { findProduct } from '../../data/queries/catalogue/managed-products.ts'
import { type ListedMovement, listMovementsByPage } from '../../data/queries/catalogue/stock-movements.ts'
import { correctStock } from '../../operations/catalogue/correct-stock.ts'
import { told } from '../../platform/stored-sentences.ts'
import { listPage } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

const pageSize = 50

export const stock = {
  correctStock: async ({ shop, caller, input: { params, body } }) => {
    const { change, counted = 0, shown, reason, note = '' } = body
    const by = change === undefined ? { counted, shown } : { change }
    const outcome = await correctStock(shop, caller, params.id, { by, reason, note })
    if (!outcome.ok) return outcome
    const { available, change: made } = outcome.value
    return done({ acknowledged: true, change: made, availableQuantity: available })
  },
  listMovements: {
    handle: async ({ shop, input: { params, query }, setHeader }) => {
      const read = shop.database.read
      if (!(await findProduct(read, params.id))) return refused('TOOL_NOT_FOUND')
      const { limit = pageSize, after } = query
      return listPage(await listMovementsByPage(read, params.id, { limit, after }), setHeader, toMovement)
    },
    hasUsualLimit: () => true,
  },
} satisfies HandlersOf<typeof contract.stock>

function toMovement(row: ListedMovement): contract.StockMovement {
  const { id, quantity, stock, reason, note, createdAt, by, orderId, orderNumber } = row
  const at = new Date(createdAt).toISOString()
  return {
    _id: id,
    quantity,
    stock,
    reason,
    note: told(note),
    at,
    ...(by !== null && { by }),
    ...(orderId !== null &&
      orderNumber !== null && { order: { _id: orderId, number: formatOrderNumber(orderNumber) } }),
  }
}
