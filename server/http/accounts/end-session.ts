import { endSession as operation } from '../../../contract/accounts.ts'
import { done } from '../../../domain/outcome.ts'
import { endSession as end } from '../../operations/accounts/end-session.ts'
import { serve } from '../serve-operation.ts'

export const endSession = serve(operation, async ({ shop, caller }) => {
  const ended = await end(shop, caller)
  return ended.ok ? done({ acknowledged: true, deletedCount: ended.value }) : ended
})
