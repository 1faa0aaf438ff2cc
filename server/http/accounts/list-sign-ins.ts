import { listSignIns as operation } from '../../../contract/accounts.ts'
import { done } from '../../../domain/outcome.ts'
import { listSignIns as list } from '../../operations/accounts/list-sign-ins.ts'
import { serve } from '../serve-operation.ts'

export const listSignIns = serve(operation, async ({ shop, caller }) => {
  const signIns = await list(shop, caller)
  return done(
    signIns.map(({ id, device, firstSeenAt, lastSeenAt, current }) => ({
      _id: id,
      device,
      firstSeenAt,
      lastSeenAt,
      current,
    })),
  )
})
