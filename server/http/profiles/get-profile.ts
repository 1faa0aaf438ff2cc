import { getProfile as operation } from '../../../contract/profiles.ts'
import { done } from '../../../domain/outcome.ts'
import { getProfile as readProfile } from '../../operations/profiles/get-profile.ts'
import { serve } from '../serve-operation.ts'

export const getProfile = serve(operation, async ({ shop, caller, input }) => {
  const profile = await readProfile(shop, caller, input.params.email)
  return profile.ok ? done({ ...profile.value, email: caller.email }) : profile
})
