import { endSignIn as operation } from '../../../contract/accounts.ts'
import { done } from '../../../domain/outcome.ts'
import { endSignIn as end } from '../../operations/accounts/end-sign-ins.ts'
import { serve } from '../serve-operation.ts'

export const endSignIn = serve(operation, async ({ shop, web, caller, input }) => {
  const ended = await end(shop, web.identity, caller, input.params.id)
  return ended.ok ? done({ acknowledged: true, deletedCount: ended.value }) : ended
})
