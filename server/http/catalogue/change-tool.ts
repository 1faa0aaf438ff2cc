import { changeTool as operation } from '../../../contract/tools.ts'
import { centsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { changeTool as change } from '../../operations/catalogue/change-tool.ts'
import { serve } from '../serve-operation.ts'

export const changeTool = serve(operation, async ({ shop, caller, input: { params, body } }) => {
  const { img, name, shortDescription, minOrderQuantity, price, restock } = body
  const description = {
    ...(img !== undefined && { img }),
    ...(name !== undefined && { name }),
    ...(shortDescription !== undefined && { shortDescription }),
    ...(minOrderQuantity !== undefined && { minimumOrder: minOrderQuantity }),
    ...(price !== undefined && { unitPriceCents: centsOf(price) }),
  }
  const changed = await change(shop, caller, params.id, { description, restock })
  return changed.ok
    ? done({ acknowledged: true, matchedCount: 1, modifiedCount: changed.value ? 1 : 0 })
    : changed
})
