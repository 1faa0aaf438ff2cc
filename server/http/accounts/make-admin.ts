import { makeAdmin as operation } from '../../../contract/accounts.ts'
import { done } from '../../../domain/outcome.ts'
import { makeAdmin as make } from '../../operations/accounts/make-admin.ts'
import { serve } from '../serve-operation.ts'

export const makeAdmin = serve(operation, async ({ shop, input }) => {
  const made = await make(shop, input.params.email)
  return made.ok ? done({ acknowledged: true, matchedCount: 1, modifiedCount: made.value ? 1 : 0 }) : made
})
