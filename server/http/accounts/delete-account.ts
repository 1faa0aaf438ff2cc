import { deleteAccount as operation } from '../../../contract/accounts.ts'
import { done } from '../../../domain/outcome.ts'
import { deleteAccount as remove } from '../../operations/accounts/delete-account.ts'
import { serve } from '../serve-operation.ts'

export const deleteAccount = serve(operation, async ({ shop, web, caller }) => {
  const deleted = await remove(shop, web.identity, caller)
  return deleted.ok ? done({ acknowledged: true, deletedCount: deleted.value ? 1 : 0 }) : deleted
})
