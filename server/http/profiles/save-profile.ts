import { saveProfile as operation } from '../../../contract/profiles.ts'
import { done } from '../../../domain/outcome.ts'
import type { ProfileRow } from '../../data/queries/profiles.ts'
import { saveProfile as save } from '../../operations/profiles/save-profile.ts'
import { serve } from '../serve-operation.ts'

export const saveProfile = serve(
  operation,
  async ({ shop, caller, input }) => {
    // The address of the profile is the account's: what the body says of it is not taken.
    const { email: _email, ...fields } = input.body
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    const change: Partial<ProfileRow> = Object.fromEntries(given)
    const saved = await save(shop, caller, input.params.email, change)
    return saved.ok ? done({ acknowledged: true, matchedCount: 1, modifiedCount: 1 }) : saved
  },
  { mayCall: (caller, { email }) => caller.email === email },
)
