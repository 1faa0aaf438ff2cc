import { markHandled as operation } from '../../../contract/quotes.ts'
import { done } from '../../../domain/outcome.ts'
import { markHandled as mark } from '../../operations/quotes/mark-handled.ts'
import { serve } from '../serve-operation.ts'

export const markHandled = serve(operation, async ({ shop, input }) => {
  const marked = await mark(shop, input.params.id)
  return marked.ok
    ? done({ acknowledged: true, matchedCount: 1, modifiedCount: marked.value ? 1 : 0 })
    : marked
})
