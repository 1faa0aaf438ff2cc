import { removeAdmin as operation } from '../../../contract/accounts.ts'
import { done } from '../../../domain/outcome.ts'
import { removeAdmin as remove } from '../../operations/accounts/remove-admin.ts'
import { serve } from '../serve-operation.ts'

export const removeAdmin = serve(operation, async ({ shop, input }) => {
  const removed = await remove(shop, input.params.email)
  return removed.ok ? done({ acknowledged: true, deletedCount: removed.value ? 1 : 0 }) : removed
})
