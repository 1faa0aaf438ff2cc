import { useCallback, useState } from 'react'
import type { Profile } from '../../../contract/profiles.ts'
import { useExtensions } from '../../api/extensions.ts'
import { getProfile } from '../../api/rows/people.ts'
import { type Loaded, useLoaded } from '../../api/use-loaded.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import { sessionApi } from '../../session/session-api.ts'

interface OwnProfile {
  readonly profile: Loaded<Profile>
  readonly reload: () => void
  /** Told of a profile that was just saved; answers what the form shows from now on. */
  readonly saved: (profile: Profile) => Profile
}

/** The stored profile of who is signed in; where {host} does not offer to read it, every form starts empty. */
export function useOwnProfile({ email, name }: Person): OwnProfile {
  const offered = useExtensions().has(getProfile)
  const load = useCallback(
    async (signal: AbortSignal): Promise<Profile> =>
      offered ? sessionApi().call(getProfile, { params: { email } }, { signal }) : blank(email, name),
    [offered, email, name],
  )
  const [profile, reload] = useLoaded(load)
  // What was sent stands until what is stored has been read back.
  const [sent, setSent] = useState<{ readonly over: Profile; readonly now: Profile }>()

  function saved(now: Profile): Profile {
    if (!offered || profile.status !== 'ready') return blank(email, name)
    setSent({ over: profile.data, now })
    reload()
    return now
  }
  const shown =
    profile.status === 'ready' && profile.data === sent?.over ? { ...profile, data: sent.now } : profile
  return { profile: shown, reload, saved }
}

function blank(email: string, name: string): Profile {
  return { email, name, img: '', address: '', status: '', phone: '' }
}
