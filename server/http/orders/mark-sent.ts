import { markSent as operation } from '../../../contract/orders.ts'
import { done } from '../../../domain/outcome.ts'
import { markSent as mark } from '../../operations/orders/mark-sent.ts'
import { serve } from '../serve-operation.ts'

export const markSent = serve(operation, async ({ shop, input }) => {
  const marked = await mark(shop, input.params.id)
  return marked.ok
    ? done({ acknowledged: true, matchedCount: 1, modifiedCount: marked.value ? 1 : 0 })
    : marked
})
