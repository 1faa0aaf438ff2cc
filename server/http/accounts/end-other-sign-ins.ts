import { endOtherSignIns as operation } from '../../../contract/accounts.ts'
import { done } from '../../../domain/outcome.ts'
import { endOtherSignIns as end } from '../../operations/accounts/end-sign-ins.ts'
import { serve } from '../serve-operation.ts'

export const endOtherSignIns = serve(operation, async ({ shop, web, caller }) => {
  const ended = await end(shop, web.identity, caller)
  return ended.ok ? done({ acknowledged: true, deletedCount: ended.value }) : ended
})
