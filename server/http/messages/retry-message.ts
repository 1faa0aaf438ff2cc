import { retryEmail as operation } from '../../../contract/emails.ts'
import { done } from '../../../domain/outcome.ts'
import { retryEmail as retry } from '../../operations/messages/retry-message.ts'
import { serve } from '../serve-operation.ts'

export const retryEmail = serve(operation, async ({ shop, input }) => {
  const retried = await retry(shop, input.params.id)
  return retried.ok
    ? done({ acknowledged: true, matchedCount: 1, modifiedCount: retried.value ? 1 : 0 })
    : retried
})
