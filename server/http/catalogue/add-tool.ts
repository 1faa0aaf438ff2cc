import { addTool as operation } from '../../../contract/tools.ts'
import { centsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { addTool as add } from '../../operations/catalogue/add-tool.ts'
import { serve } from '../serve-operation.ts'

export const addTool = serve(operation, async ({ shop, caller, input: { body } }) => {
  const { img, name, shortDescription, minOrderQuantity, availableQuantity, price } = body
  const tool = {
    img,
    name,
    shortDescription,
    minimumOrder: minOrderQuantity,
    unitPriceCents: centsOf(price),
  }
  const added = await add(shop, caller, tool, availableQuantity)
  return added.ok ? done({ acknowledged: true, insertedId: added.value }) : added
})
