import { cancelOrder as operation } from '../../../contract/orders.ts'
import { done } from '../../../domain/outcome.ts'
import { cancelOrder as cancel } from '../../operations/orders/cancel-order.ts'
import { serve } from '../serve-operation.ts'

export const cancelOrder = serve(operation, async ({ shop, caller, input }) => {
  const cancelled = await cancel(shop, caller, input.params.id)
  return cancelled.ok ? done({ acknowledged: true, deletedCount: 1 }) : cancelled
})
