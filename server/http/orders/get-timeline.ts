import { getTimeline as operation } from '../../../contract/orders.ts'
import { done } from '../../../domain/outcome.ts'
import { getTimeline as readTimeline } from '../../operations/orders/get-timeline.ts'
import { serve } from '../serve-operation.ts'

export const getTimeline = serve(operation, async ({ shop, caller, input }) => {
  const timeline = await readTimeline(shop, caller, input.params.id)
  return timeline.ok ? done([...timeline.value]) : timeline
})
