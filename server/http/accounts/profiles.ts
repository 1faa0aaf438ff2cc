import type * as contract from '../../../contract/accounts/profiles.ts'
import { done } from '../../../domain/outcome.ts'
import type { ProfileRow } from '../../data/queries/accounts/profiles.ts'
import { getProfile } from '../../operations/profiles/get-profile.ts'
import { saveProfile } from '../../operations/profiles/save-profile.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const profiles = {
  getProfile: async ({ shop, caller, input }) => {
    const profile = await getProfile(shop, caller, input.params.email)
    return profile.ok ? done({ ...profile.value, email: caller.email }) : profile
  },
  saveProfile: {
    handle: async ({ shop, caller, input }) => {
      // The profile's email is always the account's, so the body's is ignored.
      const { email: _email, ...fields } = input.body
      const given = Object.entries(fields).filter(([, value]) => value !== undefined)
      const change: Partial<ProfileRow> = Object.fromEntries(given)
      const saved = await saveProfile(shop, caller, input.params.email, change)
      return saved.ok ? done({ acknowledged: true, matchedCount: 1, modifiedCount: 1 }) : saved
    },
    mayCall: (caller, { email }) => caller.email === email,
  },
} satisfies HandlersOf<typeof contract.profiles>
