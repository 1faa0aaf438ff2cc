import { retryRefund as operation } from '../../../contract/refunds.ts'
import { done } from '../../../domain/outcome.ts'
import { retryRefund as retry } from '../../operations/refunds/retry-refund.ts'
import { serve } from '../serve-operation.ts'

export const retryRefund = serve(operation, async ({ shop, caller, input }) => {
  const made = await retry(shop, caller, input.params.id)
  if (!made.ok) return made
  return done({ acknowledged: true, insertedId: made.value.id, state: made.value.state })
})
